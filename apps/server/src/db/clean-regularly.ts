import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from './schema.ts'

const CLEAN_MS = 5 * 60_000
const VACUUM_EVERY = 6

/**
 * Cleans the embedded PostgreSQL, which has no background processes. Without checkpoints its log would grow for ever,
 * and without vacuum its tables.
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
 * Vacuums and analyses a PostgreSQL regularly if its autovacuum is off. Without statistics PostgreSQL chooses a plan
 * that takes a second for a query that needs 3 ms.
 */
export async function vacuumUnlessPostgresDoes(db: Kysely<Database>, log: Logger): Promise<() => void> {
  const { rows } = await sql<{ on: boolean }>`select current_setting('autovacuum')::boolean as on`.execute(db)
  if (rows[0]?.on) return () => {}
  log.warn('autovacuum is off in this PostgreSQL: the server vacuums its tables itself')
  return regularly(log, () => vacuum(db))
}

/**
 * Vacuums all tables except locked ones, which wait for the next run. Another node's vacuum may have locked a table.
 */
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
