import {
  DEFAULT_SETTINGS,
  type Instant,
  neverBegan,
  type Round,
  roundSpan,
  type Timetable,
  type VoidReason,
} from '@bettle/rules'
import { type RawBuilder, sql } from 'kysely'
import type { MatchRow } from '../../db/schema.ts'

/**
 * Returns when a round must be settled: at its end. A round that never began is settled with the end of its half, or of
 * its match if the half has no end.
 */
export function settlesAt(timetable: Timetable, round: Round, match: Pick<MatchRow, 'ended_at'>): Instant | null {
  const { endsAt } = roundSpan(timetable, round)
  return endsAt ?? (neverBegan(timetable, round) ? (match.ended_at?.getTime() ?? null) : null)
}

/*
 * The database evaluates the conditions below for each lobby, in the order of an index. A subquery with `limit 1` makes
 * PostgreSQL search an index for each lobby. With `exists` PostgreSQL may first read all bets of the round, once for
 * each batch.
 */

/**
 * True for a row `lobby` that must still settle a round that has ended. Either it was open before the round's end and
 * has not settled it, or a bet on the round is open. The latter includes lobbies that all members left ([M6]).
 */
export const isUnsettled = (
  roundId: RawBuilder<string>,
  endsAt: RawBuilder<Date>,
): RawBuilder<boolean> => sql<boolean>`(
  (lobby.status = 'open' and lobby.created_at < ${endsAt} and (
    select true from lobby_round lr
    where lr.lobby_id = lobby.id and lr.round_id = ${roundId} and lr.settled_at is not null limit 1) is null)
  or (select true from bet where bet.lobby_id = lobby.id and bet.round_id = ${roundId} and bet.outcome = 'open' limit 1))`

/**
 * True for a row `lobby` with visible bets that has not yet handled the start of a round. It must show the bets on the
 * round ([V1]), or check which earlier eliminations may be published ([X6]).
 */
export const isUnrevealed = (roundId: RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`(
  lobby.status = 'open' and coalesce((lobby.settings->>'showCompetitorBets')::boolean, ${DEFAULT_SETTINGS.showCompetitorBets})
  and ((select true from bet where bet.lobby_id = lobby.id and bet.round_id = ${roundId} limit 1)
    or (select true from member m where m.lobby_id = lobby.id
      and m.eliminated_in < (select round_number from round where round.id = ${roundId})
      and m.eliminated_in is not null and m.seat_end is distinct from 'eliminated' limit 1))
  and (select true from lobby_round lr
    where lr.lobby_id = lobby.id and lr.round_id = ${roundId} and lr.revealed_at is not null limit 1) is null)`

/** True for a row `lobby` that plays with cards and has not dealt them yet ([H1]). */
export const isUndealt: RawBuilder<boolean> = sql<boolean>`(
  lobby.status = 'open'
  and (select true from deal where deal.lobby_id = lobby.id and deal.dealt_at is null limit 1))`

/**
 * True if a lobby has a bet on the round that arrived too late and is not void for it, or is void for it and did not
 * ([S13]).
 * @param lateFrom the first instant at which a bet arrived too late; null if none did
 */
export function isBetMisjudged(
  lobbyId: RawBuilder<string>,
  roundId: RawBuilder<string>,
  lateFrom: Instant | null,
): RawBuilder<boolean> {
  const isLate = lateFrom === null ? sql`false` : sql`bet.placed_at >= ${new Date(lateFrom)}`
  const isVoid = sql`bet.void_reason is not distinct from ${'start-known-late' satisfies VoidReason}`
  return sql<boolean>`coalesce((select true from bet where bet.lobby_id = ${lobbyId} and bet.round_id = ${roundId} and bet.struck = 0
    and (${isLate}) <> (${isVoid}) limit 1), false)`
}

/** SQL for the number of bets on a round in a row `lobby`. */
export const betsOfRound = (roundId: RawBuilder<string>, which: 'all' | 'open' = 'all'): RawBuilder<number> =>
  sql<number>`(select count(*)::int from bet where bet.lobby_id = lobby.id and bet.round_id = ${roundId}
    and ${which === 'all' ? sql`true` : sql`bet.outcome = 'open'`})`

/**
 * SQL for the plan of a round. It is a scalar, so that PostgreSQL reads the plan's lobbies from an index in the order
 * of their ids.
 */
export const planOfRound = (roundId: RawBuilder<string>): RawBuilder<string> =>
  sql<string>`(select plan_id from round where round.id = ${roundId})`
