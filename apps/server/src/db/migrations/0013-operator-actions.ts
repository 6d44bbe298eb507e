import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Adds the audit log. A row names its object by id without a foreign key, because the row outlives the object. */
const statements = `
create table operator_action (
  number bigint generated always as identity primary key, id uuid not null unique, match_id uuid, account_id uuid,
  at timestamptz not null, kind text not null, subject jsonb not null, before jsonb, after jsonb, inverse jsonb, no_undo text,
  changes text[] not null, uses text[] not null, undoes uuid unique references operator_action (id),
  check ((inverse is null) <> (no_undo is null)));
create index operator_action_at on operator_action (at, number);
create index operator_action_match on operator_action (match_id, number);
create index operator_action_account on operator_action (account_id, number);
create index operator_action_kind on operator_action (kind, number);

create function operator_action_stands() returns trigger language plpgsql as $$
begin
  raise exception 'what was done stays written down';
end $$;
create trigger operator_action_stands before update or delete on operator_action
  for each row execute function operator_action_stands();
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
