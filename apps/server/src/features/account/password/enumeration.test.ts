import { forgotPassword, login, type RouteSpec, resetPassword } from '@bettle/contract'
import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../test/support/database/test-database.ts'
import { type SignedIn, signUp } from '../../../../test/support/sign-in.ts'
import { aServer, call, type TestServer } from '../../../../test/support/test-app.ts'
import { registerFeatures } from '../../index.ts'
import { NO_PASSWORD, passwordFits } from '../../user/password.ts'

/** The database queries about accounts and the replies of the server, in order. */
const log: string[] = []
const ANSWERED = 'answered'

let server: TestServer
let drop: () => Promise<void>
let addresses: Record<'registered' | 'unknown' | 'deleted' | 'without a password', string>
beforeAll(async () => {
  const database = await testDatabase()
  drop = () => database.drop()
  server = await aServer({
    database: {
      ...database,
      async connect() {
        const connection = await database.connect()
        return { ...connection, db: connection.db.withPlugin(listening()) }
      },
    },
    features(app, ctx) {
      app.addHook('onResponse', async () => void log.push(ANSWERED))
      registerFeatures(app, ctx)
    },
  })
  const [ana, ben, cleo] = await Promise.all(['Ana', 'Ben', 'Cleo'].map((name) => signUp(server.ctx, name)))
  if (!ana || !ben || !cleo) throw new Error('a player is missing')
  await change(ben, { deleted_at: server.clock.date() })
  await change(cleo, { password_hash: NO_PASSWORD })
  addresses = {
    registered: ana.email,
    unknown: 'nobody@example.com',
    deleted: ben.email,
    'without a password': cleo.email,
  }
})
afterAll(async () => {
  await server?.stop()
  await drop?.()
})

function change({ userId }: SignedIn, to: { deleted_at: Date } | { password_hash: string }) {
  return server.ctx.db.updateTable('account').set(to).where('id', '=', userId).execute()
}

function listening(): KyselyPlugin {
  const compiler = new PostgresQueryCompiler()
  return {
    transformQuery({ node, queryId }) {
      const { sql } = compiler.compileQuery(node, queryId)
      if (/"(account|password_link|session|refresh_token)"/.test(sql)) log.push(sql)
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

/** Returns everything that a client sees of a reply, except the time. */
async function seen(path: RouteSpec['path'], body: unknown) {
  const response = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const headers = [...response.headers].filter(([name]) => name !== 'date')
  return { status: response.status, headers, body: await response.text() }
}

/** Returns all database queries of one request, including those after its reply. */
async function asked(run: () => Promise<unknown>): Promise<string[]> {
  await server.ctx.background.settled()
  log.length = 0
  await run()
  await server.ctx.background.settled()
  return [...log]
}

const loginOf = (email: string) => seen(login.path, { email, password: 'Kick-off-2' })
const forgotOf = (email: string) => seen(forgotPassword.path, { email, confirmEmail: email })

describe('a visitor who tries email addresses', () => {
  it('refuses a sign-in with a wrong password by the same reply for a registered, unknown or deleted address and one without a password [A25]', async () => {
    const known = await loginOf(addresses.registered)
    expect(known.status).toBe(401)
    for (const email of Object.values(addresses)) expect(await loginOf(email)).toEqual(known)
  })

  it('answers a request for a password link by the same success for a registered, unknown or deleted address and one without a password [A25]', async () => {
    const known = await forgotOf(addresses.registered)
    expect(known).toMatchObject({ status: 200, body: '{"message":"success"}' })
    for (const email of Object.values(addresses)) expect(await forgotOf(email)).toEqual(known)
  })

  it('a refused sign-in causes the same single database query whether its address is registered, unknown or deleted [A25]', async () => {
    const known = await asked(() => loginOf(addresses.registered))
    expect(known.filter((line) => line !== ANSWERED)).toHaveLength(1)
    for (const email of Object.values(addresses)) expect(await asked(() => loginOf(email))).toEqual(known)
  })

  it('the server answers a request for a password link before it queries the address, and sends the same queries for every address [A22] [A25]', async () => {
    const known = await asked(() => forgotOf(addresses.registered))
    expect(known[0]).toBe(ANSWERED)
    expect(known.length).toBeGreaterThan(3)
    for (const email of Object.values(addresses)) expect(await asked(() => forgotOf(email))).toEqual(known)
  })

  it('an invalid password link causes the same database queries whether or not its account exists [A23]', async () => {
    const link = { password: 'Half-time-2', confirmPassword: 'Half-time-2', token: 'rubbish' }
    const ana = await signUp(server.ctx, 'Ana')
    const known = await asked(() => seen(resetPassword.path, { ...link, id: ana.userId }))
    expect(known.length).toBeGreaterThan(1)
    for (const id of ['0190aaaa-0000-7000-8000-000000000000', 'no id']) {
      expect(await asked(() => seen(resetPassword.path, { ...link, id }))).toEqual(known)
    }
  })
})

describe('the computation of password hashes', () => {
  const TIMES = 12

  it('the server spends the CPU time of a password hash also on an unknown address and on an invalid password link [A25]', async () => {
    // Uses the hash parameters of production, so that one hash is visible in the measured CPU time.
    const costly = await aServer({ config: { env: 'development' } })
    try {
      const ana = await signUp(costly.ctx, 'Ana')
      const { password_hash } = await costly.ctx.db
        .selectFrom('account')
        .select('password_hash')
        .where('id', '=', ana.userId)
        .executeTakeFirstOrThrow()
      const signsIn = (email: string) => call(costly, login, { body: { email, password: 'guess' } })
      const resets = (id: string) =>
        call(costly, resetPassword, {
          body: { password: 'Half-time-2', confirmPassword: 'Half-time-2', token: 'rubbish', id },
        })
      await signsIn('nobody@example.com') // This first sign-in computes the decoy hash.
      const once = await cpuOf(() => passwordFits(costly.ctx, password_hash, 'guess'))
      expect(await cpuOf(() => signsIn(ana.email))).toBeGreaterThan(once / 2)
      expect(await cpuOf(() => signsIn('nobody@example.com'))).toBeGreaterThan(once / 2)
      expect(await cpuOf(() => resets(ana.userId))).toBeGreaterThan(once / 2)
      expect(await cpuOf(() => resets('no id'))).toBeGreaterThan(once / 2)
    } finally {
      await costly.stop()
    }
  })

  /** Returns the CPU time of this process in ms, so that other processes do not change the result. */
  async function cpuOf(run: () => Promise<unknown>): Promise<number> {
    const before = process.cpuUsage()
    for (let time = 0; time < TIMES; time += 1) await run()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
})
