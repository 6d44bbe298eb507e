import type { Bet, Hand, LobbyId, OddsId, RoundId, UserId } from '@bettle/contract'
import type { CardKind, Instant } from '@bettle/rules'

export interface PlaceBetRequest {
  readonly lobbyId: LobbyId
  readonly oddsId: OddsId
  readonly matchRoundId: RoundId
  readonly stake: number
  /** The multiplier the player saw. */
  readonly odds?: number | undefined
  readonly card?: CardKind | undefined
  /** Taken when the request came in, before any waiting. */
  readonly arrivedAt: Instant
  readonly requestId?: string | undefined
}

/** What somebody wants to bet. */
export interface BetRequest extends PlaceBetRequest {
  readonly userId: UserId
}

export interface PlaceBetReply {
  readonly bet: Bet
  readonly chips: number
  /** How their cards stand after it, where one went with it. */
  readonly hand?: Hand
}
