import type { Instant } from './time.ts'

/** Limits of one account on lobbies and renames, because these cost every other user server time ([M12], [A27]). */
export const CAPS = {
  /** Open lobbies that one user hosts at the same time. */
  hosted: 5,
  /** Lobbies that one user opens within 24 hours of wall time. */
  openedADay: 20,
  /** Open lobbies in which one user has a seat at the same time, as player or spectator. */
  seats: 50,
  /** Username changes of one user within 24 hours of wall time. */
  renamesADay: 3,
} as const

/** In milliseconds. */
export const DAY = 24 * 60 * 60 * 1000

/**
 * Returns how long (ms) the user must wait until a rolling 24-hour window has room for one more; 0 if it has room now.
 * @param earlier the times of the earlier uses
 */
export function waitUnderDailyCap(earlier: readonly Instant[], most: number, now: Instant): number {
  const counted = earlier.filter((at) => at > now - DAY).toSorted((a, b) => b - a)
  const first = counted[most - 1]
  return first === undefined ? 0 : first + DAY - now
}
