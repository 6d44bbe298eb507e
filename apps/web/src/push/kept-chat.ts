import type { LobbyId, listChat, Reply } from '@bettle/contract'
import { ACCOUNT_KEYS } from '../store/remember.ts'

export interface Chat extends Reply<typeof listChat> {
  /** The newest message of the last answer, nothing before which is missing: from when on to ask. */
  since?: string | undefined
  /** How far in the lobby's news it is; undefined where nobody has said. */
  version?: number | undefined
}

/** How long a conversation is shown again at once, on coming back to it. */
export const CHAT_KEPT_FOR = 5 * 60_000
const PREFIX = `${ACCOUNT_KEYS}chat.`
/** Enough for what one scrolls back; the rest of the storage is others'. */
const KEPT_MESSAGES = 200

export interface KeptChat {
  readonly at: number
  readonly chat: Chat
}

/** The last known of a conversation, in this tab only: a reload shows it before the server has answered. */
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
      // Full or forbidden: coming back then waits for the server.
    }
  },
}
