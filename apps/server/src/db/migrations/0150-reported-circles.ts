import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds reports of the names of circles, which belong to no lobby. Servers of the version before join each report with
 * its lobby, so they list none of these.
 */
const statements = `
alter table reported alter column lobby_id drop not null;
alter table reported add column circle_id uuid references circle (id) on delete set null;
create index reported_of_circle on reported (circle_id) where circle_id is not null;
alter table reported drop constraint reported_kind_check;
alter table reported add constraint reported_kind_check check (kind in ('message', 'name', 'teams', 'circle'));
alter table reported add constraint reported_lobby_check check (lobby_id is not null or kind = 'circle');
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
