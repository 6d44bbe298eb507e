import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Adds the last kick-off that a provider stated and that its match follows, and when it was read. */
const statements = `
alter table match_feed add column provider_start timestamptz, add column start_read_at timestamptz;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
