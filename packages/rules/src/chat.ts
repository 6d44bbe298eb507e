import { cleanText } from './clean-text.ts'
import type { Instant } from './time.ts'

/** A message as it is kept: only what can be seen, as others may see it; empty where nothing is left ([T3]). */
export function cleanMessage(text: string): string {
  return cleanText(text)
}

/** How many messages a member may send in how long (ms): a quick exchange, and a conversation ([T5]). */
const FLOOD_LIMITS = [
  { most: 5, within: 10_000 },
  { most: 20, within: 60_000 },
] as const

/** The messages of one member that say whether they may send another: no older and no more than these. */
export const FLOOD_MEMORY = { most: 20, within: 60_000 } as const

/** How long a member has to wait (ms) who sent messages at these times, the latest first; 0 where not at all ([T5]). */
export function floodWait(sentAt: readonly Instant[], now: Instant): number {
  const waits = FLOOD_LIMITS.map(({ most, within }) => {
    const oldest = sentAt[most - 1]
    return oldest === undefined ? 0 : oldest + within - now
  })
  return Math.max(0, ...waits)
}

/** How far apart the messages of one member may be made to lie, in seconds; 0 is as they like ([T9]). */
export const SLOW_CHOICES = [0, 10, 30, 60] as const

/** What a slow chat means for who would write ([T9]). */
export interface SlowChat {
  readonly seconds: number
  /** When they wrote last. */
  readonly lastAt: Instant | undefined
  readonly isExempt: boolean
}

/** How long a member has to wait (ms) before they may write again; the host and administrators never ([T9]). */
export function slowWait({ seconds, lastAt, isExempt }: SlowChat, now: Instant): number {
  return isExempt || lastAt === undefined ? 0 : Math.max(0, lastAt + seconds * 1000 - now)
}

export interface Moderator {
  readonly userId: string
  readonly isHost: boolean
  readonly isAdmin: boolean
}

/** Whether they may take this message away: its author, the host, or an administrator ([T6]). */
export function mayRemoveMessage(moderator: Moderator, authorId: string): boolean {
  return moderator.userId === authorId || moderator.isHost || moderator.isAdmin
}

/** Whether they may mute, or unmute, this member: the host or an administrator, nobody themselves or an administrator ([T7]). */
export function mayMute(moderator: Moderator, member: { readonly userId: string; readonly isAdmin: boolean }): boolean {
  return (moderator.isHost || moderator.isAdmin) && moderator.userId !== member.userId && !member.isAdmin
}
