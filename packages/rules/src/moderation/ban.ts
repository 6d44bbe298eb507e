import type { Instant } from '../time.ts'

/** Why an administrator bans an account. Further codes may be added ([MD8]). */
export const BAN_REASONS = ['insults', 'hate', 'threats', 'spam', 'cheating', 'offensive-name', 'other'] as const
export type BanReason = (typeof BAN_REASONS)[number]

/** The longest ban, in days of wall time. Disabling an account has no end ([A31]). */
export const MOST_BAN_DAYS = 3660

const DAY_MS = 24 * 60 * 60_000

/** Returns whether a ban applies now. It ends by itself at its last instant ([MD9]). */
export const isBanned = (bannedUntil: Instant | undefined, now: Instant): boolean =>
  bannedUntil !== undefined && bannedUntil > now

/** Returns why the end of a ban is refused, or undefined ([MD8]). */
export function banEndRefusal(until: Instant, now: Instant): 'past' | 'too-far' | undefined {
  if (until <= now) return 'past'
  return until > now + MOST_BAN_DAYS * DAY_MS ? 'too-far' : undefined
}
