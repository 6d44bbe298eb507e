import type { LobbyId, listChat, Reply, UserId } from '@bettle/contract'
import { readWire } from '../../api/read-wire.ts'
import { ACCOUNT_KEYS } from '../../store/remember.ts'

export interface Chat extends Omit<Reply<typeof listChat>, 'blocked'> {
  /**
   * The members whom this user has blocked; the page hides their messages. A chat that an earlier version of the app
   * stored lacks this field.
   */
  blocked?: readonly UserId[]
  /**
   * The creation time of the newest message that the page held when the last response arrived. Up to this time no
   * message is missing, so the next request asks for messages from this time on.
   */
  since?: string | undefined
  /**
   * The version of the lobby's topic that the chat includes; undefined after a resync, and until a response or push
   * sets it.
   */
  version?: number | undefined
}

/** For this long (ms), the page shows a stored chat at once when the user returns, before the server responds. */
export const CHAT_KEPT_FOR = 5 * 60_000
const PREFIX = `${ACCOUNT_KEYS}chat.`
/** At most this many messages of a chat are stored in the tab. The limit leaves storage for other features. */
const KEPT_MESSAGES = 200

export interface KeptChat {
  readonly at: number
  readonly chat: Chat
}

/** Stores the last state of a chat in this tab, so that a reload shows the chat before the server responds. */
export const keptChat = {
  read(lobbyId: LobbyId, now = Date.now()): KeptChat | undefined {
    try {
      const kept: KeptChat | null = readWire(sessionStorage.getItem(PREFIX + lobbyId) ?? 'null')
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
