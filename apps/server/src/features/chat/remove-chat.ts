import { type ChatMessage, type ChatMessageId, GameError, type LobbyId } from '@bettle/contract'
import { mayRemoveMessage } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { inLobby } from '../../transactions/in-lobby.ts'
import { accountOf, type Operator } from '../operator/operator.ts'
import { recordAction } from '../operator/record-action.ts'
import { hostOnly, lobbyRightsOf, messageById } from './chat-store.ts'

/**
 * Removes a message ([T6]). Its text is deleted for everyone, and its position stays with the name of the remover. A
 * repeated request gets the same reply and publishes nothing. To users who are neither members nor administrators the
 * message does not exist. If an administrator removes another user's message, that is an operator action ([MD6]).
 */
export async function removeChat(ctx: Context, operator: Operator, id: ChatMessageId): Promise<ChatMessage> {
  const lobbyId = await lobbyOf(ctx, id)
  const userId = accountOf(operator)
  if (userId === null) throw new GameError('forbidden')
  return inLobby(ctx, lobbyId, async (tx, lobby) => {
    const rights = await lobbyRightsOf(tx, lobbyId, userId)
    const message = await messageById(tx, id)
    if (!message || !rights || !(rights.isMember || rights.isAdmin)) throw new GameError('not-found')
    if (!mayRemoveMessage({ userId, ...rights }, message.user._id)) throw hostOnly()
    if (message.removedBy) return { reply: message }
    await tx
      .updateTable('chat_message')
      .set({ message: '', removed_text: message.message, removed_by: userId, removed_at: ctx.clock.date() })
      .where('id', '=', id)
      .execute()
    if (rights.isAdmin && message.user._id !== userId) {
      await recordAction(ctx, tx, operator, lobby.match_id, {
        kind: 'remove-message',
        subject: { messageId: id, lobbyId, userId: message.user._id },
        undo: 'text-deleted',
        changes: [`message:${id}`],
      })
    }
    const removed = await messageById(tx, id)
    if (!removed?.removedBy) throw new Error(`message ${id} was not removed`)
    const push = { type: 'chat.removed' as const, messageId: id, removedBy: removed.removedBy }
    return { reply: removed, pushes: [push] }
  })
}

async function lobbyOf(ctx: Context, id: ChatMessageId): Promise<LobbyId> {
  const row = await ctx.db.selectFrom('chat_message').select('lobby_id').where('id', '=', id).executeTakeFirst()
  if (!row) throw new GameError('not-found')
  return row.lobby_id as LobbyId
}
