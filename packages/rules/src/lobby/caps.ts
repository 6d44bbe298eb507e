import type { Instant } from '../time.ts'

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

/** A user's open lobbies: those that the user hosts, and all in which the user has a seat. */
export interface LobbiesHeld {
  readonly hosted: number
  readonly seats: number
}

/** Returns why the user cannot open another lobby, or undefined ([M12]). */
export function openingRefusal({ hosted, seats }: LobbiesHeld): 'too-many-lobbies' | 'too-many-seats' | undefined {
  if (hosted >= CAPS.hosted) return 'too-many-lobbies'
  return seatRefusal({ seats })
}

/** Returns why the user cannot take another seat, or undefined ([M12]). */
export function seatRefusal({ seats }: Pick<LobbiesHeld, 'seats'>): 'too-many-seats' | undefined {
  return seats >= CAPS.seats ? 'too-many-seats' : undefined
}

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
