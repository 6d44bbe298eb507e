import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds the last kick-off that the match's provider stated, and when the server read it. The match may have another
 * kick-off ([F21]).
 */
const statements = `
alter table match_feed add column provider_start timestamptz, add column start_read_at timestamptz;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
