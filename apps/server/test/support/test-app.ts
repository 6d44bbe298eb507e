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
  /** All nodes to which `url` leads. `ctx` is the context of the last one. */
  readonly nodes: readonly RunningServer[]
  /** With two nodes, resolves when each node has received everything that the other one has published so far. */
  readonly delivered?: () => Promise<void>
}

export interface ServerOptions extends Omit<StartOptions, 'clock'> {
  readonly clock?: TestClock
  readonly database?: TestDatabase
  /** 1 runs a single node even with TEST_NODES=2. The caller says why in a comment. */
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
  pushHosts: ['127.0.0.1'],
  testClock: true,
}

/** The Redis that the servers of the tests share on PostgreSQL. They share none if this is not set. */
const testRedisUrl = process.env.TEST_REDIS_URL || undefined
/** With TEST_NODES=2, on PostgreSQL and Redis, each server of the tests consists of two nodes behind a balancer. */
const hasTwoNodes = process.env.TEST_NODES === '2'
if (hasTwoNodes && !(testDatabaseUrl && testRedisUrl)) {
  throw new Error('TEST_NODES=2 needs TEST_DATABASE_URL and TEST_REDIS_URL')
}
/**
 * How long Redis may take to answer (ms). On a busy machine it misses the usual deadline, and each node would count its
 * limits alone for a moment.
 */
const REDIS_ANSWERS_WITHIN_MS = 10_000

/**
 * Starts a real server on a free port, with its own database and a clock that stays at 2026-05-01T18:00:00Z.
 * LOG_LEVEL=debug shows its log. Jobs run when the clock is moved, or on `ctx.jobs.settled()`. With TEST_NODES=2 a
 * second node on the same database and clock shares the calls and sockets. When the clock is moved, the second node
 * runs the due jobs first, so that the node of `ctx` reads what another node did.
 */
export async function aServer({
  database,
  clock = testClock(),
  nodes,
  ...options
}: ServerOptions = {}): Promise<TestServer> {
  const own = database ?? (await testDatabase())
  // A node with a given database or port is already one of several nodes.
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

/** Starts a node with a separate data folder. */
async function aNode(database: TestDatabase, clock: TestClock, options: StartOptions): Promise<RunningServer> {
  // The node creates this folder only when it stores a file.
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

/** Starts a second node on the same database, which must be PostgreSQL. It shares the clock of the first node. */
export function anotherServer(first: TestServer, options: ServerOptions = {}): Promise<TestServer> {
  if (first.database.kind !== 'postgres') throw new Error('A second server needs TEST_DATABASE_URL')
  return aServer({ clock: first.clock, ...options, database: first.database })
}
