import type { Instant } from '../time.ts'
import { floodWait, slowWait } from './chat.ts'

/** The facts that decide whether a member may send a chat message. */
export interface ChatAttempt {
  /** The member who writes; undefined for a user who never was a member of the lobby. */
  readonly member:
    | { readonly isPresent: boolean; readonly isHost: boolean; readonly isAdmin: boolean; readonly isGuest: boolean }
    | undefined
  readonly isChatOn: boolean
  readonly isLobbyClosed: boolean
  /** True if the host lets guests write in the chat. */
  readonly isOpenToGuests: boolean
  /** True if the member still has to confirm their email address. */
  readonly mustConfirmEmail: boolean
  /** The end of the member's latest mute; undefined if the member was never muted. */
  readonly mutedUntil: Instant | undefined
  /** The interval of a slow chat in seconds; 0 if the chat is not slow. */
  readonly slowSeconds: number
  /** The times of the member's earlier chat messages within `FLOOD_MEMORY`, the latest first. */
  readonly sentAt: readonly Instant[]
  /** False on a server without rate limits, where the flood limits do not apply. */
  readonly isFloodLimited: boolean
  readonly now: Instant
}

/**
 * The reason to refuse a chat message. `waitMs` says how long the member must wait before the server accepts a message.
 */
export type ChatRefusal =
  | {
      readonly kind: 'not-a-member' | 'left' | 'chat-off' | 'lobby-closed' | 'guests-cannot-chat' | 'email-unconfirmed'
    }
  | { readonly kind: 'muted' | 'slow-chat' | 'flood'; readonly waitMs: number }

/**
 * Returns the first reason to refuse the chat message, or undefined if the message is accepted ([T1], [T2], [T5], [T7],
 * [T9], [G11], [A61]).
 */
export function chatRefusal(attempt: ChatAttempt): ChatRefusal | undefined {
  const { member, mutedUntil, slowSeconds, sentAt, now } = attempt
  if (!member) return { kind: 'not-a-member' }
  if (!member.isPresent) return { kind: 'left' }
  if (!attempt.isChatOn) return { kind: 'chat-off' }
  if (attempt.isLobbyClosed) return { kind: 'lobby-closed' }
  if (member.isGuest && !attempt.isOpenToGuests) return { kind: 'guests-cannot-chat' }
  if (attempt.mustConfirmEmail) return { kind: 'email-unconfirmed' }
  if (mutedUntil !== undefined && mutedUntil > now) return { kind: 'muted', waitMs: mutedUntil - now }
  const slow = slowWait({ seconds: slowSeconds, lastAt: sentAt[0], isExempt: member.isHost || member.isAdmin }, now)
  if (slow > 0) return { kind: 'slow-chat', waitMs: slow }
  const flood = attempt.isFloodLimited ? floodWait(sentAt, now) : 0
  return flood > 0 ? { kind: 'flood', waitMs: flood } : undefined
}
