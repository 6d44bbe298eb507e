import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Adds the pauses of a half, in which its minute stands still: a list of `{ from, to }`, null without any. */
const statements = `
alter table match_half add column pauses jsonb;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
