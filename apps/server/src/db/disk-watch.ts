import { type Kysely, type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import type { Logger } from 'pino'
import { DatabaseUnavailable, unavailableReasonOf } from './database-unavailable.ts'
import { hasRoom } from './embedded/room-on-disk.ts'
import type { Database } from './schema.ts'

/** Tracks whether the disk of the database was full at the last write. */
export interface DiskWatch {
  /**
   * Wraps the pool. An error that means an unavailable database becomes DatabaseUnavailable. An error about a full disk
   * is also stored for `assertRoom`.
   */
  watched(pool: PostgresPool): PostgresPool
  /** @throws DatabaseUnavailable if the last write found a full disk and a small write still fails */
  assertRoom(db: Kysely<Database>): Promise<void>
}

/**
 * The shortest time between two probes of the disk (ms, wall time), because each probe writes and every visitor may
 * request /readyz.
 */
const BETWEEN_TRIES_MS = 1000
/** The number of rows that a probe writes: about 200 kB, more than a growing table needs at a time. */
const ROWS = 100
const ROW_BYTES = 2000

/**
 * Matches statements that add to the write-ahead log, as row locks do too. It does not match a checkpoint, which frees
 * space.
 */
const WRITES =
  /\b(insert|update|delete|merge|truncate|create|alter|drop|copy|vacuum|reindex|nextval|for (no key )?share)\b/i

/**
 * Watches the disk of the database.
 * @param folder the folder of the embedded database. The watch refuses its writes before the disk is full, because on a
 * full disk the embedded database crashes.
 */
export function watchDisk(log: Logger, folder?: string): DiskWatch {
  let full: DatabaseUnavailable | undefined
  let lastTry = 0
  let trying: Promise<void> | undefined

  function noteFull(cause: unknown): void {
    if (full === undefined) log.error({ err: cause }, 'the disk of the database is full; writes are answered 503')
    full = new DatabaseUnavailable('full', { cause })
  }

  function assertReserve(text: string): void {
    if (folder === undefined || !WRITES.test(text) || hasRoom(folder)) return
    noteFull(new Error('less than 48 MiB are free'))
    throw full
  }

  async function tryToWrite(db: Kysely<Database>): Promise<void> {
    await db.transaction().execute(async (tx) => {
      // Uses a temporary table, which needs no space in the write-ahead log, because that space must last.
      await sql`create temporary table room_on_disk on commit drop as
        select repeat('x', ${sql.lit(ROW_BYTES)}) as filling from generate_series(1, ${sql.lit(ROWS)})`.execute(tx)
    })
    if (full !== undefined) log.warn('the disk of the database has room again')
    full = undefined
  }

  return {
    watched: (pool) => ({
      connect: async () => noting(await pool.connect(), { assertReserve, noteFull }),
      end: () => pool.end(),
    }),
    async assertRoom(db) {
      if (full !== undefined && trying === undefined && performance.now() - lastTry >= BETWEEN_TRIES_MS) {
        lastTry = performance.now()
        trying = tryToWrite(db).finally(() => {
          trying = undefined
        })
      }
      await trying
      if (full !== undefined) throw full
    },
  }
}

interface Notes {
  /** @throws DatabaseUnavailable if the statement writes and the disk lacks the reserved space */
  assertReserve(text: string): void
  noteFull(cause: unknown): void
}

function noting(client: PostgresPoolClient, { assertReserve, noteFull }: Notes): PostgresPoolClient {
  async function query(text: string, values: readonly unknown[]) {
    assertReserve(text)
    try {
      return await client.query(text, values)
    } catch (error) {
      const why = unavailableReasonOf(error)
      if (why === 'full') noteFull(error)
      if (why === undefined || error instanceof DatabaseUnavailable) throw error
      // The statement is not repeated, because it may have taken effect before the connection ended.
      throw new DatabaseUnavailable(why, { cause: error, mayBeDone: why === 'lost' })
    }
  }
  return Object.assign(Object.create(null), { query, release: () => client.release() })
}
