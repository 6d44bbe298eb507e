import type { Bet, Hand, LobbyId, OddsId, RoundId, UserId } from '@bettle/contract'
import type { CardKind, Instant } from '@bettle/rules'
import { requestHashOf } from '../../db/idempotency/answered-request.ts'

export interface PlaceBetRequest {
  readonly lobbyId: LobbyId
  readonly oddsId: OddsId
  readonly matchRoundId: RoundId
  readonly stake: number
  /** The multiplier that the player saw on the screen. */
  readonly odds?: number | undefined
  readonly card?: CardKind | undefined
  /** The time at which the whole request had arrived, before any waiting. */
  readonly arrivedAt: Instant
  readonly requestId?: string | undefined
}

/** A request to place a bet, and the player who sent it. */
export interface BetRequest extends PlaceBetRequest {
  readonly userId: UserId
}

export interface PlaceBetReply {
  readonly bet: Bet
  readonly chips: number
  /** The player's hand of cards after the bet, if the bet used a card. */
  readonly hand?: Hand
}

/** Hashes the body of a request. A request id that is sent again with another body is refused. */
export function bodyHash({ lobbyId, oddsId, matchRoundId, stake, odds, card }: PlaceBetRequest): string {
  return requestHashOf([lobbyId, oddsId, matchRoundId, stake, odds ?? null, card ?? null])
}
