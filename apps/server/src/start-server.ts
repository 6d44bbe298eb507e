import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { CLOSE } from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import pretty from 'pino-pretty'
import { type AppOptions, buildApp } from './app.ts'
import { createBackground } from './background.ts'
import { type Clock, testClock } from './clock.ts'
import { type Config, ConfigError, REDIS_NEEDS_POSTGRES, readConfig } from './config.ts'
import type { Context } from './context.ts'
import { type Connection, connect } from './db/connect.ts'
import { countStart, type Installation } from './db/installation.ts'
import { migrate } from './db/migrate.ts'
import { createFaults } from './faults.ts'
import { type AfterStart, afterStart, audiences, createCrowds, jobKinds } from './features/index.ts'
import { createCallers } from './features/session/callers.ts'
import { requireSecret } from './features/session/secret-fingerprint.ts'
import { askDatabase } from './http/health/clock-offset.ts'
import { createJobs } from './jobs/jobs.ts'
import { createLeases } from './jobs/lease.ts'
import { mailGate } from './mail/mail-gate.ts'
import { createMailer, type Mailer } from './mail/mailer.ts'
import { inProcessBus } from './push/bus/bus.ts'
import { redisBus } from './push/bus/redis-bus.ts'
import { createLive, firstVersionOf } from './push/hub.ts'
import type { Later } from './push/presence.ts'
import type { RecheckTiming } from './push/recheck.ts'
import { createSharedSets } from './push/shared-sets.ts'
import { connectRedis } from './redis/connect-redis.ts'
import type { Redis } from './redis/redis.ts'
import { steadyClock } from './steady-clock.ts'
import { createStorage } from './storage/create-storage.ts'
import { createMutex } from './transactions/mutex.ts'

export interface StartOptions extends AppOptions {
  readonly config?: Partial<Config>
  readonly clock?: Clock
  readonly log?: Logger
  /** An open database, which the server closes when it stops. */
  readonly connection?: Connection
  /** A mailer instead of the configured one. The server closes it when it stops. */
  readonly mail?: Mailer
  /** The largest batch of bets; 1 places bets one by one. */
  readonly batchSize?: number
  /**
   * Schedules the next presence update to a lobby's followers. A test replaces it to decide when the update is sent.
   */
  readonly later?: Later
  /** Intervals of the comparisons that find lost messages of other nodes. */
  readonly recheck?: Partial<RecheckTiming>
  /** The deadline of each call of Redis (ms, wall time). */
  readonly redisAnswersWithin?: number
  /** How long a stopping server waits for clients to read their replies (ms, wall time). */
  readonly answersWithin?: number
  /** Steps that prepare the server for players. A test that needs an empty server passes none. */
  readonly afterStart?: readonly AfterStart[]
}

/**
 * How long a stopping server waits for unread replies, and for emails (ms). Both waits together are shorter than the
 * whole stop may take.
 */
const ANSWERS_WITHIN_MS = 1500
const BACKGROUND_WITHIN_MS = 3000
/** The share of the wait for unread replies in which calls may still wait for the database. */
const WAITS_FOR_DATABASE = 0.6

/**
 * How many connections may wait to be accepted, because thousands of clients come back at once after a restart. The
 * system may allow fewer.
 */
const BACKLOG = 4096

/**
 * The number of partitions. The embedded database has one connection. On PostgreSQL more partitions would only make the
 * batches smaller.
 */
const PARTITIONS = { embedded: 1, postgres: 4 } as const
const BATCH_SIZE = 256

export interface RunningServer {
  readonly ctx: Context
  readonly app: FastifyInstance
  readonly url: string
  readonly connection: Connection
  /** Sentences to print for the person who started the server, for example how to sign in. */
  readonly sayings: readonly string[]
  stop(): Promise<void>
}

/** Starts a whole server that listens. Used by main, tests and benchmarks. */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const config: Config = { ...readConfig({ ...process.env, ...secretOf(options.config) }), ...options.config }
  const log = options.log ?? loggerFor(config)
  const connection = options.connection ?? (await connect(config, log))
  try {
    const migrating = () => migrate(connection.db)
    await (connection.withoutLimit ? connection.withoutLimit(migrating) : migrating())
    const address = { url: config.publicUrl ?? '' }
    const installation = await countStart(connection.db)
    const redis = await redisOf(connection, config, installation, log, options)
    try {
      const ctx = await contextOn(connection, config, log, address, installation, redis, options)
      await requireSecret(ctx, connection.kind)
      return await serve(ctx, connection, options, address)
    } catch (error) {
      await redis?.stop()
      throw error
    }
  } catch (error) {
    await connection.close()
    throw error
  }
}

/**
 * Returns the given secret and data folder as environment variables, so that `readConfig` need not store a new secret.
 */
function secretOf(config: Partial<Config> = {}): Record<string, string> {
  return {
    ...(config.authSecret !== undefined && { AUTH_SECRET: config.authSecret }),
    ...(config.dataDir !== undefined && { DATA_DIR: config.dataDir }),
  }
}

/**
 * Connects to Redis; undefined without REDIS_URL.
 * @throws ConfigError on the embedded database, where a server is the only node
 */
async function redisOf(
  { kind }: Connection,
  { redisUrl: url }: Config,
  { id }: Installation,
  log: Logger,
  { redisAnswersWithin: answerWithinMs }: StartOptions,
): Promise<Redis | undefined> {
  if (url === undefined) return undefined
  if (kind === 'embedded') throw new ConfigError(`${REDIS_NEEDS_POSTGRES}.`)
  return connectRedis({ url, installationId: id, log, ...(answerWithinMs !== undefined && { answerWithinMs }) })
}

