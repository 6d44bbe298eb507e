import type { Half } from '../match/match.ts'
import { neverBegan, type Round, roundSpan, type Timetable } from '../round/round.ts'
import { type WindowSettings, windowClosesAt } from '../round/window.ts'
import type { Instant } from '../time.ts'

/** A correction that moved the start of a half to an earlier time. */
export interface StartMove {
  /** Until when bets were accepted by the start before. */
  readonly at: Instant
  /** The start before; null if the half had not started. */
  readonly from: Instant | null
}

/**
 * Returns the first instant at which a bet on a round arrived too late, because the round may have begun by then: the
 * start of the round. If nobody stated when the half began, the first round of the half may have begun after the last
 * answer that contradicted the start ([S13]). Null if the round has no start.
 */
export function lateFrom(timetable: Timetable, round: Round): Instant | null {
  const { startsAt } = roundSpan(timetable, round)
  if (startsAt === null || neverBegan(timetable, round)) return null
  const half = halfOf(timetable, round)
  const unsureFrom = half?.unsureFrom ?? null
  if (!half || half.startTime === null || unsureFrom === null || !isFirstOfHalf(timetable, round)) return startsAt
  return Math.min(startsAt, unsureFrom + (startsAt - half.startTime))
}

/** Returns true if bets on the round may have arrived too late, because the start of its half moved or is not sure. */
export function mayHaveLateBets(timetable: Timetable, round: Round): boolean {
  const half = halfOf(timetable, round)
  return movesOf(half).length > 0 || (half?.unsureFrom ?? null) !== null
}

/**
 * Returns true if an earlier start of its half took betting time from a round, or ended the round. Nobody is penalised
 * for such a round ([I6]).
 */
export function isStartKnownLate(timetable: Timetable, round: Round, settings: WindowSettings): boolean {
  const half = halfOf(timetable, round)
  const from = lateFrom(timetable, round)
  const { endsAt } = roundSpan(timetable, round)
  if (!half || from === null) return false
  const closesAt = Math.min(from, windowClosesAt(timetable, settings, round) ?? from)
  return movesOf(half).some((move) => {
    if (half.startTime !== null && move.from !== null && move.from <= half.startTime) return false
    const before = withStart(timetable, half, move.from)
    const closedBefore = windowClosesAt(before, settings, round) ?? Number.POSITIVE_INFINITY
    const endedBefore = roundSpan(before, round).endsAt ?? Number.POSITIVE_INFINITY
    const isCutShort = closesAt < Math.min(closedBefore, move.at)
    return isCutShort || (endsAt !== null && endsAt <= move.at && move.at < endedBefore)
  })
}

/** Returns the timetable with the half as it was before a correction of its start. */
function withStart(timetable: Timetable, half: Half, startTime: Instant | null): Timetable {
  const before: Half =
    startTime === null
      ? { ...half, status: 'upcoming', startTime, endTime: null }
      : { ...half, status: 'active', startTime, endTime: null }
  return {
    ...timetable,
    matchStatus: 'active',
    halves: timetable.halves.map((one) => (one.halfNumber === half.halfNumber ? before : one)),
  }
}

const movesOf = (half: Half | undefined): readonly StartMove[] => half?.startMoves ?? []

const halfOf = (timetable: Timetable, round: Round): Half | undefined =>
  timetable.halves.find(({ halfNumber }) => halfNumber === round.halfNumber)

function isFirstOfHalf({ rounds }: Timetable, round: Round): boolean {
  return !rounds.some(
    ({ halfNumber, startMinute }) => halfNumber === round.halfNumber && startMinute < round.startMinute,
  )
}
