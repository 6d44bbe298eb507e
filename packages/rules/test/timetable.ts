import type { Half, MatchStatus } from '../src/match/match.ts'
import { planMatch, type Round, type Timetable } from '../src/round/round.ts'
import type { WindowSettings } from '../src/round/window.ts'
import { type Instant, MINUTE } from '../src/time.ts'

/** The kick-off of half 1, a Saturday in January at 15:00. */
export const KICK_OFF: Instant = Date.UTC(2026, 0, 3, 15)

/** The kick-off of half 2 unless a test sets another one. Half 1 ended 47 minutes after its own kick-off. */
export const SECOND_KICK_OFF: Instant = KICK_OFF + 62 * MINUTE

/** Returns the instant of a minute of half 1 at tempo 1. */
export const at = (minute: number): Instant => KICK_OFF + minute * MINUTE

/** Returns the instant of a minute of half 2 at tempo 1. */
export const at2 = (minute: number): Instant => SECOND_KICK_OFF + minute * MINUTE

export const coming = (halfNumber: number): Half => ({
  id: `half-${halfNumber}`,
  halfNumber,
  status: 'upcoming',
  startTime: null,
  endTime: null,
})

export const running = (halfNumber: number, startTime: Instant): Half => ({
  ...coming(halfNumber),
  status: 'active',
  startTime,
})

export const ended = (halfNumber: number, startTime: Instant | null, endTime: Instant | null): Half => ({
  ...coming(halfNumber),
  status: 'finished',
  startTime,
  endTime,
})

/** Returns the rounds of a generated plan, with the ids r1, r2, … */
export const planOf = (duration: number): Round[] =>
  planMatch([1, 2], 45, duration).map((round) => ({ ...round, id: `r${round.roundNumber}` }))

/** Returns rounds with the given half, first minute and last minute. */
export const roundsAt = (...windows: readonly (readonly [number, number, number | null])[]): Round[] =>
  windows.map(([halfNumber, startMinute, endMinute], index) => ({
    id: `r${index + 1}`,
    halfNumber,
    roundNumber: index + 1,
    startMinute,
    endMinute,
  }))

export const aTimetable = (
  halves: readonly Half[],
  rounds: readonly Round[] = planOf(10),
  matchStatus: MatchStatus = 'active',
  tempo = 1,
): Timetable => ({ tempo, matchStatus, halves, rounds })

/** Timetables of a match at each of its stages, with the official plan at tempo 1. */
export const beforeStart = aTimetable([coming(1), coming(2)], planOf(10), 'upcoming')
export const inHalf1 = aTimetable([running(1, KICK_OFF), coming(2)])
export const halfTime = aTimetable([ended(1, KICK_OFF, at(47)), coming(2)])
export const inHalf2 = aTimetable([ended(1, KICK_OFF, at(47)), running(2, SECOND_KICK_OFF)])
export const completed = aTimetable(
  [ended(1, KICK_OFF, at(47)), ended(2, SECOND_KICK_OFF, at2(48))],
  planOf(10),
  'completed',
)

export const SETTINGS: WindowSettings = {
  roundDuration: 10,
  breakDuration: 2,
  bettingTimeLimit: 8,
  allowLateBetting: false,
}

/** Returns the round with that number, and fails the test if there is none. */
export function roundNo(timetable: Timetable, roundNumber: number): Round {
  const round = timetable.rounds.find((candidate) => candidate.roundNumber === roundNumber)
  if (!round) throw new Error(`there is no round ${roundNumber}`)
  return round
}
