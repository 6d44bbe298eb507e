import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import pretty from 'pino-pretty'
import { type AppOptions, buildApp } from './app.ts'
import { createBackground } from './background.ts'
import { type Clock, testClock } from './clock.ts'
import { type Config, readConfig } from './config.ts'
import type { Context } from './context.ts'
import { type Connection, connect } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { createFaults } from './faults.ts'
import { type AfterStart, afterStart, audiences, jobKinds } from './features/index.ts'
import { createCallers } from './features/session/callers.ts'
import { askDatabase } from './http/clock-offset.ts'
import { createJobs } from './jobs/jobs.ts'
import { mailGate } from './mail/mail-gate.ts'
import { createMailer, type Mailer } from './mail/mailer.ts'
import { createLive } from './push/hub.ts'
import type { Later } from './push/presence.ts'
import { steadyClock } from './steady-clock.ts'
import { createStorage } from './storage/create-storage.ts'
import { createMutex } from './transactions/mutex.ts'

export interface StartOptions extends AppOptions {
  readonly config?: Partial<Config>
  readonly clock?: Clock
  readonly log?: Logger
  /** A database opened already; it is closed with the server. */
  readonly connection?: Connection
  /** Another way for mails than the configuration's; it is closed with the server. */
  readonly mail?: Mailer
  /** How many bets go in together at most: 1 where they are to go one by one. */
  readonly batchSize?: number
  /** When those who follow a lobby are told again how many are there: a moment later, or when a test says. */
  readonly later?: Later
  /** What stopping waits for answers to be read, in ms of wall time. */
  readonly answersWithin?: number
  /** What makes it fit for players; none of it where a test wants an empty server. */
  readonly afterStart?: readonly AfterStart[]
}

/** What stopping waits for answers that nobody reads, and for mails under way: together less than the whole stop may take. */
const ANSWERS_WITHIN_MS = 1500
const BACKGROUND_WITHIN_MS = 3000
/** The part of that time in which calls may still wait for the database. */
const WAITS_FOR_DATABASE = 0.6

/** The embedded database has one connection; on PostgreSQL more than a few lanes only make their lots smaller. */
const PARTITIONS = { embedded: 1, postgres: 4 } as const
const BATCH_SIZE = 256

export interface RunningServer {
  readonly ctx: Context
  readonly app: FastifyInstance
  readonly url: string
  readonly connection: Connection
  /** What is to be said to whoever started it: the sign-ins. */
  readonly sayings: readonly string[]
  stop(): Promise<void>
}

/** A whole server, serving: what main, tests and measurements start. */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const config: Config = { ...readConfig({ ...process.env, ...secretOf(options.config) }), ...options.config }
  const log = options.log ?? loggerFor(config)
  const connection = options.connection ?? (await connect(config, log))
  try {
    const migrating = () => migrate(connection.db)
    await (connection.withoutLimit ? connection.withoutLimit(migrating) : migrating())
    const address = { url: config.publicUrl ?? '' }
    return await serve(await contextOn(connection, config, log, address, options), connection, options, address)
  } catch (error) {
    await connection.close()
    throw error
  }
}

/** A given secret must not lead to one being written to the disk. */
function secretOf(config: Partial<Config> = {}): Record<string, string> {
  return {
    ...(config.authSecret !== undefined && { AUTH_SECRET: config.authSecret }),
    ...(config.dataDir !== undefined && { DATA_DIR: config.dataDir }),
  }
}

async function contextOn(
  { db, heavyDb = db, kind, disk }: Connection,
  config: Config,
  log: Logger,
  address: Context['address'],
  { clock, mail, batchSize = BATCH_SIZE, later }: StartOptions,
): Promise<Context> {
  const time = clock ?? (config.testClock ? testClock(Date.now(), { flows: true }) : await realClock(db, kind, log))
  const ctx: Context = {
    config,
    db,
    heavyDb,
    disk,
    log,
    faults: createFaults(),
    clock: time,
    live: createLive({ db, log, audiences, ...(later && { later }) }),
    mutex: createMutex(),
    rush: { partitions: PARTITIONS[kind], batchSize },
    jobs: createJobs(() => ctx, jobKinds),
    mail: mailGate(mail ?? createMailer({ config, log, clock: time }), { config, log, clock: time }),
    background: createBackground(log),
    address,
    storage: await createStorage(config, time),
    callers: createCallers({ config, db, log, clock: time }),
  }
  return ctx
}

/** [C15] Compared with the database's once before anything goes by it. */
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
  const app = await buildApp(ctx, { ...options, isStarted: () => isStarted })
  const stop = async () => {
    await closeApp(app, connection, options.answersWithin ?? ANSWERS_WITHIN_MS)
    await ctx.jobs.stop()
    await ctx.background.stop(BACKGROUND_WITHIN_MS)
    await ctx.mail.close()
    await ctx.callers.flush()
    await connection.close()
  }
  try {
    await app.listen({ port: ctx.config.port, host: ctx.config.host })
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
    throw error
  }
}

/**
 * A connection is idle when its last answer is sent: it is closed then, not when its owner would let go of it. Whoever does not
 * read an answer is not waited for to the end, as what comes after has to be closed in good order as well. Calls that still wait
 * for the database when most of that time is over are answered 503.
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

/** Production writes JSON lines for programs. Elsewhere a developer reads the log beside the sentences of the start. */
export function loggerFor({ env, logLevel }: Pick<Config, 'env' | 'logLevel'>): Logger {
  if (env === 'production') return pino({ level: logLevel })
  // In this thread: a transport would be a worker with a heap of its own.
  return pino({ level: logLevel }, pretty({ sync: true, ignore: 'pid,hostname' }))
}
