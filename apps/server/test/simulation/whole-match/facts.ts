import type { Bet, GameSettings, LobbyId, OddsId, RoundId, UserId } from '@bettle/contract'
import type { NaiveRound } from './naive-clock.ts'

/** An event with the time at which it was recorded, and its wrong time or type before a correction. */
export interface EventFact {
  readonly eventType: string
  readonly at: number
  readonly recordedFrom: number
  readonly recordedUntil: number
}

/** A bet as it was accepted, with its frozen prices and its time. */
export interface BetFact {
  readonly betId: Bet['_id']
  readonly userId: UserId
  readonly oddsId: OddsId
  readonly round: number
  readonly eventType: string
  readonly betType: 'over' | 'under'
  readonly threshold: number
  /** The multiplier. */
  readonly odds: number
  readonly stake: number
  /** The card played with it, and its strength in tenths. */
  readonly card: { readonly kind: string; readonly tenths: number } | undefined
  readonly placedAt: number
}

export interface MemberFact {
  readonly userId: UserId
  readonly name: string
  readonly joinedAt: number
  /** Returned after their seat was taken, and is a spectator from then on. */
  readonly watchesFrom: number
}

/** A refused bet and its code; the recount must agree. */
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
  /** Intervals without bets, from and until. */
  readonly suspended: readonly (readonly [number, number])[]
}
