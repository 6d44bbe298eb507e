import type { Instant } from '../time.ts'

/** Limits of one account on lobbies and renames. Both cost server time that other users need ([M12], [A27]). */
export const CAPS = {
  /** The most open lobbies that one user hosts at the same time. */
  hosted: 5,
  /** The most lobbies that one user opens within 24 hours of wall time. */
  openedADay: 20,
  /** The most open lobbies in which one user has a seat at the same time, as player or spectator. */
  seats: 50,
  /** The most username changes of one user within 24 hours of wall time. */
  renamesADay: 3,
} as const

/** Numbers of a user's open lobbies: those that the user hosts, and those in which the user has a seat. */
export interface LobbiesHeld {
  readonly hosted: number
  readonly seats: number
}

/** Returns why the user cannot open another lobby, or undefined if the user can ([M12]). */
export function openingRefusal({ hosted, seats }: LobbiesHeld): 'too-many-lobbies' | 'too-many-seats' | undefined {
  if (hosted >= CAPS.hosted) return 'too-many-lobbies'
  return seatRefusal({ seats })
}

/** Returns why the user cannot take another seat, or undefined if the user can ([M12]). */
export function seatRefusal({ seats }: Pick<LobbiesHeld, 'seats'>): 'too-many-seats' | undefined {
  return seats >= CAPS.seats ? 'too-many-seats' : undefined
}

/** The length of a day in milliseconds. */
export const DAY = 24 * 60 * 60 * 1000

/**
 * Returns how long (ms) the user must wait until the last 24 hours contain fewer than `most` uses; 0 if they do now.
 * @param earlier the times of the earlier uses
 */
export function waitUnderDailyCap(earlier: readonly Instant[], most: number, now: Instant): number {
  const counted = earlier.filter((at) => at > now - DAY).toSorted((a, b) => b - a)
  const first = counted[most - 1]
  return first === undefined ? 0 : first + DAY - now
}
