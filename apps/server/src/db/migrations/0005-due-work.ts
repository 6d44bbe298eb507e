import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

// Finished jobs are no longer stored: unsettled rounds decide which jobs are needed. So this migration plans every
// match that is not abandoned again, and finds rounds that were never settled.
const statements = `
delete from due_work where done_at is not null;

alter table due_work
  add column queue text, add column key text, add column attempts integer not null default 0,
  add column wait_until timestamptz, add column last_error text;
update due_work set queue = 'match:' || match_id, key = coalesce(round_id, match_id)::text;
delete from due_work d using due_work e
  where d.queue = e.queue and d.kind = e.kind and d.key = e.key and (d.due_at, d.id) > (e.due_at, e.id);

drop index due_work_open;
drop index due_work_match;
drop index due_work_once;
alter table due_work
  drop constraint due_work_kind_check, drop column id, drop column match_id, drop column round_id, drop column done_at,
  alter column queue set not null, alter column key set not null, add primary key (queue, kind, key);
create index due_work_due on due_work (due_at);

insert into due_work (queue, kind, key, due_at)
  select 'match:' || id, 'plan-match', id::text, to_timestamp(0) from match
  where deleted_at is null and status <> 'abandoned';

create index bet_open on bet (lobby_id, round_id) where outcome = 'open';
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
