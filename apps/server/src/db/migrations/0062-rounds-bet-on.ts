import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds on how many settled rounds each member could have bet, and on how many the member bet, for the ranking. A
 * penalty row, even of 0 chips, means that the member could have bet and did not. A round that never began does not
 * count.
 */
const statements = `
alter table member add column rounds_open integer not null default 0, add column rounds_bet integer not null default 0;

update member set rounds_open = counted.open, rounds_bet = counted.bet
from (
  select lobby_id, account_id, count(*)::int as open, (count(*) filter (where has_bet))::int as bet
  from (
    select lobby_id, account_id, round_id, bool_or(is_bet) as has_bet
    from (
      select lobby_id, account_id, round_id, true as is_bet from bet where outcome <> 'open'
      union all select lobby_id, account_id, round_id, false from penalty) as played
    join lobby_round using (lobby_id, round_id)
    where lobby_round.settled_at is not null and lobby_round.counts is distinct from 'null'::jsonb
    group by lobby_id, account_id, round_id) as by_round
  group by lobby_id, account_id) as counted
where member.lobby_id = counted.lobby_id and member.account_id = counted.account_id;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
