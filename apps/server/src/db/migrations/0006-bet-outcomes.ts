import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

// Derives past outcomes of bets from their ledger entries. The kind of an entry says how a bet was settled, and the sum
// shows the result of a correction. The bet's row has its last decision, even if no chips moved. Decisions between the
// two that moved no chips are lost.
const statements = `
create table bet_outcome (
  bet_id uuid not null references bet, number integer not null check (number > 0),
  from_outcome text not null check (from_outcome in ('open', 'won', 'lost', 'void')),
  to_outcome text not null check (to_outcome in ('open', 'won', 'lost', 'void')),
  count integer, credit integer not null, at timestamptz not null, reason text, primary key (bet_id, number));

insert into bet_outcome (bet_id, number, from_outcome, to_outcome, count, credit, at, reason)
with moved as (
  select entry.bet_id, entry.seq, entry.kind, entry.at, entry.reason,
    sum(entry.amount) over entries as credit, lead(entry.kind) over entries as next_kind,
    row_number() over entries as place
  from ledger_entry entry
  where entry.bet_id is not null and entry.kind in ('payout', 'refund', 'correction')
  window entries as (partition by entry.bet_id order by entry.seq)
), told as (
  select moved.bet_id, moved.seq, moved.at, moved.reason, moved.credit, moved.next_kind is null as is_last,
    case
      when moved.kind = 'payout' then 'won'
      when moved.kind = 'refund' then 'void'
      when moved.next_kind is null and moved.at = bet.settled_at then bet.outcome
      when moved.credit = 0 and (bet.outcome = 'open' and moved.next_kind is null or moved.next_kind in ('payout', 'refund'))
        then 'open'
      when moved.credit = 0 then 'lost'
      when moved.credit = floor(bet.hundredths * bet.stake / 100.0) then 'won'
      else 'void'
    end as outcome
  from moved join bet on bet.id = moved.bet_id
), lost_at_first as (
  select bet.id as bet_id, 0 as seq,
    case when moved.kind is null then bet.settled_at else least(moved.at, match_half.end_time,
      match_half.start_time + make_interval(secs => round.end_minute * 60 / match.tempo)) end as at
  from bet join round on round.id = bet.round_id join match_half on match_half.id = round.half_id
    join match on match.id = match_half.match_id
    left join moved on moved.bet_id = bet.id and moved.place = 1
  where moved.kind = 'correction' or (moved.kind is null and bet.settled_at is not null)
), decided as (
  select bet_id, seq, at, reason, credit, outcome from told
  union all
  select bet_id, seq, at, null, 0, 'lost' from lost_at_first
), last as (
  select distinct on (bet_id) bet_id, seq, at, credit from decided order by bet_id, seq desc
), decided_since as (
  select bet_id, seq, at, reason, credit, outcome from decided
  union all
  select bet.id, last.seq + 1, bet.settled_at, (
      select why.reason from (
        select event.removed_at as done_at, event.reason from match_event event
          where event.match_id = lobby.match_id and event.event_type = bet.event_type
        union all
        select event.created_at, case when event.removed_at is null then event.reason end from match_event event
          where event.match_id = lobby.match_id and event.event_type = bet.event_type) why
      where why.done_at <= bet.settled_at and why.done_at > bet.settled_at - interval '1 minute'
      order by why.done_at desc limit 1),
    coalesce(bet.payout, 0), bet.outcome
  from last join bet on bet.id = last.bet_id join lobby on lobby.id = bet.lobby_id
  where bet.settled_at > last.at
)
select d.bet_id, row_number() over decisions, lag(d.outcome, 1, 'open') over decisions, d.outcome,
  case when d.at = bet.settled_at and d.outcome = bet.outcome then bet.count end, d.credit, d.at, d.reason
from decided_since d join bet on bet.id = d.bet_id
window decisions as (partition by d.bet_id order by d.seq);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
