import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from './schema.ts'

const CLEAN_MS = 5 * 60_000
const VACUUM_EVERY = 6

/**
 * Alone in its process, PostgreSQL has nobody who does this for it: without checkpoints its log would grow for ever,
 * without vacuum its tables.
 */
export function cleanRegularly(db: Kysely<Database>, log: Logger): () => void {
  let round = 0
  return regularly(log, async () => {
    round += 1
    await sql`checkpoint`.execute(db)
    if (round % VACUUM_EVERY === 1) await vacuum(db)
  })
}

/**
 * Where a PostgreSQL was told not to look after its tables, the server does: without statistics a query that takes
 * 3 ms is planned as one that takes a second.
 */
export async function vacuumUnlessPostgresDoes(db: Kysely<Database>, log: Logger): Promise<() => void> {
  const { rows } = await sql<{ on: boolean }>`select current_setting('autovacuum')::boolean as on`.execute(db)
  if (rows[0]?.on) return () => {}
  log.warn('autovacuum is off in this PostgreSQL: the server vacuums its tables itself')
  return regularly(log, () => vacuum(db))
}

/** Tables that somebody holds locked, another node's vacuum among them, are left for the next time. */
const vacuum = (db: Kysely<Database>) => sql`vacuum (analyze, skip_locked)`.execute(db)

function regularly(log: Logger, clean: () => Promise<unknown>): () => void {
  const timer = setInterval(async () => {
    try {
      await clean()
    } catch (error) {
      log.error({ err: error }, 'the database could not be cleaned')
    }
  }, CLEAN_MS)
  timer.unref()
  return () => clearInterval(timer)
}
