import type { StartMove } from '../settlement/late-start.ts'
import { type Instant, MINUTE } from '../time.ts'
import { laterBy, openPause, type Pause } from './half-clock.ts'

export type MatchStatus = 'upcoming' | 'active' | 'completed' | 'abandoned'
export type HalfStatus = 'upcoming' | 'active' | 'finished'
export type MatchState = 'not_started' | 'in_progress' | 'ended'

export interface Half {
  readonly id: string
  readonly halfNumber: number
  readonly status: HalfStatus
  readonly startTime: Instant | null
  readonly endTime: Instant | null
  /** In their order; left out without any ([C16]). */
  readonly pauses?: readonly Pause[] | undefined
  /**
   * The arrival of the last answer by which the half had not begun, if nobody stated when it began ([S13]). Left out or
   * null if the start is stated.
   */
  readonly unsureFrom?: Instant | null | undefined
  /** The corrections that moved the start to an earlier time, in their order ([I6]). */
  readonly startMoves?: readonly StartMove[] | null | undefined
}

/** The planned length of a half in match minutes, without stoppage time. */
export const HALF_MINUTES = 45

/** The planned length of a half after the second, in match minutes. */
export const EXTRA_TIME_MINUTES = 15
/** The largest number of halves of a match, extra time included. */
export const MOST_HALVES = 10

/** Returns the planned length of a half in match minutes, by its number ([R9]). */
export function plannedMinutes(halfNumber: number): number {
  return halfNumber > 2 ? EXTRA_TIME_MINUTES : HALF_MINUTES
}

/** How long results stay provisional after the end of a match, in match minutes ([S8]). */
export const CONFIRMATION_MINUTES = 10

/** Returns the kick-off of a half that is started now: the next full match minute, never the current instant ([C2]). */
export function nextFullMinute(now: Instant, tempo: number): Instant {
  // The code multiplies before it divides, because a quotient that is slightly too small would give the current minute.
  const minute = Math.floor((now * tempo) / MINUTE) + 1
  return Math.max(now + 1, Math.round((minute * MINUTE) / tempo))
}

/** Returns the state of a match, derived from its halves ([C3]). */
export function matchState(halves: readonly Half[]): MatchState {
  if (halves.some((half) => half.status === 'active')) return 'in_progress'
  if (halves.length > 0 && halves.every((half) => half.status === 'finished')) return 'ended'
  return halves.some((half) => half.status === 'finished') ? 'in_progress' : 'not_started'
}

export interface MatchUnderControl {
  readonly status: MatchStatus
  readonly confirmed: boolean
  readonly halves: readonly Half[]
}

/** The state of a match without its halves. */
export type MatchStage = Pick<MatchUnderControl, 'status' | 'confirmed'>

export type HalfRefusal = 'half-state' | 'results-confirmed'

/**
 * Returns why a half cannot be started, or undefined if it can. Starting half 2 ends half 1 if half 1 is active ([C4]).
 */
export function startHalfRefusal(match: MatchUnderControl, halfNumber: number): HalfRefusal | undefined {
  const half = match.halves.find((candidate) => candidate.halfNumber === halfNumber)
  const isOver = match.status === 'completed' || match.status === 'abandoned'
  if (isOver || half?.status !== 'upcoming') return 'half-state'
  const before = match.halves.filter((candidate) => candidate.halfNumber < halfNumber)
  const previous = before.toSorted((a, b) => b.halfNumber - a.halfNumber)[0]
  return previous && previous.status === 'upcoming' ? 'half-state' : undefined
}

/** Returns why a half cannot be ended, or undefined if it can. Only an active half can be ended ([C5]). */
export function endHalfRefusal(match: MatchUnderControl, halfNumber: number): HalfRefusal | undefined {
  const half = match.halves.find((candidate) => candidate.halfNumber === halfNumber)
  return match.status === 'abandoned' || half?.status !== 'active' ? 'half-state' : undefined
}

/**
 * Returns why the end of a half cannot be undone, or undefined if it can. Only the latest half can be reopened, until
 * results are confirmed ([C7]).
 */
export function reopenHalfRefusal(match: MatchUnderControl, halfNumber: number): HalfRefusal | undefined {
  if (match.confirmed) return 'results-confirmed'
  const half = match.halves.find((candidate) => candidate.halfNumber === halfNumber)
  const laterStarted = match.halves.some(
    (candidate) => candidate.halfNumber > halfNumber && candidate.status !== 'upcoming',
  )
  const reopens = half?.status === 'finished' && half.startTime !== null
  return match.status === 'abandoned' || !reopens || laterStarted ? 'half-state' : undefined
}

/**
 * Returns why the play of a half cannot be interrupted, or undefined if it can. Only the play of a half that has kicked
 * off and goes on can be ([C17]).
 */
export function pauseHalfRefusal(match: MatchUnderControl, halfNumber: number, now: Instant): HalfRefusal | undefined {
  const half = match.halves.find((candidate) => candidate.halfNumber === halfNumber)
  const isPlayed = half?.status === 'active' && half.startTime !== null && half.startTime <= now
  return match.status !== 'active' || !isPlayed || openPause(half) ? 'half-state' : undefined
}

/** Returns why the play of a half cannot go on, or undefined if it can: only an interrupted one goes on ([C17]). */
export function resumeHalfRefusal(match: MatchUnderControl, halfNumber: number): HalfRefusal | undefined {
  const half = match.halves.find((candidate) => candidate.halfNumber === halfNumber)
  return match.status !== 'active' || half?.status !== 'active' || !openPause(half) ? 'half-state' : undefined
}

/** Returns why a match cannot be ended, or undefined if it can. Only an active match can be ended ([C5]). */
export function endMatchRefusal({ status }: MatchStage): 'half-state' | undefined {
  return status === 'active' ? undefined : 'half-state'
}

/**
 * Returns why a match cannot be abandoned, or undefined if it can. A match can be abandoned until it has ended ([C9]).
 */
export function abandonRefusal({ status, confirmed }: MatchStage): HalfRefusal | undefined {
  if (confirmed) return 'results-confirmed'
  return status === 'completed' || status === 'abandoned' ? 'half-state' : undefined
}

/** Returns why the results of a match cannot be confirmed, or undefined if they can ([S8]). */
export function confirmRefusal(
  { status, confirmed }: MatchStage,
  isBetOpen: boolean,
): HalfRefusal | 'bet-open' | undefined {
  if (confirmed) return 'results-confirmed'
  if (status !== 'completed') return 'half-state'
  return isBetOpen ? 'bet-open' : undefined
}

/** A request to record, change, delete or restore a match event. */
export interface EventChange {
  readonly isOfFeed: boolean
  readonly hasReason: boolean
}

export type EventRefusal = 'abandoned' | 'final-for-feeds' | 'reason-needed'

/**
 * Returns why an event of the match cannot be recorded or changed, or undefined if it can. Events of confirmed results
 * change only with a reason, and never by a feed ([S8]). Events of an abandoned match never change, because no
 * correction would follow ([S9]).
 */
export function eventRefusal(
  { status, confirmed }: MatchStage,
  { isOfFeed, hasReason }: EventChange,
): EventRefusal | undefined {
  if (status === 'abandoned') return 'abandoned'
  if (!confirmed) return undefined
  if (isOfFeed) return 'final-for-feeds'
  return hasReason ? undefined : 'reason-needed'
}

/** Returns the instant at which results become final without an operator ([S8]). */
export function confirmsAt(endedAt: Instant, tempo: number): Instant {
  return laterBy(endedAt, tempo, CONFIRMATION_MINUTES)
}
