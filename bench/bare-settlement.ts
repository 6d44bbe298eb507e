import type { Context } from '@bettle/server'
import { sql } from 'kysely'

/**
 * Does the minimum work of settling: one statement writes the rows of a settlement for all bets on a round, computed by
 * the database. Its hashes are not chained, and it publishes nothing.
 */
export async function settleBare({ db, clock }: Context, roundId: string): Promise<void> {
  const now = clock.date()
  await sql`
    with decided as (
      select bet.id, bet.lobby_id, bet.account_id, case bet_type when 'over' then 'won' else 'lost' end as outcome,
        case bet_type when 'over' then hundredths * stake / 100 else 0 end as credit
      from bet where round_id = ${roundId}::uuid and outcome = 'open'
    ), settled as (
      update bet set outcome = decided.outcome, payout = decided.credit, count = 1, settled_at = ${now}::timestamptz
      from decided where bet.id = decided.id
    ), history as (
      insert into bet_outcome (bet_id, number, from_outcome, to_outcome, count, credit, at)
      select id, 1, 'open', outcome, 1, credit, ${now}::timestamptz from decided
    ), entries as (
      insert into ledger_entry (lobby_id, seq, account_id, kind, amount, balance, bet_id, key, at, hash)
      select decided.lobby_id, lobby.ledger_seq + row_number() over (partition by decided.lobby_id order by decided.id),
        decided.account_id, 'payout', credit, member.chips + credit, decided.id, 'settle:' || decided.id || ':1', ${now}::timestamptz,
        encode(sha256(decided.id::text::bytea), 'hex')
      from decided join lobby on lobby.id = decided.lobby_id
        join member on member.lobby_id = decided.lobby_id and member.account_id = decided.account_id
      where credit > 0 returning lobby_id, seq, hash
    ), members as (
      update member set chips = chips + credit, bets_won = bets_won + (outcome = 'won')::int, rounds_open = rounds_open + 1,
        rounds_bet = rounds_bet + 1, seat_version = seat_version + 1
      from decided where member.lobby_id = decided.lobby_id and member.account_id = decided.account_id
    ), rounds as (
      insert into lobby_round (lobby_id, round_id, settled_at, settlement, counts, end_decided)
      select distinct lobby_id, ${roundId}::uuid, ${now}::timestamptz, 1, '{"Corner": 1}'::jsonb, true from decided
      on conflict (lobby_id, round_id) do update set settled_at = excluded.settled_at, settlement = 1, counts = excluded.counts,
        end_decided = true
    )
    update lobby set ledger_seq = head.seq, ledger_hash = head.hash, version = version + 1
    from (select distinct on (lobby_id) lobby_id, seq, hash from entries order by lobby_id, seq desc) head
    where lobby.id = head.lobby_id`.execute(db)
}

/** Does the minimum work of a correction that turns every result into its opposite. */
export async function correctBare({ db, clock }: Context, roundId: string): Promise<void> {
  const now = clock.date()
  await sql`
    with decided as (
      select bet.id, bet.lobby_id, bet.account_id, case bet_type when 'under' then 'won' else 'lost' end as outcome,
        case bet_type when 'under' then hundredths * stake / 100 else 0 end as credit, payout, outcome as before
      from bet where round_id = ${roundId}::uuid and outcome <> 'open'
    ), settled as (
      update bet set outcome = decided.outcome, payout = decided.credit, count = 0, settled_at = ${now}::timestamptz
      from decided where bet.id = decided.id
    ), history as (
      insert into bet_outcome (bet_id, number, from_outcome, to_outcome, count, credit, at)
      select id, 2, before, outcome, 0, credit, ${now}::timestamptz from decided
    ), entries as (
      insert into ledger_entry (lobby_id, seq, account_id, kind, amount, balance, bet_id, key, at, hash)
      select decided.lobby_id, lobby.ledger_seq + row_number() over (partition by decided.lobby_id order by decided.id),
        decided.account_id, 'correction', credit - payout, member.chips + credit - payout, decided.id,
        'settle:' || decided.id || ':2', ${now}::timestamptz, encode(sha256(decided.id::text::bytea), 'hex')
      from decided join lobby on lobby.id = decided.lobby_id
        join member on member.lobby_id = decided.lobby_id and member.account_id = decided.account_id
      where credit <> payout returning lobby_id, seq, hash
    ), members as (
      update member set chips = chips + credit - payout, bets_won = bets_won + (outcome = 'won')::int - (before = 'won')::int,
        seat_version = seat_version + 1
      from decided where member.lobby_id = decided.lobby_id and member.account_id = decided.account_id
    ), rounds as (
      update lobby_round set settled_at = ${now}::timestamptz, settlement = settlement + 1, counts = '{}'::jsonb
      where round_id = ${roundId}::uuid
    )
    update lobby set ledger_seq = head.seq, ledger_hash = head.hash, version = version + 1
    from (select distinct on (lobby_id) lobby_id, seq, hash from entries order by lobby_id, seq desc) head
    where lobby.id = head.lobby_id`.execute(db)
}

/**
 * Does the minimum work of a reveal: one statement reads the bets of a round once, with what a screen shows, and marks
 * each lobby.
 */
export async function revealBare({ db, clock }: Context, roundId: string): Promise<void> {
  await sql`
    with marked as (
      insert into lobby_round (lobby_id, round_id, revealed_at)
      select distinct lobby_id, round_id, ${clock.date()}::timestamptz from bet where round_id = ${roundId}::uuid
    )
    select bet.lobby_id, json_agg(json_build_object('id', bet.id, 'user', account.username, 'event_type', event_type,
      'bet_type', bet_type, 'threshold', threshold, 'hundredths', hundredths, 'stake', stake, 'placed_at', placed_at)) as bets
    from bet join account on account.id = bet.account_id where round_id = ${roundId}::uuid group by bet.lobby_id`.execute(
    db,
  )
}
