import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds whether a round's end has decided penalties, kicks and eliminations in a lobby. A settled round counts as
 * decided, unless an older version settled it once, because it never began. For rounds that were settled more than once
 * the answer is unknown. They count as decided, so that no player is penalised twice.
 */
const statements = `
alter table lobby_round add column end_decided boolean not null default false;

update lobby_round set end_decided = true
where settlement > 1 or settlement = 1 and counts is distinct from 'null'::jsonb;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
