import { expectedCount, poissonTail } from '../pricing/pricing.ts'
import { roundSpan, type Timetable } from '../round/round.ts'
import type { Instant } from '../time.ts'
import { hasKickOff, instantOfMinute, matchMinuteAt, minuteLength } from './half-clock.ts'

/** An event that an operator enters by a press on the console. */
export interface PressedEvent {
  readonly eventType: string
  readonly team: 'home' | 'away' | null
  readonly at: Instant
}

/** In minutes of match time. Two presses at most this far apart may mean the same event ([W1]). */
const SAME_ONE_MINUTES = 2 / 60
/** In minutes of match time. An event at most this far from a boundary of rounds may belong to either round ([W2]). */
const NEAR_MINUTES = 3 / 60
/** In minutes of match time: the length of the window in which the check for an unlikely count counts events ([W3]). */
const LOOK_BACK_MINUTES = 10
/** The console asks about a count that less than this share of windows reaches ([W3]). */
const RARER_THAN = 0.001
/** The share of the events expected from both sides that one side causes. */
const SHARE_OF_A_SIDE = 0.5
/** The smallest number of tries for which the reaction time is used ([W4]). */
const FEWEST_TRIES = 3
/** The longest reaction time in milliseconds. An operator who takes longer was not watching ([W4]). */
const LONGEST_LEAD = 3000

/**
 * Returns a recorded event that the pressed event may repeat. It has the same type, is at most two seconds of match
 * time away, and is not of the other side ([W1]).
 */
export function sameOne<Recorded extends PressedEvent>(
  pressed: PressedEvent,
  recorded: readonly Recorded[],
  tempo: number,
): Recorded | undefined {
  const near = SAME_ONE_MINUTES * minuteLength(tempo)
  return recorded.find(
    ({ eventType, team, at }) =>
      eventType === pressed.eventType &&
      (team === pressed.team || team === null || pressed.team === null) &&
      Math.abs(at - pressed.at) <= near,
  )
}

/**
 * Returns the boundary between two rounds that is nearest to an instant. The kick-off and the final whistle of a half
 * are no boundaries.
 */
export function nearestBoundary(timetable: Timetable, at: Instant): Instant | undefined {
  const boundaries = timetable.rounds.flatMap((round) => {
    const { startsAt, endsAt } = roundSpan(timetable, round)
    return [round.startMinute > 0 ? startsAt : null, round.endMinute === null ? null : endsAt].filter(
      (boundary) => boundary !== null,
    )
  })
  const distance = (boundary: Instant) => Math.abs(boundary - at)
  return boundaries.reduce<Instant | undefined>(
    (nearest, boundary) => (nearest === undefined || distance(boundary) < distance(nearest) ? boundary : nearest),
    undefined,
  )
}

/**
 * Returns true if an event is so near a boundary of rounds that a few seconds decide for which round it counts ([W2]).
 */
export function isNearBoundary(timetable: Timetable, at: Instant): boolean {
  const boundary = nearestBoundary(timetable, at)
  return boundary !== undefined && Math.abs(boundary - at) <= NEAR_MINUTES * minuteLength(timetable.tempo)
}

/**
 * Returns the nearest instant on the other side of a boundary of rounds. The boundary itself belongs to the later round
 * ([E1], [W2]).
 */
export function acrossBoundary(boundary: Instant, at: Instant): Instant {
  return at < boundary ? boundary : boundary - 1
}

export interface UnlikelyCount {
  readonly count: number
  /** The number of match minutes in which the events happened. */
  readonly minutes: number
}

/**
 * Returns the recent count of an event type for one side if it is higher than in 999 of 1,000 windows; otherwise
 * undefined ([W3]).
 */
export function unlikelyCount(
  pressed: PressedEvent,
  recorded: readonly PressedEvent[],
  timetable: Pick<Timetable, 'tempo' | 'halves'>,
): UnlikelyCount | undefined {
  const half = timetable.halves.findLast(({ startTime }) => startTime !== null && startTime <= pressed.at)
  if (!hasKickOff(half)) return undefined
  const minute = matchMinuteAt(half, timetable.tempo, pressed.at)
  const startMinute = Math.max(0, minute - LOOK_BACK_MINUTES)
  const since = instantOfMinute(half, timetable.tempo, startMinute) ?? pressed.at
  const count = recorded.filter(
    ({ eventType, team, at }) =>
      eventType === pressed.eventType && team === pressed.team && at >= since && at <= pressed.at,
  ).length
  const mean = expectedCount(pressed.eventType, { halfNumber: half.halfNumber, startMinute, endMinute: minute })
  if (mean === undefined) return undefined
  const expected = pressed.team === null ? mean : mean * SHARE_OF_A_SIDE
  return poissonTail(expected, count) < RARER_THAN
    ? { count, minutes: Math.max(1, Math.ceil(minute - startMinute)) }
    : undefined
}

/**
 * Returns the operator's reaction time in milliseconds, measured in a practice run: the median delay between an event
 * and its key press, at most `LONGEST_LEAD`. Returns 0 for too few tries ([W4]).
 */
export function reactionLead(delays: readonly number[]): number {
  if (delays.length < FEWEST_TRIES) return 0
  const sorted = delays.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  const median = sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
  return Math.min(LONGEST_LEAD, Math.max(0, Math.round(median)))
}

/**
 * Returns the time of the pressed event: the time of the press minus the reaction time. If the kick-off lies between
 * both, returns the kick-off ([W4]).
 */
export function momentOfPress(pressedAt: Instant, lead: number, kickOff: Instant | null): Instant {
  const moment = pressedAt - lead
  return kickOff !== null && kickOff <= pressedAt ? Math.max(kickOff, moment) : moment
}
