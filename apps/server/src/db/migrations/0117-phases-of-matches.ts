import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds the phase of a match that its provider stated last, and since when betting has been stopped because the provider
 * is to start a half.
 */
const statements = `
alter table match_feed add column phase jsonb, add column awaits_since timestamptz;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
