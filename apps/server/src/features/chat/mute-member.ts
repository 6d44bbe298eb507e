import { GameError, type LobbyId, MUTE_MINUTES, type Mute, type UserId } from '@bettle/contract'
import { type MuteAttempt, muteRefusal, unmuteRefusal } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { LobbyRow, Tx } from '../../db/schema.ts'
import { inLobby } from '../../transactions/in-lobby.ts'
import { accountOf, type Operator } from '../operator/operator.ts'
import { recordAction } from '../operator/record-action.ts'
import { lobbyRightsOf, moderationRefused, mutesOf } from './chat-store.ts'

export interface ByMember {
  readonly lobbyId: LobbyId
  readonly userId: UserId
}

interface MuteRequest extends ByMember {
  readonly until?: string | undefined
}

/**
 * Mutes a member for 15 minutes from now, however long an earlier mute lasts ([T7]). A mute by an administrator is an
 * operator action ([MD6]).
 * @param request its `until` restores the end of an earlier mute
 */
export function muteMember(ctx: Context, operator: Operator, request: MuteRequest): Promise<Mute> {
  const { lobbyId, userId } = request
  return inLobby(ctx, lobbyId, async (tx, lobby) => {
    const by = moderatorOf(operator)
    const attempt = await loadMuteAttempt(tx, lobby, by, userId)
    const refusal = muteRefusal(attempt)
    if (refusal) throw moderationRefused(refusal)
    const now = ctx.clock.date()
    const until_at = request.until ? new Date(request.until) : new Date(now.getTime() + MUTE_MINUTES * 60_000)
    if (until_at <= now)
      throw new GameError('half-state', { message: 'The mute that you want to restore is already over.' })
    const before = await muteOf(tx, lobbyId, userId, now)
    await tx
      .insertInto('chat_mute')
      .values({ lobby_id: lobbyId, account_id: userId, muted_by: by, until_at })
      .onConflict((conflict) => conflict.columns(['lobby_id', 'account_id']).doUpdateSet({ muted_by: by, until_at }))
      .execute()
    if (attempt.by?.isAdmin) {
      await recordAction(ctx, tx, operator, lobby.match_id, {
        kind: 'mute-member',
        subject: { lobbyId, userId },
        before: before ? { until: before.toISOString() } : null,
        after: { until: until_at.toISOString() },
        undo: before
          ? { kind: 'mute-member', lobbyId, userId, until: before.toISOString() }
          : { kind: 'unmute-member', lobbyId, userId },
        changes: [`mute:${lobbyId}:${userId}`],
      })
    }
    const mute = (await mutesOf(tx, lobbyId, now)).find(({ user }) => user._id === userId)
    if (!mute) throw new Error(`${userId} was not muted`)
    return { reply: mute, pushes: [{ type: 'chat.muted' as const, userId, mute }] }
  })
}

/** Ends a mute. If the member is not muted, nothing is published. */
export function unmuteMember(ctx: Context, operator: Operator, { lobbyId, userId }: ByMember): Promise<void> {
  return inLobby(ctx, lobbyId, async (tx, lobby) => {
    const attempt = await loadMuteAttempt(tx, lobby, moderatorOf(operator), userId)
    const refusal = unmuteRefusal(attempt)
    if (refusal) throw moderationRefused(refusal)
    const before = await muteOf(tx, lobbyId, userId, ctx.clock.date())
    await tx.deleteFrom('chat_mute').where('lobby_id', '=', lobbyId).where('account_id', '=', userId).execute()
    if (attempt.by?.isAdmin) {
      await recordAction(
        ctx,
        tx,
        operator,
        lobby.match_id,
        before
          ? {
              kind: 'unmute-member',
              subject: { lobbyId, userId },
              before: { until: before.toISOString() },
              undo: { kind: 'mute-member', lobbyId, userId, until: before.toISOString() },
              changes: [`mute:${lobbyId}:${userId}`],
            }
          : null,
      )
    }
    const push = { type: 'chat.muted' as const, userId, mute: null }
    return { reply: undefined, pushes: before ? [push] : [] }
  })
}

/** The server itself moderates no chat. */
function moderatorOf(operator: Operator): UserId {
  const userId = accountOf(operator)
  if (userId === null) throw new GameError('forbidden')
  return userId
}

/** Returns the end of the member's current mute, or undefined if the member may write. */
async function muteOf(tx: Tx, lobbyId: LobbyId, userId: UserId, now: Date): Promise<Date | undefined> {
  const mute = await tx
    .selectFrom('chat_mute')
    .select('until_at')
    .where('lobby_id', '=', lobbyId)
    .where('account_id', '=', userId)
    .where('until_at', '>', now)
    .executeTakeFirst()
  return mute?.until_at
}

async function loadMuteAttempt(tx: Tx, lobby: LobbyRow, byId: UserId, userId: UserId): Promise<MuteAttempt> {
  const by = await lobbyRightsOf(tx, lobby.id, byId)
  const member = await lobbyRightsOf(tx, lobby.id, userId)
  return {
    by: by && { userId: byId, ...by },
    member: member?.isMember ? { userId, isAdmin: member.isAdmin } : undefined,
    isChatOn: lobby.settings.allowChatting,
    isLobbyClosed: lobby.status === 'closed',
  }
}
