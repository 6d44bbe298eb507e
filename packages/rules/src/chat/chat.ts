import { cleanText } from '../text/clean-text.ts'
import type { Instant } from '../time.ts'

/**
 * Returns the chat message as it is stored, without invisible characters. The result is empty if no visible character
 * is left ([T3]).
 */
export function cleanMessage(text: string): string {
  return cleanText(text)
}

/**
 * Limits on the chat messages of one member: the largest number within a period (ms). The first limit allows a quick
 * exchange, the second a long conversation ([T5]).
 */
export const FLOOD_LIMITS = { quick: { most: 5, within: 10_000 }, long: { most: 20, within: 60_000 } } as const

/**
 * The earlier chat messages that decide the flood limits: at most this number, and none older than this period (ms).
 */
export const FLOOD_MEMORY = FLOOD_LIMITS.long

/**
 * Returns how long (ms) a member must wait before they may send the next chat message; 0 if they need not wait ([T5]).
 */
export function floodWait(sentAt: readonly Instant[], now: Instant): number {
  const waits = Object.values(FLOOD_LIMITS).map(({ most, within }) => {
    const oldest = sentAt[most - 1]
    return oldest === undefined ? 0 : oldest + within - now
  })
  return Math.max(0, ...waits)
}

/**
 * The intervals in seconds between two messages of one member that a host can choose for a slow chat; 0 means no
 * interval ([T9]).
 */
export const SLOW_CHOICES = [0, 10, 30, 60] as const

/** The facts that decide how long one member waits in a slow chat ([T9]). */
export interface SlowChat {
  readonly seconds: number
  /** The time of the member's latest message; undefined if the member has sent none. */
  readonly lastAt: Instant | undefined
  readonly isExempt: boolean
}

/**
 * Returns how long (ms) a member must wait before they may write again in a slow chat. The host and administrators
 * never wait ([T9]).
 */
export function slowWait({ seconds, lastAt, isExempt }: SlowChat, now: Instant): number {
  return isExempt || lastAt === undefined ? 0 : Math.max(0, lastAt + seconds * 1000 - now)
}

export interface Moderator {
  readonly userId: string
  readonly isHost: boolean
  readonly isAdmin: boolean
}

/** Returns true if the moderator may remove this chat message. Its author, the host and administrators may ([T6]). */
export function mayRemoveMessage(moderator: Moderator, authorId: string): boolean {
  return moderator.userId === authorId || moderator.isHost || moderator.isAdmin
}

/**
 * Returns true if the moderator may mute or unmute this member. The host and administrators may, but never themselves
 * or an administrator ([T7]).
 */
export function mayMute(moderator: Moderator, member: { readonly userId: string; readonly isAdmin: boolean }): boolean {
  return (moderator.isHost || moderator.isAdmin) && moderator.userId !== member.userId && !member.isAdmin
}