async function contextOn(
  { db, heavyDb = db, kind, disk }: Connection,
  config: Config,
  log: Logger,
  address: Context['address'],
  { start }: Installation,
  redis: Redis | undefined,
  { clock, mail, batchSize = BATCH_SIZE, later, recheck }: StartOptions,
): Promise<Context> {
  const time = clock ?? (config.testClock ? testClock(Date.now(), { flows: true }) : await realClock(db, kind, log))
  const sharedSets = redis && createSharedSets({ redis, log })
  const callers = createCallers({ config, db, log, clock: time })
  const live = createLive({
    db,
    log,
    audiences,
    sharedSets,
    bus: redis ? redisBus(redis, log) : inProcessBus(),
    firstVersion: firstVersionOf(start),
    revoked: callers.revoked,
    ...(later && { later }),
    ...(recheck && { timing: recheck }),
  })
  const ctx: Context = {
    config,
    db,
    heavyDb,
    disk,
    log,
    faults: createFaults(),
    clock: time,
    live,
    crowds: createCrowds({ clock: time }),
    mutex: createMutex(),
    rush: { partitions: PARTITIONS[kind], batchSize },
    jobs: createJobs(() => ctx, jobKinds),
    leases: createLeases(db, kind, log),
    mail: mailGate(mail ?? createMailer({ config, log, clock: time }), { config, log, clock: time, redis }),
    background: createBackground(log),
    address,
    storage: await createStorage(config, { db, kind }, time),
    callers,
    redis,
    sharedSets,
  }
  return ctx
}

/** Creates the real clock. It is compared with the database's clock once before any code uses it [C15]. */
async function realClock(db: Context['db'], kind: Connection['kind'], log: Logger): Promise<Clock> {
  const clock = steadyClock({ goesBy: kind === 'postgres' ? 'the database' : 'the machine', log })
  clock.compare(await askDatabase({ db, clock }))
  return clock
}

async function serve(
  ctx: Context,
  connection: Connection,
  options: StartOptions,
  address: { url: string },
): Promise<RunningServer> {
  let isStarted = false
  let isDraining = false
  const app = await buildApp(ctx, { ...options, isStarted: () => isStarted, isDraining: () => isDraining })
  const stop = async () => {
    isDraining = true
    await drain(ctx)
    await closeApp(app, connection, options.answersWithin ?? ANSWERS_WITHIN_MS)
    await ctx.jobs.stop()
    await ctx.background.stop(BACKGROUND_WITHIN_MS)
    await ctx.mail.close()
    await ctx.callers.flush()
    ctx.live.stop()
    await ctx.sharedSets?.stop()
    await ctx.redis?.stop()
    await connection.close()
  }
  try {
    await app.listen({ port: ctx.config.port, host: ctx.config.host, backlog: BACKLOG })
    address.url ||= urlOf(app, ctx.config)
    ctx.jobs.start()
    const sayings: string[] = []
    for (const task of options.afterStart ?? afterStart) sayings.push(...(await task(ctx)))
    isStarted = true
    return { ctx, app, url: urlOf(app, ctx.config), connection, sayings, stop: once(stop) }
  } catch (error) {
    await app.close()
    await ctx.jobs.stop()
    await ctx.mail.close()
    await ctx.sharedSets?.stop()
    throw error
  }
}

/**
 * Serves all requests for `drainMs` while /readyz answers 503, so that a load balancer uses other nodes before this
 * node refuses any request. It closes the sockets one after another in the second half of this time, when the
 * balancer uses other nodes. So the clients do not all reconnect at once.
 */
async function drain({ config: { drainMs }, live }: Context): Promise<void> {
  if (drainMs === 0) return
  await pause(drainMs / 2)
  const listeners = [...live.listeners()]
  const closing = listeners.map((listener, index) =>
    setTimeout(() => listener.close(CLOSE.moving), ((drainMs / 2) * index) / listeners.length),
  )
  await pause(drainMs / 2)
  for (const timer of closing) clearTimeout(timer)
}

/**
 * Closes each connection when its last reply is sent, without waiting for the client to close it. The connection of a
 * client that does not read its reply is ended, because later steps of the stop need their time. Calls that still wait
 * for the database near the end of the wait are answered with 503.
 */
async function closeApp(app: FastifyInstance, connection: Connection, answersWithin: number): Promise<void> {
  const sweeping = setInterval(() => app.server.closeIdleConnections(), 50)
  const leaving = setTimeout(() => connection.leave?.(), answersWithin * WAITS_FOR_DATABASE)
  const cuttingOff = setTimeout(() => app.server.closeAllConnections(), answersWithin)
  try {
    await app.close()
  } finally {
    clearInterval(sweeping)
    clearTimeout(leaving)
    clearTimeout(cuttingOff)
  }
}

function urlOf(app: FastifyInstance, { host }: Config): string {
  const { port } = app.server.address() as AddressInfo
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

function once(task: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= task()
    return done
  }
}

/**
 * Creates the logger. Production writes JSON lines for programs; other environments write readable lines for a
 * developer.
 */
export function loggerFor({ env, logLevel }: Pick<Config, 'env' | 'logLevel'>): Logger {
  if (env === 'production') return pino({ level: logLevel })
  // Formats lines in this thread, because a transport of pino would be a worker with a heap of its own.
  return pino({ level: logLevel }, pretty({ sync: true, ignore: 'pid,hostname' }))
}
