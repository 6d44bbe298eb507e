import { sql } from 'kysely'
import type { Reader } from '../../../src/db/schema.ts'

/** The rows of all tables that an operator changes, and of those that follow from them. */
export interface StoredMatch {
  readonly match: unknown
  readonly halves: unknown
  readonly rounds: unknown
  readonly events: unknown
  readonly eventTypes: unknown
  /**
   * The options that an administrator changed, if a round is upcoming. The model's options come and go with the round.
   */
  readonly options: unknown
  /** All offered options, without the ids of the model's own options. Empty if no round is upcoming. */
  readonly offered: unknown
  readonly suspensions: unknown
  /** All balances, with the penalties for inactivity added back. */
  readonly balances: unknown
  readonly bets: unknown
}

export async function readStoredMatch(db: Reader, matchId: string, now: Date): Promise<StoredMatch> {
  const of = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows
  const isAhead = sql`exists (
      select from round join match_half half on half.id = round.half_id join match on match.id = half.match_id
      where round.plan_id = plan.id and match.status in ('upcoming', 'active') and (half.status = 'upcoming' or
        half.status = 'active' and half.start_time + round.start_minute * interval '1 minute' / match.tempo > ${now}))`
  return {
    match: await of(sql`
      select home_team, away_team, status, planned_start, tempo, suspended_at is not null as suspended, ended_at,
        results_confirmed_at, deleted_at from match where id = ${matchId}`),
    halves: await of(sql`
      select id, half_number, status, start_time, end_time from match_half where match_id = ${matchId} order by half_number`),
    rounds: await of(sql`
      select round.id, half_id, round_number, start_minute, end_minute from round join plan on plan.id = round.plan_id
      where plan.match_id = ${matchId} and plan.round_duration = 10 order by round_number`),
    events: await of(sql`
      select id, event_type, at, team, source_id from match_event
      where match_id = ${matchId} and removed_at is null order by id`),
    eventTypes: await of(sql`
      select name, display_name from match_event_type
      where match_id = ${matchId} and retired_at is null order by position`),
    options: await of(sql`
      select option.id, name, event_type, bet_type, threshold, hundredths, set_by, retired_by
      from option join plan on plan.id = option.plan_id
      where option.match_id = ${matchId} and plan.round_duration = 10 and (
        retired_at is null and set_by = 'admin' and ${isAhead} or retired_by = 'admin')
      order by id`),
    offered: await of(sql`
      select plan.round_duration, name, event_type, bet_type, threshold, hundredths, set_by
      from option join plan on plan.id = option.plan_id
      where option.match_id = ${matchId} and retired_at is null and ${isAhead}
      order by 1, 3, 4, 5, 6`),
    suspensions: await of(sql`
      select event_type, option_id from suspension
      where match_id = ${matchId} and until_at is null order by event_type, option_id`),
    balances: await of(sql`
      select entry.lobby_id, entry.account_id, sum(entry.amount) as chips from ledger_entry entry
      join lobby on lobby.id = entry.lobby_id where lobby.match_id = ${matchId} and entry.kind <> 'penalty'
      group by 1, 2 order by 1, 2`),
    bets: await of(sql`
      select bet.id, bet.outcome, bet.payout, bet.count from bet join lobby on lobby.id = bet.lobby_id
      where lobby.match_id = ${matchId} order by bet.id`),
  }
}
