import { GameError, type LobbyId, type UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { inLobby } from '../../transactions/in-lobby.ts'
import { publicUserOf, userColumns } from '../people/user-columns.ts'
import { hostOnly, lobbyRightsOf } from './chat-store.ts'

/** Sets the pause in seconds between two messages of one member ([T9]). If it is unchanged, nothing is published. */
export function setSlowChat(
  ctx: Context,
  userId: UserId,
  { lobbyId, seconds }: { readonly lobbyId: LobbyId; readonly seconds: number },
): Promise<number> {
  return inLobby(ctx, lobbyId, async (tx, lobby) => {
    const rights = await lobbyRightsOf(tx, lobbyId, userId)
    if (!rights || !(rights.isMember || rights.isAdmin)) throw new GameError('lobby-not-found')
    if (!rights.isHost && !rights.isAdmin) throw hostOnly()
    if (!lobby.settings.allowChatting) throw new GameError('chat-off')
    if (lobby.status === 'closed') throw new GameError('lobby-closed')
    if (lobby.slow_seconds === seconds) return { reply: seconds }
    await tx.updateTable('lobby').set({ slow_seconds: seconds }).where('id', '=', lobbyId).execute()
    const by = await tx
      .selectFrom('account')
      .select(['id as account_id', ...userColumns])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    return { reply: seconds, pushes: [{ type: 'chat.slowed' as const, seconds, by: publicUserOf(by) }] }
  })
}
