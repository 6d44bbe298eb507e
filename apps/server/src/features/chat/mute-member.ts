import { GameError, type LobbyId, MUTE_MINUTES, type Mute, type UserId } from '@bettle/contract'
import { mayMute } from '@bettle/rules'
import type { Context, Tx } from '../../context.ts'
import { inLobby } from '../../transactions/in-lobby.ts'
import { hostOnly, lobbyRightsOf, mutesOf } from './chat-store.ts'

export interface ByMember {
  readonly lobbyId: LobbyId
  readonly userId: UserId
}

/** Mutes a member for 15 minutes from now, however long an earlier mute lasts ([T7]). */
export function muteMember(ctx: Context, by: UserId, { lobbyId, userId }: ByMember): Promise<Mute> {
  return inLobby(ctx, lobbyId, async (tx, lobby) => {
    await refuseMuting(tx, by, { lobbyId, userId })
    if (!lobby.settings.allowChatting) throw new GameError('chat-off')
    if (lobby.status === 'closed') throw new GameError('lobby-closed')
    const now = ctx.clock.date()
    const until_at = new Date(now.getTime() + MUTE_MINUTES * 60_000)
    await tx
      .insertInto('chat_mute')
      .values({ lobby_id: lobbyId, account_id: userId, muted_by: by, until_at })
      .onConflict((conflict) => conflict.columns(['lobby_id', 'account_id']).doUpdateSet({ muted_by: by, until_at }))
      .execute()
    const mute = (await mutesOf(tx, lobbyId, now)).find(({ user }) => user._id === userId)
    if (!mute) throw new Error(`${userId} was not muted`)
    return { reply: mute, pushes: [{ type: 'chat.muted' as const, userId, mute }] }
  })
}

/** Ends a mute. If the member is not muted, nothing is published. */
export function unmuteMember(ctx: Context, by: UserId, { lobbyId, userId }: ByMember): Promise<void> {
  return inLobby(ctx, lobbyId, async (tx) => {
    await refuseMuting(tx, by, { lobbyId, userId })
    const lifted = await tx
      .deleteFrom('chat_mute')
      .where('lobby_id', '=', lobbyId)
      .where('account_id', '=', userId)
      .returning('until_at')
      .executeTakeFirst()
    const wasMuted = lifted !== undefined && lifted.until_at > ctx.clock.date()
    const push = { type: 'chat.muted' as const, userId, mute: null }
    return { reply: undefined, pushes: wasMuted ? [push] : [] }
  })
}

async function refuseMuting(tx: Tx, byId: UserId, { lobbyId, userId }: ByMember): Promise<void> {
  const by = await lobbyRightsOf(tx, lobbyId, byId)
  if (!by || !(by.isMember || by.isAdmin)) throw new GameError('lobby-not-found')
  if (!by.isHost && !by.isAdmin) throw hostOnly()
  const member = await lobbyRightsOf(tx, lobbyId, userId)
  if (!member?.isMember) throw new GameError('not-found')
  if (mayMute({ userId: byId, ...by }, { userId, isAdmin: member.isAdmin })) return
  // The role of an administrator is not public: the host learns of it from this message.
  const message = userId === byId ? 'You can neither mute nor unmute yourself.' : 'Administrators cannot be muted.'
  throw new GameError('forbidden', { message })
}
