import { instantOfMinute, matchMinuteAt, minuteLength } from './match.ts'
import { expectedCount, poissonTail } from './pricing.ts'
import { roundSpan, type Timetable } from './round.ts'
import type { Instant } from './time.ts'

/** An event as an operator presses it. */
export interface PressedEvent {
  readonly eventType: string
  readonly team: 'home' | 'away' | null
  readonly at: Instant
}

/** Of match time, in minutes: two presses this close may mean one event ([W1]). */
const SAME_ONE_MINUTES = 2 / 60
/** Of match time, in minutes: this close to a boundary an event may belong on either side of it ([W2]). */
const NEAR_MINUTES = 3 / 60
/** How far back counts are looked at for whether they can be ([W3]). */
const LOOK_BACK_MINUTES = 10
/** A count that only one window in a thousand exceeds is asked about ([W3]). */
const RARER_THAN = 0.001
/** A side makes half of what both make. */
const SHARE_OF_A_SIDE = 0.5
/** Fewer tries say nothing yet ([W4]). */
const FEWEST_TRIES = 3
/** Whoever takes longer was not looking ([W4]). */
const LONGEST_LEAD = 3000

/** What is known already and may be this very event: of its type, within two seconds of match time, not of the other side ([W1]). */
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

/** Where one round gives way to the next; the kick-off is no such place, nor the whistle. */
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

/** Whether a second more or less decides for which round an event counts ([W2]). */
export function isNearBoundary(timetable: Timetable, at: Instant): boolean {
  const boundary = nearestBoundary(timetable, at)
  return boundary !== undefined && Math.abs(boundary - at) <= NEAR_MINUTES * minuteLength(timetable.tempo)
}

/** The moment next to it on the other side of a boundary: on it the later round counts ([E1], [W2]). */
export function acrossBoundary(boundary: Instant, at: Instant): Instant {
  return at < boundary ? boundary : boundary - 1
}

export interface UnlikelyCount {
  readonly count: number
  /** Match minutes in which they happened. */
  readonly minutes: number
}

/** How often a type happened on a side lately, where that is more than in 999 windows of 1,000 ([W3]). */
export function unlikelyCount(
  pressed: PressedEvent,
  recorded: readonly PressedEvent[],
  timetable: Pick<Timetable, 'tempo' | 'halves'>,
): UnlikelyCount | undefined {
  const half = timetable.halves.findLast(({ startTime }) => startTime !== null && startTime <= pressed.at)
  if (!half || half.startTime === null) return undefined
  const minute = matchMinuteAt(half.startTime, timetable.tempo, pressed.at)
  const startMinute = Math.max(0, minute - LOOK_BACK_MINUTES)
  const since = instantOfMinute(half.startTime, timetable.tempo, startMinute)
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

/** How long after an event its key is pressed, from a practice run: the median, in milliseconds ([W4]). */
export function reactionLead(delays: readonly number[]): number {
  if (delays.length < FEWEST_TRIES) return 0
  const sorted = delays.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  const median = sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
  return Math.min(LONGEST_LEAD, Math.max(0, Math.round(median)))
}

/** When what was pressed happened: earlier by the lead, but not before the kick-off where that lies between ([W4]). */
export function momentOfPress(pressedAt: Instant, lead: number, kickOff: Instant | null): Instant {
  const moment = pressedAt - lead
  return kickOff !== null && kickOff <= pressedAt ? Math.max(kickOff, moment) : moment
}
