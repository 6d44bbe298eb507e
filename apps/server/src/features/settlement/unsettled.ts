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

/**
 * Whether a row `lobby` shows its bets, and has not done what the start of a row `round` asks for: to show those on it ([V1]), and to
 * look again at who fell before it, of whom everyone may hear now or later ([X6]).
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

/** Whether a row `lobby` plays with cards that are not dealt yet ([H1]). */
export const isUndealt: RawBuilder<boolean> = sql<boolean>`(
  lobby.status = 'open' and exists (select from deal where deal.lobby_id = lobby.id and deal.dealt_at is null))`
