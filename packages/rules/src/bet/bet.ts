import { roleOfSeat, type SeatState } from '../lobby/seat.ts'
import type { BettingWindow } from '../round/window.ts'
import type { Instant } from '../time.ts'
import { type ModeSettings, usesLeft } from './play.ts'

export type BetType = 'over' | 'under'
export type Outcome = 'open' | 'won' | 'lost' | 'void'

export type BetRefusal =
  | 'lobby-not-found'
  | 'eliminated'
  | 'spectators-cannot-bet'
  | 'lone-recorder'
  | 'match-not-found'
  | 'lobby-closed'
  | 'last-round'
  | 'betting-closed'
  | 'already-placed'
  | 'option-not-found'
  | 'option-retired'
  | 'suspended'
  | 'own-price'
  | 'odds-moved'
  | 'stake-too-low'
  | 'stake-too-high'
  | 'insufficient-chips'
  | 'play-used'
  | 'card-unavailable'

/** The facts that decide whether the server accepts a bet. */
export interface BetAttempt {
  /** The member who bets; undefined for a user who is not a member of the lobby or has left it. */
  readonly member: { readonly seat: SeatState; readonly chips: number } | undefined
  /** True for a named recorder without a second one who is present ([RM30]). */
  readonly isLoneRecorder?: boolean | undefined
  /** Set when the match was deleted or the lobby is closed. */
  readonly over: 'match-not-found' | 'lobby-closed' | undefined
  /** True if at most one player is left in play, so that this lobby accepts no more bets ([X5]). */
  readonly isDecided: boolean
  /** The betting window at the time when the request arrived. */
  readonly window: BettingWindow
  /** The round on which the player wants to bet. */
  readonly roundId: string
  readonly arrivedAt: Instant
  /** True if the lobby has already settled the round of the bet. */
  readonly settled: boolean
  /** True if the player already has a bet on the next round. */
  readonly placed: boolean
  readonly option:
    | {
        readonly retired: boolean
        readonly suspended: boolean
        /** True if the player set the option's price as an operator ([V12]). */
        readonly isOwnPrice: boolean
        readonly hundredths: number
      }
    | undefined
  /** The price that the player saw; undefined if the request names no price. */
  readonly seenHundredths: number | undefined
  readonly stake: number
  readonly limits: { readonly minBetAmount: number; readonly maxBetAmount: number }
  readonly mode: ModeSettings
  /** Number of earlier bets of the player on the same play in the lobby ([J4]). */
  readonly timesUsed: number
  /**
   * The reason why the attached card cannot be played; undefined if the card can be played, or if the request names no
   * card.
   */
  readonly cardRefusal?: { readonly code: string } | undefined
}

/**
 * Returns the first reason to refuse the bet, in the order of the rules, or undefined if the bet is accepted ([B8]).
 */
export function betRefusal(attempt: BetAttempt): BetRefusal | undefined {
  const { member, window, placed, option, seenHundredths, stake, limits } = attempt
  if (!member) return 'lobby-not-found'
  if (member.seat === 'eliminated') return 'eliminated'
  if (roleOfSeat(member.seat) !== 'player') return 'spectators-cannot-bet'
  if (attempt.isLoneRecorder) return 'lone-recorder'
  if (attempt.over) return attempt.over
  if (!window.round || attempt.isDecided) return 'last-round'
  if (!isOpenFor(attempt)) return 'betting-closed'
  if (placed) return 'already-placed'
  if (!option) return 'option-not-found'
  if (option.retired) return 'option-retired'
  if (option.suspended) return 'suspended'
  if (option.isOwnPrice) return 'own-price'
  if (seenHundredths !== undefined && seenHundredths !== option.hundredths) return 'odds-moved'
  const wrongStake = stakeRefusal(stake, limits)
  if (wrongStake) return wrongStake
  if (stake > member.chips) return 'insufficient-chips'
  if (usesLeft(attempt.mode, attempt.timesUsed) === 0) return 'play-used'
  return attempt.cardRefusal === undefined ? undefined : 'card-unavailable'
}

/**
 * Returns true if the window is open when the request arrives and accepts bets on the round that the player named
 * ([B1]). A settled round accepts no bet, whenever the bet arrived, because the lobby would never settle the bet
 * ([B14]).
 */
function isOpenFor({ window, roundId, arrivedAt, settled }: BetAttempt): boolean {
  if (window.round?.id !== roundId || window.state === 'closed' || settled) return false
  if (window.opensAt !== null && arrivedAt < window.opensAt) return false
  return window.closesAt === null || arrivedAt < window.closesAt
}

function stakeRefusal(stake: number, limits: BetAttempt['limits']): BetRefusal | undefined {
  if (stake < limits.minBetAmount) return 'stake-too-low'
  return stake > limits.maxBetAmount ? 'stake-too-high' : undefined
}

/**
 * Returns the payout of a winning bet in whole chips, rounded down. The result is exact because odds are integer
 * hundredths ([B9]).
 */
export function payoutOf(hundredths: number, stake: number): number {
  return Math.floor((hundredths * stake) / 100)
}

/** Converts integer hundredths to the multiplier on the wire: 180 → 1.8. */
export function oddsToWire(hundredths: number): number {
  return hundredths / 100
}

/** Converts the multiplier on the wire to integer hundredths: 1.8 → 180. */
export function oddsFromWire(multiplier: number): number {
  return Math.round(multiplier * 100)
}

/**
 * Returns the outcome of a bet for a final count. Over wins above the line and under wins below it. On the line both
 * are void ([S3]).
 */
export function outcomeOf(betType: BetType, threshold: number, count: number): Exclude<Outcome, 'open'> {
  if (count === threshold) return 'void'
  return count > threshold === (betType === 'over') ? 'won' : 'lost'
}

export type BetLiveStatus = 'UPCOMING' | 'ACTIVE' | 'WINNING' | 'WON' | 'LOST' | 'VOID'

const TAG_OF = { won: 'WON', lost: 'LOST', void: 'VOID' } as const

/** Returns the tag of a bet: the outcome of a settled bet, or the state of an open bet at the current count ([B10]). */
export function betLiveStatus(
  bet: { readonly betType: BetType; readonly threshold: number; readonly outcome: Outcome },
  roundStarted: boolean,
  count: number,
): BetLiveStatus {
  if (bet.outcome !== 'open') return TAG_OF[bet.outcome]
  if (!roundStarted) return 'UPCOMING'
  return outcomeOf(bet.betType, bet.threshold, count) === 'won' ? 'WINNING' : 'ACTIVE'
}
