import { adminDeleteUser, adminListCrashReports, type Giving, reportCrash } from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { severalServers, stopAll } from '../../../test/support/nodes.ts'
import { type SignedIn, signUp } from '../../../test/support/sign-in.ts'
import { call, type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'
import { waitingForLock } from '../../../test/support/waiting-for-lock.ts'
import { deleteAccount } from '../account/delete-account.ts'

if (!testDatabaseUrl) console.log('Races for crash reports were left out: set TEST_DATABASE_URL to a PostgreSQL.')

/** With the crash reported after them, no more than one client may report in a minute. */
const TIMES = 9

describe.skipIf(!testDatabaseUrl)('a crash report of a user who is deleted on another server at that moment', () => {
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

  it('is stored without the user and their message in either order [A15]', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const cleo = await signUp(here.ctx, 'Cleo')
      await sends({ message: 'It is me, Cleo' }, cleo)
      await Promise.all([isDeleted(cleo), areWritten()])
    }
    expect(await reports()).toEqual(Array(TIMES).fill(nothing))
  })

  it('cannot be completed by them any more [A15] [Q5]', async () => {
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
})
