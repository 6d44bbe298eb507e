import type { LobbyId, listChat, Reply, UserId } from '@bettle/contract'
import { ACCOUNT_KEYS } from '../../store/remember.ts'

export interface Chat extends Omit<Reply<typeof listChat>, 'blocked'> {
  /** The members whose messages the user hides. A chat that an earlier version kept has none. */
  blocked?: readonly UserId[]
  /**
   * The time of the last response's newest message. The history up to it is complete, so the next request starts there.
   */
  since?: string | undefined
  /** The lobby version of the chat; undefined if no response has set one. */
  version?: number | undefined
}

/** For this long (ms) a stored chat is shown at once when the user returns. */
export const CHAT_KEPT_FOR = 5 * 60_000
const PREFIX = `${ACCOUNT_KEYS}chat.`
/** Enough for scrolling back; the storage is shared with other features. */
const KEPT_MESSAGES = 200

export interface KeptChat {
  readonly at: number
  readonly chat: Chat
}

/** Keeps the last state of a chat in this tab, so that a reload shows it before the server responds. */
export const keptChat = {
  read(lobbyId: LobbyId, now = Date.now()): KeptChat | undefined {
    try {
      const kept = JSON.parse(sessionStorage.getItem(PREFIX + lobbyId) ?? 'null') as KeptChat | null
      if (!kept || now - kept.at > CHAT_KEPT_FOR || !Array.isArray(kept.chat.messages)) return undefined
      return kept
    } catch {
      return undefined
    }
  },
  write(lobbyId: LobbyId, chat: Chat, now = Date.now()): void {
    const kept: KeptChat = { at: now, chat: { ...chat, messages: chat.messages.slice(-KEPT_MESSAGES) } }
    try {
      sessionStorage.setItem(PREFIX + lobbyId, JSON.stringify(kept))
    } catch {
      // Storage is full or forbidden: the page then waits for the server's response.
    }
  },
}
