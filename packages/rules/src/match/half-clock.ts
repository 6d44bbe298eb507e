import { type Instant, MINUTE } from '../time.ts'

/** An interruption of play from `from` until before `to`; `to` is null while it lasts ([C16]). */
export interface Pause {
  readonly from: Instant
  readonly to: Instant | null
}

/** What decides the minute of a half: its kick-off, and its pauses in their order. */
export interface HalfClock {
  readonly startTime: Instant
  readonly pauses?: readonly Pause[] | undefined
}

/** Returns the length of a match minute in milliseconds of wall time ([C1]). */
export function minuteLength(tempo: number): number {
  return MINUTE / tempo
}

/** Returns the instant that is some minutes of match time later, without a pause between. */
export function laterBy(at: Instant, tempo: number, minutes: number): Instant {
  return Math.round(at + (minutes * MINUTE) / tempo)
}

/**
 * Returns the match minute at an instant, counted from the kick-off of the half; negative before the kick-off ([C1]).
 * It stands still in the pauses of the half ([C16]).
 */
export function matchMinuteAt({ startTime, pauses = [] }: HalfClock, tempo: number, at: Instant): number {
  const paused = pauses.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(at, to ?? at) - from), 0)
  return (at - startTime - paused) / minuteLength(tempo)
}

/**
 * Returns the first instant at which a half reaches a minute. It is a whole millisecond, because times are stored and
 * scheduled in whole milliseconds ([C1]). Null if a pause that still lasts comes before the minute ([C16]).
 */
export function instantOfMinute(half: HalfClock, tempo: number, minute: number): Instant | null {
  return afterPauses(laterBy(half.startTime, tempo, minute), half.pauses)
}

/**
 * Returns when something happens that would happen at an instant without pauses. Null while a pause before it lasts
 * ([C16]).
 */
export function afterPauses(at: Instant, pauses: readonly Pause[] = []): Instant | null {
  let moved = at
  for (const { from, to } of pauses) {
    if (from >= moved) return moved
    if (to === null) return null
    moved += to - from
  }
  return moved
}

/** Returns the pause of these at an instant; undefined if play goes on. */
export function pauseAt(pauses: readonly Pause[] | undefined, at: Instant): Pause | undefined {
  return pauses?.find(({ from, to }) => from <= at && (to === null || at < to))
}

/** Returns the pause of a half that still lasts; undefined while play goes on ([C16]). */
export function openPause({ pauses }: Pick<HalfClock, 'pauses'>): Pause | undefined {
  return pauses?.find(({ to }) => to === null)
}

/** True if the half has kicked off, or has a time at which it kicks off. */
export function hasKickOff<H extends { readonly startTime: Instant | null }>(
  half: H | undefined,
): half is H & { readonly startTime: Instant } {
  return half !== undefined && half.startTime !== null
}
