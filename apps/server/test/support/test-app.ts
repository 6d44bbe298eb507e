import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { type TestClock, testClock } from '../../src/clock.ts'
import type { Config } from '../../src/config.ts'
import { type RunningServer, type StartOptions, startServer } from '../../src/start-server.ts'
import { type TestDatabase, testDatabase, testDatabaseUrl } from './database/test-database.ts'
import { twoNodes } from './two-nodes.ts'

export { call } from './call.ts'
export { testDatabaseUrl } from './database/test-database.ts'
export { isUpdate, listen, type TestSocket } from './listen.ts'
export { aSignedInUser, type SignedInUser } from './signed-in-user.ts'

export interface TestServer extends RunningServer {
  readonly clock: TestClock
  readonly database: TestDatabase
  /** All that `url` leads to; `ctx` is the last one's. */
  readonly nodes: readonly RunningServer[]
  /** On two nodes: resolves when each one has received everything that the other one published so far. */
  readonly delivered?: () => Promise<void>
}

export interface ServerOptions extends Omit<StartOptions, 'clock'> {
  readonly clock?: TestClock
  readonly database?: TestDatabase
  /** 1 keeps the server alone with TEST_NODES=2. The caller says why in a comment. */
  readonly nodes?: 1
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
  feedSecret: 'another secret that everybody may know in tests',
  trustProxy: false,
  mailFrom: 'Bettle <no-reply@localhost>',
  practice: false,
  guests: false,
  logLevel: 'silent',
  publicUrl: undefined,
  smtpUrl: undefined,
  s3: undefined,
  sentryDsn: undefined,
  securityContact: undefined,
  metricsToken: undefined,
  ledgerHeads: undefined,
  rateLimits: false,
  drainMs: 0,
  localProvider: true,
  testClock: true,
}

/** The Redis that servers of the tests share on PostgreSQL; they share none if it is not set. */
const testRedisUrl = process.env.TEST_REDIS_URL || undefined
/** With TEST_NODES=2, on PostgreSQL and Redis, each server of the tests is two nodes behind a balancer. */
const hasTwoNodes = process.env.TEST_NODES === '2'
if (hasTwoNodes && !(testDatabaseUrl && testRedisUrl)) {
  throw new Error('TEST_NODES=2 needs TEST_DATABASE_URL and TEST_REDIS_URL')
}
/** On a busy machine Redis misses the usual deadline, and each node would count its limits by itself for a moment. */
const REDIS_ANSWERS_WITHIN_MS = 10_000

/**
 * Starts a real server on a free port, with a database of its own and a clock that stays at 2026-05-01T18:00:00Z.
 * LOG_LEVEL=debug shows its log. Jobs run when the clock is moved, or on `ctx.jobs.settled()`.
 * With TEST_NODES=2 another node on the same database and clock shares its calls and sockets. That one runs first what a
 * moved clock makes due, so that the node of `ctx` reads what another one did.
 */
export async function aServer({
  database,
  clock = testClock(),
  nodes,
  ...options
}: ServerOptions = {}): Promise<TestServer> {
  const own = database ?? (await testDatabase())
  // A node on a given database or port is one of several already.
  const isAlone = !hasTwoNodes || nodes === 1 || database !== undefined || options.config?.port !== undefined
  const given = isAlone ? options : { redisAnswersWithin: REDIS_ANSWERS_WITHIN_MS, ...options }
  const other = isAlone ? undefined : await aNode(own, clock, given)
  const shown = await aNode(own, clock, given)
  const both = other && (await twoNodes([other, shown]))
  return {
    ...shown,
    ...(both && { url: both.url, delivered: both.delivered }),
    nodes: other ? [other, shown] : [shown],
    clock,
    database: own,
    async stop() {
      await (both ?? shown).stop()
      if (!database) await own.drop()
    },
  }
}

/** A node with a data folder of its own. */
async function aNode(database: TestDatabase, clock: TestClock, options: StartOptions): Promise<RunningServer> {
  // The folder is created only when a file is stored.
  const dataDir = join(tmpdir(), `bettle-test-${randomUUID()}`)
  const running = await startServer({
    log: pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
    afterStart: [],
    connection: await database.connect(),
    ...options,
    clock,
    config: {
      ...CONFIG,
      dataDir,
      redisUrl: database.kind === 'postgres' ? testRedisUrl : undefined,
      ...options.config,
    },
  })
  return {
    ...running,
    async stop() {
      await running.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts a second node on the same database, which must be PostgreSQL. It shares the first one's clock. */
export function anotherServer(first: TestServer, options: ServerOptions = {}): Promise<TestServer> {
  if (first.database.kind !== 'postgres') throw new Error('A second server needs TEST_DATABASE_URL')
  return aServer({ clock: first.clock, ...options, database: first.database })
}
