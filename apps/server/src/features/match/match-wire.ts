import {
  GameError,
  type HalfId,
  type Match,
  type MatchHalf,
  type MatchId,
  type MatchRound,
  type RoundId,
} from '@bettle/contract'
import { GOAL, type Instant, type Round, reasonText, roundStatus, type Score, scoreOf, shownSpan } from '@bettle/rules'
import type { MatchHalfRow, MatchRow, Reader } from '../../db/schema.ts'
import { isOwnMatch } from './own-match.ts'
import { isOfPracticeCup, isPractice } from './practice-match.ts'
import { type Recording, recordingOf } from './recording.ts'
import type { MatchTimetable } from './timetable.ts'

/** Returns the public form of a match, also of a deleted match, for the lobbies that played it. */
export async function matchWire(reader: Reader, matchId: string): Promise<Match> {
  const match = await reader.selectFrom('match').selectAll().where('id', '=', matchId).executeTakeFirst()
  const [wire] = match ? await matchesWire(reader, [match]) : []
  if (!wire) throw new GameError('match-not-found')
  return wire
}

/**
 * Returns the public form of several matches with four statements: for all halves, goals, suspensions and recorders.
 */
export async function matchesWire(reader: Reader, matches: readonly MatchRow[]): Promise<Match[]> {
  if (matches.length === 0) return []
  const ids = matches.map((match) => match.id)
  const halves = await reader
    .selectFrom('match_half')
    .selectAll()
    .where('match_id', 'in', ids)
    .orderBy('half_number')
    .execute()
  const goals = await reader
    .selectFrom('match_event')
    .select(({ fn }) => ['match_id', 'event_type as eventType', 'team', fn.countAll<number>().as('count')])
    .where('match_id', 'in', ids)
    .where('event_type', '=', GOAL)
    .where('removed_at', 'is', null)
    .groupBy(['match_id', 'event_type', 'team'])
    .execute()
  const suspensions = await reader
    .selectFrom('suspension')
    .select(['match_id', 'event_type'])
    .where('match_id', 'in', ids)
    .where('until_at', 'is', null)
    .where('event_type', 'is not', null)
    .execute()
  const recordings = await recordingOf(reader, ids)
  return matches.map((match) =>
    matchToWire(match, {
      halves: halves.filter((half) => half.match_id === match.id),
      score: scoreOf(goals.filter((row) => row.match_id === match.id)),
      suspendedEventTypes: suspensions.flatMap((row) =>
        row.match_id === match.id && row.event_type !== null ? [row.event_type] : [],
      ),
      recording: recordings.get(match.id),
    }),
  )
}

export interface MatchParts {
  readonly halves: readonly MatchHalfRow[]
  readonly score: Score
  readonly suspendedEventTypes: readonly string[]
  readonly recording: Recording | undefined
}

export function matchToWire(match: MatchRow, { halves, score, suspendedEventTypes, recording }: MatchParts): Match {
  const kickOff = halves.find((half) => half.half_number === 1)?.start_time ?? match.planned_start
  const abandoned = reasonText(match.abandoned_reason)
  return {
    _id: match.id as MatchId,
    homeTeam: match.home_team,
    awayTeam: match.away_team,
    teams: [{ name: match.home_team }, { name: match.away_team }],
    status: match.status,
    startTime: iso(kickOff),
    tempo: match.tempo,
    isPractice: isPractice(match),
    ...(match.guest_id !== null && { isTrial: true as const }),
    ...(match.room_of !== null && { isRoom: true as const }),
    ...(match.of_recorders && { hasRecorders: true as const }),
    ...(isOwnMatch(match) && { isOwn: true as const }),
    ...(isOfPracticeCup(match) && { isOfCup: true as const }),
    ...recording,
    halves: halves.map((half) => halfToWire(half, match.planned_start)),
    score,
    suspended: match.suspended_at !== null,
    suspendedEventTypes: [...new Set(suspendedEventTypes)].sort(),
    abandonedReason: abandoned.reason,
    abandonedWhy: abandoned.why,
    endedAt: iso(match.ended_at),
    resultsConfirmedAt: iso(match.results_confirmed_at),
    createdAt: match.created_at.toISOString(),
    updatedAt: match.updated_at.toISOString(),
    version: match.version,
  }
}

/** Returns the public form of a half. While half 1 is upcoming, its kick-off is the planned one. */
export function halfToWire(half: MatchHalfRow, plannedStart: Date | null): MatchHalf {
  const planned = half.half_number === 1 && half.status === 'upcoming' ? plannedStart : null
  return {
    _id: half.id as HalfId,
    match: half.match_id as MatchId,
    halfNumber: half.half_number,
    status: half.status,
    startTime: iso(half.start_time ?? planned),
    endTime: iso(half.end_time),
    ...(half.pauses && { pauses: [...half.pauses] }),
  }
}

/** Returns the public form of a round, with its times at `now`. */
export function roundToWire(timetable: MatchTimetable, round: Round, now: Instant): MatchRound {
  const { startsAt, endsAt } = shownSpan(timetable, round)
  const half = timetable.halves.find((candidate) => candidate.halfNumber === round.halfNumber)
  if (!half) throw new Error(`round ${round.id} has no half`)
  return {
    _id: round.id as RoundId,
    match: timetable.matchId,
    half: { _id: half.id as HalfId, halfNumber: half.halfNumber },
    roundNumber: round.roundNumber,
    status: roundStatus(timetable, round, now),
    startMinute: round.startMinute,
    ...(round.endMinute === null ? {} : { endMinute: round.endMinute }),
    startsAt: isoInstant(startsAt),
    endsAt: isoInstant(endsAt),
  }
}

export function roundsToWire(timetable: MatchTimetable, now: Instant): MatchRound[] {
  return timetable.rounds.map((round) => roundToWire(timetable, round, now))
}

const iso = (time: Date | null): string | null => time?.toISOString() ?? null
const isoInstant = (instant: Instant | null): string | null =>
  instant === null ? null : new Date(instant).toISOString()
