import { type Kysely, type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import type { Logger } from 'pino'
import { DatabaseUnavailable, unavailableReasonOf } from './database-unavailable.ts'
import { hasRoom } from './room-on-disk.ts'
import type { Database } from './schema.ts'

/** Knows whether the disk of the database was full at the last write. */
export interface DiskWatch {
  /** The same pool: errors of the database's trouble leave it as DatabaseAway, and a full disk is noted. */
  watched(pool: PostgresPool): PostgresPool
  /** @throws DatabaseAway where a write met a full disk and a small write still does */
  assertRoom(db: Kysely<Database>): Promise<void>
}

/** Anybody may ask /readyz, and each try writes: so often at most (ms of wall time). */
const BETWEEN_TRIES_MS = 1000
/** A try makes a file of about 200 kB: a table that grows takes less at a time. */
const ROWS = 100
const ROW_BYTES = 2000

/** What adds to the write-ahead log: rows that are locked do, too. A checkpoint is not among them, as it frees room. */
const WRITES =
  /\b(insert|update|delete|merge|truncate|create|alter|drop|copy|vacuum|reindex|nextval|for (no key )?share)\b/i

/** @param folder of the embedded database: writes are refused before its disk is full, as it does not survive that */
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
      // A temporary table: its rows take no room in the write-ahead log, which is what must last.
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
  /** @throws DatabaseAway where the statement writes and has no room */
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
      // After an embedded connection has ended, its transaction may or may not have committed, so nothing is repeated.
      throw new DatabaseUnavailable(why, { cause: error, mayBeDone: why === 'lost' })
    }
  }
  return Object.assign(Object.create(null), { query, release: () => client.release() })
}
