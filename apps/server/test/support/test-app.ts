import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { type TestClock, testClock } from '../../src/clock.ts'
import type { Config } from '../../src/config.ts'
import { type RunningServer, type StartOptions, startServer } from '../../src/start-server.ts'
import { type TestDatabase, testDatabase } from './test-database.ts'

export { call } from './call.ts'
export { isUpdate, listen, type TestSocket } from './listen.ts'
export { aSignedInUser, type SignedInUser } from './signed-in-user.ts'
export { testDatabaseUrl } from './test-database.ts'

export interface TestServer extends RunningServer {
  readonly clock: TestClock
  readonly database: TestDatabase
}

export interface ServerOptions extends Omit<StartOptions, 'clock'> {
  readonly clock?: TestClock
  readonly database?: TestDatabase
}

const CONFIG: Config = {
  env: 'test',
  port: 0,
  host: '127.0.0.1',
  dataDir: tmpdir(),
  databaseUrl: undefined,
  preparedPlans: true,
  redisUrl: undefined,
  adminEmail: undefined,
  adminPassword: undefined,
  authSecret: 'a secret that everybody may know, as these are tests',
  trustProxy: false,
  mailFrom: 'Bettle <no-reply@localhost>',
  practice: false,
  guests: false,
  logLevel: 'silent',
  publicUrl: undefined,
  smtpUrl: undefined,
  s3: undefined,
  sentryDsn: undefined,
  metricsToken: undefined,
  ledgerHeads: undefined,
  rateLimits: false,
  testClock: true,
}

/**
 * Starts a real server on a free port, with a database of its own and a clock that stays at 2026-05-01T18:00:00Z.
 * LOG_LEVEL=debug shows its log. Jobs run when the clock is moved, or on `ctx.jobs.settled()`.
 */
export async function aServer({ database, clock = testClock(), ...options }: ServerOptions = {}): Promise<TestServer> {
  const own = database ?? (await testDatabase())
  // The folder is created only when a file is stored.
  const dataDir = join(tmpdir(), `bettle-test-${randomUUID()}`)
  const running = await startServer({
    log: pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
    afterStart: [],
    connection: await own.connect(),
    ...options,
    clock,
    config: { ...CONFIG, dataDir, ...options.config },
  })
  return {
    ...running,
    clock,
    database: own,
    async stop() {
      await running.stop()
      await rm(dataDir, { recursive: true, force: true })
      if (!database) await own.drop()
    },
  }
}

/** Starts a second node on the same database, which must be PostgreSQL. It shares the first one's clock. */
export function anotherServer(first: TestServer, options: ServerOptions = {}): Promise<TestServer> {
  if (first.database.kind !== 'postgres') throw new Error('A second server needs TEST_DATABASE_URL')
  return aServer({ clock: first.clock, ...options, database: first.database })
}
