import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { cleanRegularly, vacuumUnlessPostgresDoes } from './clean-regularly.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { type DiskWatch, watchDisk } from './disk-watch.ts'
import { type Embedded, openEmbedded } from './embedded/embedded.ts'
import { lockFolder } from './embedded/folder-lock.ts'
import { makeFolder } from './embedded/make-folder.ts'
import { hasRoom } from './embedded/room-on-disk.ts'
import { serveSnapshots } from './embedded/snapshot-socket.ts'
import { schemaVersion } from './migrate.ts'
import { NoDatabase } from './no-database.ts'
import { type DatabaseTimeouts, PATIENCE, watchDatabase } from './postgres/database-watch.ts'
import { withoutPreparedPlans, withPreparedPlans } from './postgres/prepared-plans.ts'
import { type WatchedPool, watchedPool } from './postgres/watched-pool.ts'
import type { Database } from './schema.ts'
import { valueParsers } from './value-parsers.ts'

export interface Connection {
  readonly db: Kysely<Database>
  /**
   * Uses a few connections of its own for large reads. PostgreSQL only, because the embedded database has one
   * connection.
   */
  readonly heavyDb?: Kysely<Database>
  readonly kind: 'embedded' | 'postgres'
  readonly disk: DiskWatch
  /** Embedded database only: counts syncs to the disk, dumps the database, and reports its end. */
  readonly embedded?: Pick<Embedded, 'syncs' | 'dump' | 'lost'>
  /** Suspends the deadlines of statements during `run`, as migrations need. PostgreSQL only. */
  withoutLimit?<Result>(run: () => Promise<Result>): Promise<Result>
  /** Ends all waits for PostgreSQL at once with an error and refuses later waits, because the server stops. */
  leave?(): void
  close(): Promise<void>
}

const POOL_SIZE = 10
/** The number of connections for `forHeavyReads`, in addition to the other connections. */
const HEAVY_POOL_SIZE = 3

type Connecting = Pick<Config, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Config, 'preparedPlans'>> & {
    /** Deadlines for PostgreSQL, to replace the default ones. */
    readonly patience?: DatabaseTimeouts
  }

/**
 * Connects to the configured PostgreSQL or to the embedded database. Dialect, migrations and values are the same for
 * both.
 */
export async function connect(config: Connecting, log: Logger): Promise<Connection> {
  if (config.databaseUrl?.startsWith('memory:')) {
    // `memory:///path/of/a.tar` starts from the dump in this file.
    const template = new URL(config.databaseUrl).pathname
    const embedded = await openEmbedded(template === '' ? {} : { template }, log)
    const disk = watchDisk(log)
    const db = kyselyOn(disk.watched(embedded.pool))
    return { db, kind: 'embedded', disk, embedded, close: () => closeEmbedded(db, embedded, log) }
  }
  return config.databaseUrl === undefined
    ? connectFolder(config.dataDir, log)
    : connectPostgres(config.databaseUrl, config, log)
}

/** The socket through which a running server receives requests for a snapshot. */
export const snapshotSocket = (dataDir: string) => join(dataDir, 'snapshot.sock')
/** The lock file of the embedded database. */
export const lockOf = (dataDir: string) => join(dataDir, 'pgdata.lock')

async function connectFolder(dataDir: string, log: Logger): Promise<Connection> {
  mkdirSync(dataDir, { recursive: true })
  const unlock = await lockFolder(lockOf(dataDir))
  try {
    const folder = join(dataDir, 'pgdata')
    assertRoomToStart(dataDir)
    await makeFolder(folder)
    const embedded = await openEmbedded({ folder }, log)
    const disk = watchDisk(log, dataDir)
    const db = kyselyOn(disk.watched(embedded.pool))
    const stopCleaning = cleanRegularly(db, log)
    const stopSnapshots = await serveSnapshots(snapshotSocket(dataDir), embedded.snapshot, log)
    return {
      db,
      kind: 'embedded',
      disk,
      embedded,
      async close() {
        stopCleaning()
        stopSnapshots()
        await closeEmbedded(db, embedded, log).finally(unlock)
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Throws if the disk lacks space for a start, which replays the write-ahead log and runs migrations. The database would
 * crash in the middle.
 */
function assertRoomToStart(dataDir: string): void {
  if (hasRoom(dataDir)) return
  throw new NoDatabase(
    `The disk of ${dataDir} is full: less than 48 MiB are free. Free some space and start the server again.`,
  )
}

async function connectPostgres(
  connectionString: string,
  { preparedPlans = true, patience = PATIENCE }: Connecting,
  log: Logger,
): Promise<Connection> {
  const config = { connectionString, types: valueParsers, application_name: 'bettle' }
  const watch = watchDatabase(config, log, patience)
  const pool = watchedPool({ ...config, max: POOL_SIZE }, watch, log, patience)
  try {
    const client = await pool.connect()
    client.release()
  } catch (error) {
    watch.close()
    await pool.end()
    throw new NoDatabase(`The database in DATABASE_URL does not answer: ${reasonOf(error)}.`, { cause: error })
  }
  const heavyPool = watchedPool({ ...config, max: HEAVY_POOL_SIZE }, watch, log, {
    ...patience,
    // A long wait is acceptable, because heavy reads wait only for each other.
    checkoutMs: patience.statementMs,
  })
  const disk = watchDisk(log)
  const onPool = (own: WatchedPool) =>
    kyselyOn(disk.watched(preparedPlans ? withPreparedPlans(own, schemaVersion) : withoutPreparedPlans(own)))
  const db = onPool(pool)
  const stopVacuum = await vacuumUnlessPostgresDoes(db, log)
  return {
    db,
    heavyDb: onPool(heavyPool),
    kind: 'postgres',
    disk,
    withoutLimit: watch.withoutLimit,
    leave: watch.leave,
    async close() {
      stopVacuum()
      await Promise.all([pool.end(), heavyPool.end()])
      watch.close()
    },
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof DatabaseUnavailable && error.cause !== undefined) return reasonOf(error.cause)
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}

export function kyselyOn(pool: ConstructorParameters<typeof PostgresDialect>[0]['pool']): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

/**
 * Closes the embedded database after its last query. A checkpoint before that shortens the next start. If the disk has
 * no space for the checkpoint, the database closes without it.
 */
async function closeEmbedded(db: Kysely<Database>, embedded: Embedded, log: Logger): Promise<void> {
  await sql`checkpoint`
    .execute(db)
    .catch((error) => log.warn({ err: error }, 'the database closes without a checkpoint'))
  await db.destroy()
  await embedded.close()
}
