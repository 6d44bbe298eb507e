import type { Bet, GameSettings, LobbyId, OddsId, RoundId, UserId } from '@bettle/contract'
import type { NaiveRound } from './naive-clock.ts'

/** What was known of an event, and when: recorded late, or under another time or type until it was put right. */
export interface EventFact {
  readonly eventType: string
  readonly at: number
  readonly recordedFrom: number
  readonly recordedUntil: number
}

/** A bet as it was taken: what it froze, and when. */
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
  /** What went with it, and how strongly it acts, in tenths. */
  readonly card: { readonly kind: string; readonly tenths: number } | undefined
  readonly placedAt: number
}

export interface MemberFact {
  readonly userId: UserId
  readonly name: string
  readonly joinedAt: number
  /** Came back to a seat that was taken: a spectator from then on. */
  readonly watchesFrom: number
}

/** A bet that was not taken, and why: the recount has to agree. */
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
  /** Nothing was accepted from, until. */
  readonly suspended: readonly (readonly [number, number])[]
}
