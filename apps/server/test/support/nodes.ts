import { sql } from 'kysely'
import { testClock } from '../../src/clock.ts'
import { anotherServer, aServer, type TestServer } from './test-app.ts'

/**
 * Several servers on one database, each with a clock of its own and warm connections: a race on cold ones is won by whoever
 * connects first. Needs TEST_DATABASE_URL.
 */
export async function severalServers(count: number): Promise<TestServer[]> {
  const first = await aServer()
  const others = Array.from({ length: count - 1 }, () => anotherServer(first, { clock: testClock(first.clock.now()) }))
  const servers = [first, ...(await Promise.all(others))]
  await Promise.all(servers.map((server) => Promise.all([warm(server), warm(server)])))
  return servers
}

function warm({ ctx }: TestServer): Promise<unknown> {
  return ctx.db.transaction().execute((tx) => sql`select pg_sleep(0.05)`.execute(tx))
}

/** The first owns the database: it goes last. */
export async function stopAll(servers: readonly TestServer[]): Promise<void> {
  const [first, ...others] = servers
  await Promise.all(others.map((server) => server.stop()))
  await first?.stop()
}

/** All of them at the same moment, as far as they can. */
export async function setClocks(servers: readonly TestServer[], to: number): Promise<void> {
  await Promise.all(servers.map((server) => server.clock.set(to)))
}
