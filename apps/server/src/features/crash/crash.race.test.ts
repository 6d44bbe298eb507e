import { adminDeleteUser, adminListCrashReports, type Giving, reportCrash } from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitingForLock } from '../../../test/support/database/waiting-for-lock.ts'
import { severalServers, stopAll } from '../../../test/support/nodes.ts'
import { type SignedIn, signUp } from '../../../test/support/sign-in.ts'
import { call, type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'
import { deleteAccount } from '../account/delete-account.ts'

if (!testDatabaseUrl) console.log('Races for crash reports were left out: set TEST_DATABASE_URL to a PostgreSQL.')

/** The number of reports in a test. Together with one more crash it is the limit of one client in a minute. */
const TIMES = 9

describe.skipIf(!testDatabaseUrl)(
  'a crash report of a user who is deleted on another server at the same moment',
  () => {
    let servers: readonly TestServer[]
    let here: TestServer
    let there: TestServer
    let admin: SignedIn
    beforeAll(async () => {
      servers = await severalServers(2)
      const [one, other] = servers
      if (!one || !other) throw new Error('no server runs')
      here = one
      there = other
      admin = await signUp(here.ctx, 'Dana', { role: 'admin' })
    })
    afterAll(() => stopAll(servers))

    const isDeleted = ({ userId }: SignedIn) =>
      call(there, adminDeleteUser, { params: { id: userId } }, { headers: admin.headers })
    const areWritten = () => call(here, adminListCrashReports, {}, { headers: admin.headers })
    const sends = async (body: Giving<typeof reportCrash>['body'], { headers }: SignedIn) => {
      const reported = await call(here, reportCrash, { body }, { headers })
      return reported.ok ? reported.reply.id : ''
    }
    const reports = () => here.ctx.db.selectFrom('crash_report').select(['account_id', 'description']).execute()
    const nothing = { account_id: null, description: null }

    it('stores a crash report without its user and message if the user is deleted on another server at the same moment [A15]', async () => {
      for (let time = 0; time < TIMES; time += 1) {
        const cleo = await signUp(here.ctx, 'Cleo')
        await sends({ message: 'It is me, Cleo' }, cleo)
        await Promise.all([isDeleted(cleo), areWritten()])
      }
      expect(await reports()).toEqual(Array(TIMES).fill(nothing))
    })

    it('a user who adds to a crash report while another server deletes the account is refused, and the report stays without user [A15] [Q5]', async () => {
      await here.ctx.db.deleteFrom('crash_group').execute()
      const cleo = await signUp(here.ctx, 'Cleo')
      const id = await sends({ error: { name: 'TypeError', message: 'x', stack: '' }, data: {} }, cleo)
      await areWritten()
      let completing: Promise<unknown> | undefined
      await deleteAccount(there.ctx, cleo.userId, async () => {
        completing = call(here, reportCrash, { body: { id, user: {}, message: 'It is me' } }, { headers: cleo.headers })
        await waitingForLock(there)
      })
      expect(await completing).toMatchObject({ status: 401, failure: { code: 'session-expired' } })
      expect(await reports()).toEqual([nothing])
    })
  },
)

describe.skipIf(!testDatabaseUrl)('additions to a crash report on another node', () => {
  let servers: readonly TestServer[]
  let here: TestServer
  let there: TestServer
  let ana: SignedIn
  let admin: SignedIn
  beforeAll(async () => {
    servers = await severalServers(2)
    const [one, other] = servers
    if (!one || !other) throw new Error('no server runs')
    here = one
    there = other
    ana = await signUp(here.ctx, 'Ana')
    admin = await signUp(here.ctx, 'Dana', { role: 'admin' })
  })
  afterAll(() => stopAll(servers))

  const crash = (message: string) => ({
    error: { name: 'TypeError', message, stack: 'at f (/assets/app-12345678.js:1:2)' },
  })
  const reported = async (message: string) => {
    const answer = await call(here, reportCrash, { body: crash(message) })
    if (!answer.ok) throw new Error(answer.failure.code)
    return answer.reply.id
  }
  const completes = async (body: Giving<typeof reportCrash>['body'], server = there) => {
    const answer = await call(server, reportCrash, { body }, { headers: ana.headers })
    return answer.ok ? 'completed' : answer.failure.code
  }
  const written = async (id: string) => {
    await call(here, adminListCrashReports, {}, { headers: admin.headers })
    const row = await here.ctx.db.selectFrom('crash_report').selectAll().where('id', '=', id).executeTakeFirst()
    return { account: row?.account_id, description: row?.description }
  }
  const waiting = () => here.ctx.db.selectFrom('crash_completion').selectAll().execute()

  it('an addition to a crash report is stored whether it arrives before or after the report is written [Q5] [PR484]', async () => {
    const early = await reported('early')
    expect(await completes({ id: early, user: {}, message: 'Before' })).toBe('completed')
    expect(await waiting()).toHaveLength(1)
    expect(await written(early)).toEqual({ account: ana.userId, description: 'Before' })
    expect(await waiting()).toEqual([])

    const late = await reported('late')
    expect(await written(late)).toEqual({ account: null, description: null })
    expect(await completes({ id: late, message: 'After' })).toBe('completed')
    expect(await written(late)).toMatchObject({ description: 'After' })
  })

  it('accepts each field of an addition to a crash report once, and no addition after ten minutes [Q5] [PR484]', async () => {
    const id = await reported('once')
    expect(await completes({ id, message: 'First' })).toBe('completed')
    expect(await completes({ id, message: 'Second' })).toBe('not-found')
    expect(await completes({ id, user: {} })).toBe('completed')
    expect(await written(id)).toEqual({ account: ana.userId, description: 'First' })
    expect(await completes({ id, message: 'Third' })).toBe('not-found')

    const old = await reported('old')
    await there.clock.advance(10 * 60_000)
    expect(await completes({ id: old, message: 'Too late' })).toBe('not-found')
    await there.clock.set(here.clock.now())
  })

  it('stores no addition for a crash report id that no node issued [Q5] [PR484]', async () => {
    const id = await reported('known')
    const changed = `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`
    for (const unknown of [crypto.randomUUID(), changed, '019aa000-0000-7000-8000-000000000000'])
      expect(await completes({ id: unknown, message: 'Hello' })).toBe('not-found')
    expect(await waiting()).toEqual([])
  })

  it('loses no addition that arrives while its crash report is written [Q5] [PR484]', async () => {
    for (let time = 0; time < 3; time += 1) {
      const id = await reported(`at once ${time}`)
      const [answer] = await Promise.all([completes({ id, message: 'At once' }), written(id)])
      expect([answer, (await written(id)).description]).toEqual(['completed', 'At once'])
    }
    expect(await waiting()).toEqual([])
  })

  it('stores no addition of an account that was deleted before the crash report is written [A15] [Q5] [PR484]', async () => {
    const cleo = await signUp(here.ctx, 'Cleo')
    const id = await reported('deleted')
    const body = { id, user: {} }
    expect((await call(there, reportCrash, { body }, { headers: cleo.headers })).ok).toBe(true)
    await deleteAccount(there.ctx, cleo.userId)
    expect(await waiting()).toEqual([])
    expect(await written(id)).toEqual({ account: null, description: null })
  })
})
