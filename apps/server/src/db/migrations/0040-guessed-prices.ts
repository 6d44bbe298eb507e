import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Which lists say what an upgrade found, and not what was asked from then on. Of those that stand, whichever begins with its plan may be
 * one: nothing tells them from the first list of a plan that was made later.
 */
const statements = `
alter table price_list add column guessed boolean not null default false;
update price_list set guessed = true from plan where plan.id = price_list.plan_id and price_list.from_at = plan.created_at;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
