import { type HalfClock, instantOfMinute, pauseAt } from '../match/half-clock.ts'
import type { Half, MatchStatus } from '../match/match.ts'
import type { Instant } from '../time.ts'

export type RoundStatus = 'upcoming' | 'active' | 'finished'

/**
 * A round is the window [startMinute, endMinute) of its half. A round without an end lasts until the half ends ([R1]).
 */
export interface Round {
  readonly id: string
  readonly halfNumber: number
  /** The number of the round, counted through the whole match from 1. */
  readonly roundNumber: number
  readonly startMinute: number
  readonly endMinute: number | null
}

/** The facts that decide the status of a plan's rounds. The same facts give the same status on every node ([R2]). */
export interface Timetable {
  readonly tempo: number
  readonly matchStatus: MatchStatus
  readonly halves: readonly Half[]
  /** The rounds of the plan, sorted by roundNumber. */
  readonly rounds: readonly Round[]
  /** True for a match of a user's own, whose halves somebody may forget to end ([OM5]). */
  readonly isOwn?: boolean | undefined
}

/** The start and the end of a round. Each is null while it is unknown, also while a pause before it lasts ([C16]). */
export interface RoundSpan {
  readonly startsAt: Instant | null
  readonly endsAt: Instant | null
}

export interface PlannedRound {
  readonly startMinute: number
  readonly endMinute: number | null
}

/**
 * Returns the rounds of one half. They are contiguous and `duration` minutes long; the last round has no end ([R4]).
 */
export function planRounds(halfMinutes: number, duration: number): PlannedRound[] {
  const count = Math.ceil(halfMinutes / duration)
  return Array.from({ length: count }, (_, index) => ({
    startMinute: index * duration,
    endMinute: index === count - 1 ? null : (index + 1) * duration,
  }))
}

export interface NumberedRound extends PlannedRound {
  readonly halfNumber: number
  readonly roundNumber: number
}

/** Returns the rounds of a whole match, numbered from 1 ([R3], [R4]). */
export function planMatch(
  halfNumbers: readonly number[],
  halfMinutes: number | ((halfNumber: number) => number),
  duration: number,
): NumberedRound[] {
  const minutesOf = typeof halfMinutes === 'number' ? () => halfMinutes : halfMinutes
  return halfNumbers
    .flatMap((halfNumber) => planRounds(minutesOf(halfNumber), duration).map((round) => ({ ...round, halfNumber })))
    .map((round, index) => ({ ...round, roundNumber: index + 1 }))
}

function halfOf(timetable: Timetable, round: Round): Half | undefined {
  return timetable.halves.find((half) => half.halfNumber === round.halfNumber)
}

/** Returns the clock of a half. It is null until the half is started, because a planned kick-off starts no round. */
function clockOf(half: Half | undefined): HalfClock | null {
  if (!half || half.status === 'upcoming' || half.startTime === null) return null
  return { startTime: half.startTime, pauses: half.pauses }
}

/** Returns the clock of a round's half; null until the half has started. */
export function clockOfRound(timetable: Timetable, round: Round): HalfClock | null {
  return clockOf(halfOf(timetable, round))
}

/** Returns the half whose play is interrupted at an instant ([C16]). */
export function pausedHalf({ halves }: Pick<Timetable, 'halves'>, at: Instant): Half | undefined {
  return halves.find(
    ({ status, endTime, pauses }) =>
      status !== 'upcoming' && (endTime === null || at < endTime) && pauseAt(pauses, at) !== undefined,
  )
}

/** Returns true if the match is over, so that no further half can kick off. */
function isOver(timetable: Timetable): boolean {
  return timetable.matchStatus === 'completed' || timetable.matchStatus === 'abandoned'
}

/**
 * Returns true if the half of the round ended before the round could start, or the match ended before the half kicked
 * off. Such a round never began, and its bets are void ([R5]).
 */
export function neverBegan(timetable: Timetable, round: Round): boolean {
  const half = halfOf(timetable, round)
  if (!half) return true
  const clock = clockOf(half)
  if (clock === null) return half.status === 'finished' || isOver(timetable)
  const startsAt = instantOfMinute(clock, timetable.tempo, round.startMinute)
  return half.endTime !== null && (startsAt === null || startsAt >= half.endTime)
}

