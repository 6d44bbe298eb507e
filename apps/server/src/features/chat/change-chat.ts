import type { LobbyId, LobbyPush, PublicUser, UserId } from '@bettle/contract'
import { slowChatRefusal } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { LobbyRow } from '../../db/schema.ts'
import { inLobby } from '../../transactions/in-lobby.ts'
import { publicUserOf, userColumns } from '../user/user-columns.ts'
import { lobbyRightsOf, moderationRefused } from './chat-store.ts'

type ChatSettings = Partial<Pick<LobbyRow, 'slow_seconds' | 'guests_chat'>>

interface ChatChange {
  readonly lobbyId: LobbyId
  readonly settings: ChatSettings
  readonly pushOf: (by: PublicUser) => LobbyPush
}

/**
 * Changes the pause between messages [T9] or whether guests may write [G11], as host or administrator. If nothing
 * changes, nothing is published.
 */
export function changeChat(ctx: Context, userId: UserId, { lobbyId, settings, pushOf }: ChatChange): Promise<void> {
  return inLobby(ctx, lobbyId, async (tx, lobby) => {
    const rights = await lobbyRightsOf(tx, lobbyId, userId)
    const refusal = slowChatRefusal({
      by: rights && { userId, ...rights },
      isChatOn: lobby.settings.allowChatting,
      isLobbyClosed: lobby.status === 'closed',
    })
    if (refusal) throw moderationRefused(refusal)
    const isUnchanged = Object.entries(settings).every(([name, value]) => lobby[name as keyof ChatSettings] === value)
    if (isUnchanged) return { reply: undefined }
    await tx.updateTable('lobby').set(settings).where('id', '=', lobbyId).execute()
    const by = await tx
      .selectFrom('account')
      .select(['id as account_id', ...userColumns])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    return { reply: undefined, pushes: [pushOf(publicUserOf(by))] }
  })
}
