import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Lists the records that an older version created without evidence: confirmed results without a seal, bets on rounds
 * without prices, and chips that an administrator moved before actions were recorded. All other records must have
 * evidence, so that a removed row does not count as an old one.
 */
const statements = `
create table older_evidence (
  lobby_id uuid not null references lobby on delete cascade, kind text not null check (kind in ('seal', 'price', 'gift')),
  key text not null, primary key (lobby_id, kind, key));

insert into older_evidence (lobby_id, kind, key)
select lobby.id, 'seal', '' from lobby join match on match.id = lobby.match_id
where match.results_confirmed_at is not null and lobby.sealed = 0 and lobby.ledger_seq > 0;

insert into older_evidence (lobby_id, kind, key)
select distinct bet.lobby_id, 'price', bet.round_id::text from bet
where not exists (select from price_list where price_list.round_id = bet.round_id);

insert into older_evidence (lobby_id, kind, key)
select lobby_id, 'gift', seq::text from ledger_entry
where kind = 'admin' and at < coalesce((select min(at) from operator_action), 'infinity');
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
