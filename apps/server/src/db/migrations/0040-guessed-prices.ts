import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Marks price lists that an upgrade wrote and whose time is unknown. Any existing list that begins with its plan may be
 * one, because the first list of a later plan looks the same.
 */
const statements = `
alter table price_list add column guessed boolean not null default false;
update price_list set guessed = true from plan where plan.id = price_list.plan_id and price_list.from_at = plan.created_at;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