/**
 * Returns the start and the end of a round as far as they are known. The end of the half cuts a round short ([R1],
 * [R6]).
 */
export function roundSpan(timetable: Timetable, round: Round): RoundSpan {
  const half = halfOf(timetable, round)
  const clock = clockOf(half)
  if (!half || clock === null) return { startsAt: null, endsAt: null }
  const startsAt = instantOfMinute(clock, timetable.tempo, round.startMinute)
  const planned = round.endMinute === null ? null : instantOfMinute(clock, timetable.tempo, round.endMinute)
  if (half.endTime === null) return { startsAt, endsAt: planned }
  return { startsAt, endsAt: planned === null ? half.endTime : Math.min(planned, half.endTime) }
}

/** Returns the times of a round that clients show. A round that never began has none ([R10]). */
export function shownSpan(timetable: Timetable, round: Round): RoundSpan {
  return neverBegan(timetable, round) ? { startsAt: null, endsAt: null } : roundSpan(timetable, round)
}

/** Returns the status of a round. It follows from the half and the clock; no user sets it ([R2]). */
export function roundStatus(timetable: Timetable, round: Round, now: Instant): RoundStatus {
  if (isOver(timetable)) return 'finished'
  if (neverBegan(timetable, round)) {
    const endTime = halfOf(timetable, round)?.endTime ?? null
    return endTime !== null && now < endTime ? 'upcoming' : 'finished'
  }
  const { startsAt, endsAt } = roundSpan(timetable, round)
  if (startsAt === null || now < startsAt) return 'upcoming'
  return endsAt !== null && now >= endsAt ? 'finished' : 'active'
}

/** Returns the active round, or undefined between rounds. */
export function currentRound(timetable: Timetable, now: Instant): Round | undefined {
  return timetable.rounds.find((round) => roundStatus(timetable, round, now) === 'active')
}

/** Returns true if any round of the plan has started or can no longer start. */
export function hasBegun(timetable: Timetable, now: Instant): boolean {
  return timetable.rounds.some((round) => roundStatus(timetable, round, now) !== 'upcoming')
}

/** Returns the round on which bets are accepted: the first round that has not started ([B1]). */
export function nextRound(timetable: Timetable, now: Instant): Round | undefined {
  return timetable.rounds.find((round) => roundStatus(timetable, round, now) === 'upcoming')
}

/** Returns true if no round follows this round. While this round is active, no more bets can be placed ([B7]). */
export function isLastRound(timetable: Timetable, round: Round): boolean {
  return timetable.rounds.at(-1)?.id === round.id
}

/**
 * Returns the round for which an event at this instant counts: on a boundary the later round, outside every round none
 * ([E1]).
 */
export function roundOfInstant(timetable: Timetable, at: Instant): Round | undefined {
  return timetable.rounds.find((round) => {
    const { startsAt, endsAt } = roundSpan(timetable, round)
    if (startsAt === null || neverBegan(timetable, round)) return false
    return at >= startsAt && (endsAt === null || at < endsAt)
  })
}

/** A fault in the plan of a half's rounds. A gap is between two rounds. */
export type RoundGap =
  | { readonly kind: 'late-start' }
  | { readonly kind: 'gap'; readonly before: number; readonly after: number }

/** Returns warnings for administrators about a half whose rounds do not start at minute 0 or leave a gap ([R7]). */
export function contiguityWarnings(
  rounds: readonly Pick<Round, 'roundNumber' | 'startMinute' | 'endMinute'>[],
): RoundGap[] {
  const ordered = rounds.toSorted((a, b) => a.startMinute - b.startMinute)
  const warnings: RoundGap[] = []
  const first = ordered[0]
  if (first && first.startMinute > 0) {
    warnings.push({ kind: 'late-start' })
  }
  ordered.slice(1).forEach((round, index) => {
    const before = ordered[index]
    if (before && before.endMinute !== null && before.endMinute < round.startMinute) {
      warnings.push({ kind: 'gap', before: before.roundNumber, after: round.roundNumber })
    }
  })
  return warnings
}
