import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds columns with the lower-case text that administrators' searches compare, because computing it for 50,000 users
 * took most of the time. The audit log is ordered by its numbers, never by its times.
 */
const statements = `
alter table account add column names text not null generated always as (lower(name || chr(10) || username)) stored;
drop index operator_action_at;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
