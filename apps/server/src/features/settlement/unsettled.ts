import { DEFAULT_SETTINGS, type Instant, neverBegan, type Round, roundSpan, type Timetable } from '@bettle/rules'
import { type RawBuilder, sql } from 'kysely'
import type { MatchRow } from '../../db/schema.ts'

/** When a round is to be settled: at its end; one that never began with its half or, where nobody knows that, its match. */
export function settlesAt(timetable: Timetable, round: Round, match: Pick<MatchRow, 'ended_at'>): Instant | null {
  const { endsAt } = roundSpan(timetable, round)
  return endsAt ?? (neverBegan(timetable, round) ? (match.ended_at?.getTime() ?? null) : null)
}

/**
 * Whether a row `lobby` still has to settle a round that is over: it was open before the round's end and has not settled it; or a
 * bet on it is open, whatever the lobby has behind it: bets of one that everybody left are settled too ([M6]).
 */
export const isUnsettled = (
  roundId: RawBuilder<string>,
  endsAt: RawBuilder<Date>,
): RawBuilder<boolean> => sql<boolean>`(
  (lobby.status = 'open' and lobby.created_at < ${endsAt} and not exists (
    select from lobby_round lr
    where lr.lobby_id = lobby.id and lr.round_id = ${roundId} and lr.settled_at is not null))
  or exists (select from bet where bet.lobby_id = lobby.id and bet.round_id = ${roundId} and bet.outcome = 'open'))`

/** Whether a row `lobby` shows its bets, and has not yet shown those on a round that has started ([V1]). */
export const isUnrevealed = (roundId: RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`(
  lobby.status = 'open' and coalesce((lobby.settings->>'showCompetitorBets')::boolean, ${DEFAULT_SETTINGS.showCompetitorBets})
  and exists (select from bet where bet.lobby_id = lobby.id and bet.round_id = ${roundId})
  and not exists (
    select from lobby_round lr
    where lr.lobby_id = lobby.id and lr.round_id = ${roundId} and lr.revealed_at is not null))`
