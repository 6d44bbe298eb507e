import type { Bet, GameSettings, LobbyId, OddsId, RoundId, UserId } from '@bettle/contract'
import type { NaiveRound } from './naive-clock.ts'

/** An event with the time at which it was recorded, and with its wrong time or type before a correction. */
export interface EventFact {
  readonly eventType: string
  readonly at: number
  readonly recordedFrom: number
  readonly recordedUntil: number
}

/** A bet as it was accepted, with its price and the time of its arrival. */
export interface BetFact {
  readonly betId: Bet['_id']
  readonly userId: UserId
  readonly oddsId: OddsId
  readonly round: number
  readonly eventType: string
  readonly betType: 'over' | 'under'
  readonly threshold: number
  /** The multiplier of the bet. */
  readonly odds: number
  readonly stake: number
  /** The card that was played with the bet, and the card's strength in tenths. */
  readonly card: { readonly kind: string; readonly tenths: number } | undefined
  readonly placedAt: number
}

export interface MemberFact {
  readonly userId: UserId
  readonly name: string
  readonly joinedAt: number
  /** From when on a player is a spectator, because they returned after their seat was taken. */
  readonly watchesFrom: number
}

/** A refused bet with its code, with which the recount must agree. */
export interface RefusalFact {
  readonly userId: UserId
  readonly at: number
  readonly stake: number
  readonly code: string
}

export interface LobbyFacts {
  readonly name: string
  readonly lobbyId: LobbyId
  readonly settings: GameSettings
  readonly rounds: readonly NaiveRound[]
  readonly roundIds: readonly RoundId[]
  readonly members: MemberFact[]
  readonly bets: BetFact[]
  readonly refusals: RefusalFact[]
  /** The intervals in which no bets are accepted, each from its start to its end. */
  readonly suspended: readonly (readonly [number, number])[]
}
