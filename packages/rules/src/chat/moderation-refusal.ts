import { type Moderator, mayMute } from './chat.ts'

/** The facts that decide whether a user may moderate a chat. */
export interface ModerationAttempt {
  /** The user who wants to moderate; undefined if the account does not exist. */
  readonly by: (Moderator & { readonly isMember: boolean }) | undefined
  readonly isChatOn: boolean
  readonly isLobbyClosed: boolean
}

export interface MuteAttempt extends ModerationAttempt {
  /** The member to mute; undefined for a user who never was a member of the lobby. */
  readonly member: { readonly userId: string; readonly isAdmin: boolean } | undefined
}

export type ModerationRefusal = 'not-a-member' | 'host-only' | 'chat-off' | 'lobby-closed'
export type MuteRefusal = ModerationRefusal | 'target-not-a-member' | 'oneself' | 'administrator'

/** Returns the first reason to refuse a change of the slow chat, or undefined if the change is accepted ([T9]). */
export function slowChatRefusal(attempt: ModerationAttempt): ModerationRefusal | undefined {
  return rightsRefusal(attempt) ?? chatRefusalOfLobby(attempt)
}

/** Returns the first reason to refuse a mute, or undefined if the mute is accepted ([T7]). */
export function muteRefusal(attempt: MuteAttempt): MuteRefusal | undefined {
  return unmuteRefusal(attempt) ?? chatRefusalOfLobby(attempt)
}

/**
 * Returns the first reason to refuse the end of a mute, or undefined if the end is accepted. A mute can also be ended
 * in a closed lobby ([T7]).
 */
export function unmuteRefusal(attempt: Pick<MuteAttempt, 'by' | 'member'>): MuteRefusal | undefined {
  const { by, member } = attempt
  const noRights = rightsRefusal(attempt)
  if (noRights) return noRights
  if (!member) return 'target-not-a-member'
  if (by && mayMute(by, member)) return undefined
  return by?.userId === member.userId ? 'oneself' : 'administrator'
}

function rightsRefusal({ by }: Pick<ModerationAttempt, 'by'>): 'not-a-member' | 'host-only' | undefined {
  if (!by || !(by.isMember || by.isAdmin)) return 'not-a-member'
  return by.isHost || by.isAdmin ? undefined : 'host-only'
}

function chatRefusalOfLobby({ isChatOn, isLobbyClosed }: ModerationAttempt): 'chat-off' | 'lobby-closed' | undefined {
  if (!isChatOn) return 'chat-off'
  return isLobbyClosed ? 'lobby-closed' : undefined
}
