import type { LobbyId, listChat, Reply, UserId } from '@bettle/contract'
import { ACCOUNT_KEYS } from '../../store/remember.ts'

export interface Chat extends Omit<Reply<typeof listChat>, 'blocked'> {
  /** The members whose messages the user hides. A chat that an earlier version of the app stored lacks this field. */
  blocked?: readonly UserId[]
  /**
   * The time of the newest message in the last response. The history is complete up to this time, so the next request
   * starts here.
   */
  since?: string | undefined
  /** The lobby version that the chat includes; undefined if no response has set one. */
  version?: number | undefined
}

/** For this long (ms) a stored chat is shown at once when the user returns. */
export const CHAT_KEPT_FOR = 5 * 60_000
const PREFIX = `${ACCOUNT_KEYS}chat.`
/** The number of stored messages, which suffices for scrolling back. Other features need the storage too. */
const KEPT_MESSAGES = 200

export interface KeptChat {
  readonly at: number
  readonly chat: Chat
}

/** Stores the last state of a chat in this tab, so that a reload shows the chat before the server responds. */
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
      // The storage is full or blocked. After a reload the page then waits for the server's response.
    }
  },
}
