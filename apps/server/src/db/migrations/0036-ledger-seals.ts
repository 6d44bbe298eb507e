import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * What fixes a ledger once the results are confirmed. A seal never changes, and goes only with its ledger. Matches confirmed before
 * are sealed when the server starts.
 */
const statements = `
alter table lobby add column sealed integer not null default 0;

create table ledger_seal (
  lobby_id uuid not null references lobby, number integer not null check (number > 0), seq integer not null,
  secret text not null, chain text not null, root text not null, head text not null, reason text,
  at timestamptz not null, primary key (lobby_id, number));
create trigger ledger_seal_only_grows before update or delete on ledger_seal
  for each row execute function ledger_only_grows();

insert into due_work (queue, kind, key, due_at)
select 'match:' || id, 'seal-ledgers', id::text, results_confirmed_at from match where results_confirmed_at is not null
on conflict do nothing;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
