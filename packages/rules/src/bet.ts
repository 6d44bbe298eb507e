import { type ModeSettings, usesLeft } from './play.ts'
import { roleOfSeat, type SeatState } from './seat.ts'
import type { Instant } from './time.ts'
import type { BettingWindow } from './window.ts'

export type BetType = 'over' | 'under'
export type Outcome = 'open' | 'won' | 'lost' | 'void'

export type BetRefusal =
  | 'lobby-not-found'
  | 'eliminated'
  | 'spectators-cannot-bet'
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

/** Everything that decides whether a bet is taken. */
export interface BetAttempt {
  /** Undefined for one who is no member, or has left. */
  readonly member: { readonly seat: SeatState; readonly chips: number } | undefined
  /** What there is no playing in any more: the match was deleted, or the lobby closed. */
  readonly over: 'match-not-found' | 'lobby-closed' | undefined
  /** One player is left, or none: nothing is left to bet on in this lobby ([X5]). */
  readonly isDecided: boolean
  /** As it stood when the request arrived. */
  readonly window: BettingWindow
  /** The round the player meant. */
  readonly roundId: string
  readonly arrivedAt: Instant
  /** The lobby has settled that round already. */
  readonly settled: boolean
  /** A bet of this player on the next round stands already. */
  readonly placed: boolean
  readonly option:
    | {
        readonly retired: boolean
        readonly suspended: boolean
        /** Its price is one that this player set as an operator ([V12]). */
        readonly isOwnPrice: boolean
        readonly hundredths: number
      }
    | undefined
  /** The price the player saw, where the request names it. */
  readonly seenHundredths: number | undefined
  readonly stake: number
  readonly limits: { readonly minBetAmount: number; readonly maxBetAmount: number }
  readonly mode: ModeSettings
  /** How often this player made the same play in the lobby before ([J4]). */
  readonly timesUsed: number
  /** Why the card it is to go with cannot be played; undefined where it can, or none is named. */
  readonly cardRefusal?: string | undefined
}

/** Why the bet is refused, the first reason in the rulebook's order, or undefined when it stands ([B8]). */
export function betRefusal(attempt: BetAttempt): BetRefusal | undefined {
  const { member, window, placed, option, seenHundredths, stake, limits } = attempt
  if (!member) return 'lobby-not-found'
  if (member.seat === 'eliminated') return 'eliminated'
  if (roleOfSeat(member.seat) !== 'player') return 'spectators-cannot-bet'
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
 * Open at the arrival, and for the round the player meant: a bet on any other round is too late or too early ([B1]). On a
 * round that is settled nothing is taken, whenever it arrived: nobody would settle it ([B14]).
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

/** What a win pays, in whole chips, rounded down; exact, as odds are integer hundredths ([B9]). */
export function payoutOf(hundredths: number, stake: number): number {
  return Math.floor((hundredths * stake) / 100)
}

/** 180 → 1.8, as the wire says it. */
export function oddsToWire(hundredths: number): number {
  return hundredths / 100
}

/** 1.8 → 180. */
export function oddsFromWire(multiplier: number): number {
  return Math.round(multiplier * 100)
}

/** Over wins above the line, under below it; on the line nobody does ([S3]). */
export function outcomeOf(betType: BetType, threshold: number, count: number): Exclude<Outcome, 'open'> {
  if (count === threshold) return 'void'
  return count > threshold === (betType === 'over') ? 'won' : 'lost'
}

export type BetLiveStatus = 'UPCOMING' | 'ACTIVE' | 'WINNING' | 'WON' | 'LOST' | 'VOID'

const TAG_OF = { won: 'WON', lost: 'LOST', void: 'VOID' } as const

/** The tag a bet wears: settled ones their outcome, open ones how they stand on the count so far ([B10]). */
export function betLiveStatus(
  bet: { readonly betType: BetType; readonly threshold: number; readonly outcome: Outcome },
  roundStarted: boolean,
  count: number,
): BetLiveStatus {
  if (bet.outcome !== 'open') return TAG_OF[bet.outcome]
  if (!roundStarted) return 'UPCOMING'
  return outcomeOf(bet.betType, bet.threshold, count) === 'won' ? 'WINNING' : 'ACTIVE'
}
