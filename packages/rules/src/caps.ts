import type { Instant } from './time.ts'

/** How much of what others have to wait for one account may ask: lobbies and renames cost everybody ([M12], [A27]). */
export const CAPS = {
  /** Open lobbies one hosts at a time. */
  hosted: 5,
  /** Lobbies one opens in a day of wall time. */
  openedADay: 20,
  /** Open lobbies one sits in at a time, as player or spectator. */
  seats: 50,
  /** Names one gives oneself in a day of wall time. */
  renamesADay: 3,
} as const

/** Milliseconds. */
export const DAY = 24 * 60 * 60 * 1000

/**
 * How long (ms) until one more fits in a day that moves along; 0 where it fits now.
 * @param earlier when it was done before
 */
export function waitUnderDailyCap(earlier: readonly Instant[], most: number, now: Instant): number {
  const counted = earlier.filter((at) => at > now - DAY).toSorted((a, b) => b - a)
  const first = counted[most - 1]
  return first === undefined ? 0 : first + DAY - now
}
