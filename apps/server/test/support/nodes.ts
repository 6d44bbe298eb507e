import { sql } from 'kysely'
import { testClock } from '../../src/clock.ts'
import { anotherServer, aServer, type ServerOptions, type TestServer } from './test-app.ts'

/**
 * Starts several servers on one database, each with its own clock and open connections. Without open ones, the first
 * server to connect would win every race. Needs TEST_DATABASE_URL. There is no balancer: the test chooses the node of
 * each call.
 */
export async function severalServers(count: number, options: ServerOptions = {}): Promise<TestServer[]> {
  const first = await aServer({ ...options, nodes: 1 })
  const another = () => anotherServer(first, { ...options, clock: testClock(first.clock.now()) })
  const others = Array.from({ length: count - 1 }, another)
  const servers = [first, ...(await Promise.all(others))]
  await Promise.all(servers.map((server) => Promise.all([warm(server), warm(server)])))
  return servers
}

function warm({ ctx }: TestServer): Promise<unknown> {
  return ctx.db.transaction().execute((tx) => sql`select pg_sleep(0.05)`.execute(tx))
}

/** Stops the first server last, because it owns the database. */
export async function stopAll(servers: readonly TestServer[]): Promise<void> {
  const [first, ...others] = servers
  await Promise.all(others.map((server) => server.stop()))
  await first?.stop()
}

/** Sets all clocks at the same moment, as far as possible. */
export async function setClocks(servers: readonly TestServer[], to: number): Promise<void> {
  await Promise.all(servers.map((server) => server.clock.set(to)))
}
