import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Adds pending corrections of settled rounds, each with its reason, in order. */
const statements = `
create table round_change (
  number integer generated always as identity primary key, round_id uuid not null references round, reason text not null,
  at timestamptz not null);
create index round_change_round on round_change (round_id, number);
alter table lobby_round add column changes_seen integer not null default 0;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
