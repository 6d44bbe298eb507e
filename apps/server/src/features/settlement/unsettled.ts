import { DEFAULT_SETTINGS, type Instant, neverBegan, type Round, roundSpan, type Timetable } from '@bettle/rules'
import { type RawBuilder, sql } from 'kysely'
import type { MatchRow } from '../../db/schema.ts'

/**
 * Returns when a round is to be settled: at its end; a round that never began, with its half or, if that has no end,
 * its match.
 */
export function settlesAt(timetable: Timetable, round: Round, match: Pick<MatchRow, 'ended_at'>): Instant | null {
  const { endsAt } = roundSpan(timetable, round)
  return endsAt ?? (neverBegan(timetable, round) ? (match.ended_at?.getTime() ?? null) : null)
}

/**
 * True for a row `lobby` that still has to settle a round that is over: it was open before the round's end and has not
 * settled it, or a bet on the round is open. The latter includes lobbies that all members left ([M6]).
 */
export const isUnsettled = (
  roundId: RawBuilder<string>,
  endsAt: RawBuilder<Date>,
): RawBuilder<boolean> => sql<boolean>`(
  (lobby.status = 'open' and lobby.created_at < ${endsAt} and not exists (
    select from lobby_round lr
    where lr.lobby_id = lobby.id and lr.round_id = ${roundId} and lr.settled_at is not null))
  or exists (select from bet where bet.lobby_id = lobby.id and bet.round_id = ${roundId} and bet.outcome = 'open'))`

/**
 * True for a row `lobby` that shows its bets and has not yet handled the start of a row `round`: show the bets on it
 * ([V1]) and check which earlier eliminations may be published ([X6]).
 */
export const isUnrevealed = (roundId: RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`(
  lobby.status = 'open' and coalesce((lobby.settings->>'showCompetitorBets')::boolean, ${DEFAULT_SETTINGS.showCompetitorBets})
  and (exists (select from bet where bet.lobby_id = lobby.id and bet.round_id = ${roundId})
    or exists (
      select from member m where m.lobby_id = lobby.id and m.eliminated_in < round.round_number
        and m.eliminated_in is not null and m.seat_end is distinct from 'eliminated'))
  and not exists (
    select from lobby_round lr
    where lr.lobby_id = lobby.id and lr.round_id = ${roundId} and lr.revealed_at is not null))`

/** True for a row `lobby` that plays with cards that are not dealt yet ([H1]). */
export const isUndealt: RawBuilder<boolean> = sql<boolean>`(
  lobby.status = 'open' and exists (select from deal where deal.lobby_id = lobby.id and deal.dealt_at is null))`
