import { GameError, sentence, type UserId } from '@bettle/contract'
import { MOST_BLOCKED } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { refreshInvitations } from '../../db/queries/invitations.ts'
import { transaction } from '../../db/transaction.ts'

/**
 * Hides the messages of the user `blockedId` from the user `userId` ([MD12]). Only the user's own pages receive an
 * update, so that nobody else can notice the block.
 */
export async function blockUser(ctx: Context, userId: UserId, blockedId: UserId): Promise<void> {
  if (blockedId === userId) throw new GameError('forbidden', sentence('block-self'))
  await transaction(ctx, async (tx) => {
    // Locks the account, so that two calls at once are counted one after the other.
    await tx.selectFrom('account').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    const blocked = await tx
      .selectFrom('account')
      .select('id')
      .where('id', '=', blockedId)
      .where('deleted_at', 'is', null)
      .where('is_bot', '=', false)
      .executeTakeFirst()
    if (!blocked) throw new GameError('not-found')
    const held = await tx.selectFrom('block').select('blocked_id').where('account_id', '=', userId).execute()
    if (held.some(({ blocked_id }) => blocked_id === blockedId)) return
    if (held.length >= MOST_BLOCKED) throw new GameError('too-many-blocked')
    await tx
      .insertInto('block')
      .values({ account_id: userId, blocked_id: blockedId, created_at: ctx.clock.date() })
      .execute()
  })
  await refreshInvitationsBy(ctx, userId, blockedId)
}

/** Ends a block. Unblocking a user who is not blocked changes nothing. */
export async function unblockUser(ctx: Context, userId: UserId, blockedId: UserId): Promise<void> {
  const other = await ctx.db.selectFrom('account').select('id').where('id', '=', blockedId).executeTakeFirst()
  if (!other) throw new GameError('not-found')
  await ctx.db.deleteFrom('block').where('account_id', '=', userId).where('blocked_id', '=', blockedId).execute()
  await refreshInvitationsBy(ctx, userId, blockedId)
}

/** A user sees no invitation to a next game of a host whom they have blocked ([G14]). */
async function refreshInvitationsBy(ctx: Context, userId: UserId, hostId: UserId): Promise<void> {
  const earlier = await ctx.db
    .selectFrom('lobby')
    .innerJoin('member', 'member.lobby_id', 'lobby.rematch_of')
    .select('lobby.rematch_of')
    .where('lobby.host_id', '=', hostId)
    .where('lobby.status', '=', 'open')
    .where('member.account_id', '=', userId)
    .execute()
  refreshInvitations(ctx, userId, earlier)
}
