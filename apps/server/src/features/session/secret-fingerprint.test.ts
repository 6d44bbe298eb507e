import { whoami } from '@bettle/contract'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/support/database/test-database.ts'
import { signUp } from '../../../test/support/sign-in.ts'
import { aServer, call, type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'
import { forgetSecret, requireSecret } from './secret-fingerprint.ts'

const ONE = 'one secret of more than thirty-two characters'
const OTHER = 'another secret of more than thirty-two characters'

const servers: TestServer[] = []
let database: TestDatabase | undefined
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
  await database?.drop()
  database = undefined
})

async function start(authSecret: string): Promise<TestServer> {
  database ??= await testDatabase()
  const server = await aServer({ database, config: { authSecret } })
  servers.push(server)
  return server
}

const isSignedIn = async (server: TestServer, { headers }: Awaited<ReturnType<typeof signUp>>) =>
  (await call(server, whoami, {}, { headers })).ok

const storedBy = async ({ ctx }: TestServer) => [
  await ctx.db.selectFrom('secret_fingerprint').selectAll().execute(),
  await ctx.db.selectFrom('session').selectAll().execute(),
]

it.skipIf(!testDatabaseUrl)('a node with the same AUTH_SECRET accepts the tokens of another node [PR483]', async () => {
  const one = await start(ONE)
  const ana = await signUp(one.ctx, 'Ana')
  expect(await isSignedIn(await start(ONE), ana)).toBe(true)
})

describe.skipIf(!testDatabaseUrl)('a node with a different AUTH_SECRET', () => {
  it('a node with a different AUTH_SECRET refuses to start, says how to change the secret, and changes nothing [PR483]', async () => {
    const one = await start(ONE)
    const ana = await signUp(one.ctx, 'Ana')
    const before = await storedBy(one)
    await expect(start(OTHER)).rejects.toThrow(
      'AUTH_SECRET differs from the AUTH_SECRET of the other nodes of this database. Set the same AUTH_SECRET on every node. To change AUTH_SECRET, ' +
        'stop all nodes and run "npm run admin -- forget-secret". That signs all users out. Then start the nodes with the new AUTH_SECRET.',
    )
    expect(await storedBy(one)).toEqual(before)
    expect(await isSignedIn(one, ana)).toBe(true)
  })

  it('after forget-secret a node with a different AUTH_SECRET starts, refuses earlier sessions, and keeps out nodes with the old one [PR483]', async () => {
    const one = await start(ONE)
    const ana = await signUp(one.ctx, 'Ana')
    await forgetSecret(one.ctx)
    await servers.pop()?.stop()
    const other = await start(OTHER)
    expect(await isSignedIn(other, ana)).toBe(false)
    await expect(start(ONE)).rejects.toThrow(/^AUTH_SECRET differs from the AUTH_SECRET of the other nodes/)
  })

  it('one of two nodes with different AUTH_SECRETs that start on a new database at the same moment refuses to start [PR483]', async () => {
    database = await testDatabase()
    const started = await Promise.allSettled([start(ONE), start(OTHER)])
    expect(started.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

it.skipIf(testDatabaseUrl)(
  'the only node on an embedded database may start with a different AUTH_SECRET, which ends all sessions [PR483]',
  async () => {
    const one = await start(ONE)
    const ana = await signUp(one.ctx, 'Ana')
    // This call checks the secret again, as after a restart on the same folder.
    await requireSecret(one.ctx, 'embedded')
    expect(await isSignedIn(one, ana)).toBe(true)
    await requireSecret({ ...one.ctx, config: { ...one.ctx.config, authSecret: OTHER } }, 'embedded')
    expect(await isSignedIn(one, ana)).toBe(false)
  },
)

it('the database holds a salted fingerprint of AUTH_SECRET and not the secret itself [PR483]', async () => {
  const { ctx } = await start(ONE)
  const { rows } = await sql<{ salt: string; fingerprint: string }>`select * from secret_fingerprint`.execute(ctx.db)
  expect(rows).toEqual([
    { single: true, salt: expect.stringMatching(/^[\w-]{22}$/), fingerprint: expect.stringMatching(/^[\w-]{43}$/) },
  ])
  expect(JSON.stringify(rows)).not.toContain(ONE)
})
