import { type Instant, MINUTE } from './time.ts'

export type MatchStatus = 'upcoming' | 'active' | 'completed' | 'abandoned'
export type HalfStatus = 'upcoming' | 'active' | 'finished'
export type MatchState = 'not_started' | 'in_progress' | 'ended'

export interface Half {
  readonly id: string
  readonly halfNumber: number
  readonly status: HalfStatus
  readonly startTime: Instant | null
  readonly endTime: Instant | null
}

/** What a half is planned to last, in match minutes; stoppage time comes on top. */
export const HALF_MINUTES = 45

/** What a half after the second is planned to last. */
export const EXTRA_TIME_MINUTES = 15
/** However much extra time there is. */
export const MOST_HALVES = 10

/** How long a half is planned to last, by its number ([R9]). */
export function plannedMinutes(halfNumber: number): number {
  return halfNumber > 2 ? EXTRA_TIME_MINUTES : HALF_MINUTES
}

/** Results are provisional for this long after the end, in match minutes ([S8]). */
export const CONFIRMATION_MINUTES = 10

/** How long a match minute lasts on the wall, in milliseconds ([C1]). */
export function minuteLength(tempo: number): number {
  return MINUTE / tempo
}

/** The match minute at an instant, counted from this half's kick-off; negative before it ([C1]). */
export function matchMinuteAt(startTime: Instant, tempo: number, at: Instant): number {
  return (at - startTime) / minuteLength(tempo)
}

/** When a minute of a half is reached: a whole millisecond, as it is stored and waited for as one ([C1]). */
export function instantOfMinute(startTime: Instant, tempo: number, minute: number): Instant {
  return Math.round(startTime + (minute * MINUTE) / tempo)
}

/** The kick-off of a half started now: the next full minute of match time, never this very instant ([C2]). */
export function nextFullMinute(now: Instant, tempo: number): Instant {
  // Multiplied before it is divided: a quotient a hair too small would give the minute that is now.
  const minute = Math.floor((now * tempo) / MINUTE) + 1
  return Math.max(now + 1, Math.round((minute * MINUTE) / tempo))
}

/** Where a match stands, from its halves ([C3]). */
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

export type HalfRefusal = 'half-state' | 'results-confirmed'

/** Why a half cannot be started, or undefined: starting the second ends an active first ([C4]). */
export function startHalfRefusal(match: MatchUnderControl, halfNumber: number): HalfRefusal | undefined {
  const half = match.halves.find((candidate) => candidate.halfNumber === halfNumber)
  const isOver = match.status === 'completed' || match.status === 'abandoned'
  if (isOver || half?.status !== 'upcoming') return 'half-state'
  const before = match.halves.filter((candidate) => candidate.halfNumber < halfNumber)
  const previous = before.toSorted((a, b) => b.halfNumber - a.halfNumber)[0]
  return previous && previous.status === 'upcoming' ? 'half-state' : undefined
}

/** Why a half cannot be ended, or undefined: only an active one can ([C5]). */
export function endHalfRefusal(match: MatchUnderControl, halfNumber: number): HalfRefusal | undefined {
  const half = match.halves.find((candidate) => candidate.halfNumber === halfNumber)
  return match.status === 'abandoned' || half?.status !== 'active' ? 'half-state' : undefined
}

/** Why the end of a half cannot be taken back, or undefined: until results are confirmed, and only of the latest half ([C7]). */
export function reopenHalfRefusal(match: MatchUnderControl, halfNumber: number): HalfRefusal | undefined {
  if (match.confirmed) return 'results-confirmed'
  const half = match.halves.find((candidate) => candidate.halfNumber === halfNumber)
  const laterStarted = match.halves.some(
    (candidate) => candidate.halfNumber > halfNumber && candidate.status !== 'upcoming',
  )
  const reopens = half?.status === 'finished' && half.startTime !== null
  return match.status === 'abandoned' || !reopens || laterStarted ? 'half-state' : undefined
}

/** When results become final by themselves ([S8]). */
export function confirmsAt(endedAt: Instant, tempo: number): Instant {
  return instantOfMinute(endedAt, tempo, CONFIRMATION_MINUTES)
}
