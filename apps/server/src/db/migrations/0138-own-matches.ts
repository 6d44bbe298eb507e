import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds matches that users open for rooms of their own. Such a match names itself as the match that it records, so that
 * servers of the version before list it nowhere. It also adds reports of the names of its teams.
 */
const statements = `
alter table match add column opened_by uuid references account (id);
create index match_opened_by on match (opened_by) where opened_by is not null;

alter table counted_act drop constraint counted_act_kind_check;
alter table counted_act add constraint counted_act_kind_check
  check (kind in ('lobby-opened', 'renamed', 'reported', 'own-match'));

alter table reported drop constraint reported_kind_check;
alter table reported add constraint reported_kind_check check (kind in ('message', 'name', 'teams'));
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
