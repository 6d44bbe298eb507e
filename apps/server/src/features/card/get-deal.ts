import type * as contract from '@bettle/contract'
import { type Answer, GameError, type LobbyId, type UserId } from '@bettle/contract'
import { isSeedPublished } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { lobbyForMember } from '../member/member-store.ts'
import { cardsDealt, dealToWire, dealtDeal } from './deal-store.ts'

/**
 * Returns the deal of a lobby to its members. Once `isSeedPublished` returns true, the deal contains the seed and every
 * hand, so that members can check it ([H3]).
 */
export async function getDeal(
  ctx: Context,
  userId: UserId,
  lobbyId: LobbyId,
): Promise<Answer<typeof contract.getDeal>> {
  const lobby = await lobbyForMember(ctx.db, lobbyId, userId)
  const deal = await dealtDeal(ctx.db, lobbyId)
  if (!deal) throw new GameError('not-found')
  const match = await ctx.db
    .selectFrom('match')
    .select(['status', 'deleted_at', 'results_confirmed_at'])
    .where('id', '=', lobby.match_id)
    .executeTakeFirstOrThrow()
  const { status, deleted_at, results_confirmed_at } = match
  const isPublished = isSeedPublished({
    status,
    isConfirmed: results_confirmed_at !== null,
    isDeleted: deleted_at !== null,
  })
  if (!isPublished) return dealToWire(deal)
  const players = await ctx.db
    .selectFrom('member')
    .select('account_id')
    .where('lobby_id', '=', lobbyId)
    .where('ranked', '=', true)
    .orderBy('joined_at')
    .orderBy('account_id')
    .execute()
  const hands = players.map(({ account_id }) => ({
    userId: account_id as UserId,
    cards: cardsDealt(lobby, deal.seed, account_id),
  }))
  return { ...dealToWire(deal), seed: deal.seed, hands }
}
