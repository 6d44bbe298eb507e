import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Marks price lists that an upgrade may have written, so that the time since when their prices applied is uncertain. It
 * marks every list that begins with its plan, because the first list of a later plan looks like a list of the upgrade.
 */
const statements = `
alter table price_list add column guessed boolean not null default false;
update price_list set guessed = true from plan where plan.id = price_list.plan_id and price_list.from_at = plan.created_at;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
