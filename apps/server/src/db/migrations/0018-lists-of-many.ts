import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * What a search of the administrators' lists looks in, as it is compared: making it anew for each of 50,000 people took most of the time. The
 * log is ordered by its numbers, never by its times.
 */
const statements = `
alter table account add column names text not null generated always as (lower(name || chr(10) || username)) stored;
drop index operator_action_at;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
