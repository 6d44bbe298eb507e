import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Adds what the provider of a match stated last about play: that it goes on, is interrupted, or is called off. */
const statements = `
alter table match_feed add column play jsonb;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
