import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds seals of ledgers after the results are confirmed. A seal never changes and is deleted only with its ledger. The
 * next start seals matches that were confirmed before.
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
