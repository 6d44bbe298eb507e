import { GameError, type LobbyId, type OddsId, type UserId } from '@bettle/contract'
import { type CardKind, DEFAULT_SETTINGS, payoutOf, payoutWithCard, strengthInTenths } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { readLobby } from '../../db/queries/read-lobby.ts'
import type { LobbyRow } from '../../db/schema.ts'
import { cardsDealt, dealtDeal } from '../card/deal-store.ts'
import { isReadableBy } from '../match/readable-match.ts'
import { lobbyForMember } from '../member/member-store.ts'

export interface PayoutRequest {
  readonly oddsId: OddsId
  readonly stake: number
  readonly card?: CardKind | undefined
  readonly lobbyId?: LobbyId | undefined
}

/**
 * Returns the payout of a bet on this option if the bet wins. The stake and the card are those of the request, and the
 * price is the option's current price ([B9], [H7]).
 */
export async function calculatePayout(ctx: Context, userId: UserId, request: PayoutRequest): Promise<number> {
  const { card: kind } = request
  const { cardEffectStrength } = await settingsOf(ctx, userId, request)
  const option = await ctx.db
    .selectFrom('option')
    .innerJoin('match', 'match.id', 'option.match_id')
    .select('option.hundredths')
    .where('option.id', '=', request.oddsId)
    .where(isReadableBy(userId))
    .executeTakeFirst()
  if (!option) throw new GameError('option-not-found')
  const payout = payoutOf(option.hundredths, request.stake)
  return kind ? payoutWithCard(payout, { kind, tenths: strengthInTenths(cardEffectStrength) }) : payout
}

/**
 * Returns the settings of the lobby in the request. Without a lobby it returns those of the only lobby in which the
 * user can play the card, or else the default settings. It refuses a card that the lobby in the request did not deal to
 * the player.
 */
async function settingsOf(ctx: Context, userId: UserId, { oddsId, card, lobbyId }: PayoutRequest) {
  if (lobbyId === undefined && card === undefined) return DEFAULT_SETTINGS
  if (lobbyId === undefined) return (await onlyLobbyFor(ctx, userId, oddsId))?.settings ?? DEFAULT_SETTINGS
  const lobby = await lobbyForMember(ctx.db, lobbyId, userId)
  if (card === undefined) return lobby.settings
  const deal = await dealtDeal(ctx.db, lobbyId)
  if (!deal || !cardsDealt(lobby, deal.seed, userId).includes(card)) throw new GameError('card-unavailable')
  return lobby.settings
}

/** Returns the lobby in which the user can play this option, or undefined if there are none or several. */
async function onlyLobbyFor(ctx: Context, userId: UserId, oddsId: OddsId): Promise<LobbyRow | undefined> {
  const [lobby, another] = await ctx.db
    .selectFrom('lobby')
    .innerJoin('option', 'option.plan_id', 'lobby.plan_id')
    .innerJoin('member', 'member.lobby_id', 'lobby.id')
    .selectAll('lobby')
    .where('option.id', '=', oddsId)
    .where('lobby.status', '=', 'open')
    .where('member.account_id', '=', userId)
    .where('member.present', '=', true)
    .where('member.role', '=', 'player')
    .limit(2)
    .execute()
  return lobby && !another ? readLobby(lobby) : undefined
}
