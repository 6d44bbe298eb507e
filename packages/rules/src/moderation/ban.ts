import type { Instant } from '../time.ts'

/** The reasons for which an administrator can ban an account. Later versions may add further codes ([MD8]). */
export const BAN_REASONS = ['insults', 'hate', 'threats', 'spam', 'cheating', 'offensive-name', 'other'] as const
export type BanReason = (typeof BAN_REASONS)[number]

/**
 * The longest ban, in days of wall time. To exclude an account without an end, an administrator disables it ([A31]).
 */
export const MOST_BAN_DAYS = 3660

const DAY_MS = 24 * 60 * 60_000

/** Returns true if a ban applies now. The ban no longer applies at the instant `bannedUntil` itself ([MD9]). */
export const isBanned = (bannedUntil: Instant | undefined, now: Instant): boolean =>
  bannedUntil !== undefined && bannedUntil > now

/** Returns why the end of a ban is refused, or undefined if it is accepted ([MD8]). */
export function banEndRefusal(until: Instant, now: Instant): 'past' | 'too-far' | undefined {
  if (until <= now) return 'past'
  return until > now + MOST_BAN_DAYS * DAY_MS ? 'too-far' : undefined
}
