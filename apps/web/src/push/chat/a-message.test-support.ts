import { ChatMessage } from '@bettle/contract'
import { ANA, LOBBY_ID, minute } from '../lobby/a-lobby.test-support.ts'

/** Returns a message of the lobby with the sequence number n, sent n minutes after the kick-off. */
export function aMessage(n: number, message: string, figures: Partial<ChatMessage> = {}): ChatMessage {
  return ChatMessage.parse({
    _id: `0197a000-0000-7000-8000-0009${n.toString(16).padStart(8, '0')}`,
    lobbyId: LOBBY_ID,
    user: ANA,
    role: 'player',
    message,
    createdAt: new Date(minute(n)).toISOString(),
    seq: n,
    removedBy: null,
    ...figures,
  })
}
