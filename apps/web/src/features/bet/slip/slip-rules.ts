import type { GameSettings, Member, Odds } from '@bettle/contract'
import {
  type BettingWindow,
  type CardKind,
  oddsFromWire,
  payoutOf,
  payoutWithCard,
  strengthInTenths,
} from '@bettle/rules'
import { fixed } from '../../../text/number-text.ts'
import { DIRECTION_LABELS } from '../../../ui/index.ts'

/**
 * All facts that decide whether the slip can be placed. The server checks again; this check only avoids refused
 * requests.
 */
export interface SlipFacts {
  member: Pick<Member, 'seat' | 'chips'>
  /** Only one player is left, so betting in this lobby is over [X5]. */
  isDecided: boolean
  isLobbyOpen: boolean
  /** The browser reports a network connection. */
  isOnline: boolean
  window: Pick<BettingWindow, 'state'>
  /** The player has already bet on the next round. */
  isPlaced: boolean
  /** The selected option as it is offered now; undefined if no option is selected. */
  option: Pick<Odds, 'suspended'> | undefined
  /** The player set the option's price as an operator [V12]. */
  isOwnPrice: boolean
  /** The player has made this play as often as the lobby allows. */
  isUsedUp: boolean
  /** The player has used up all offered plays. */
  isOut: boolean
  stake: number
  limits: Pick<GameSettings, 'minBetAmount' | 'maxBetAmount'>
}

export type SlipObstacle =
  | 'eliminated'
  | 'spectator'
  | 'lobby-closed'
  | 'decided'
  | 'final-round'
  | 'closed'
  | 'placed'
  | 'offline'
  | 'out-of-plays'
  | 'pick'
  | 'suspended'
  | 'own-price'
  | 'no-stake'
  | 'too-low'
  | 'too-high'
  | 'chips'
  | 'used'

/** Returns the first reason, in the order of [B8], why the slip cannot be placed now; undefined if it can. */
export function slipObstacle(facts: SlipFacts): SlipObstacle | undefined {
  const { member, window, option, stake, limits } = facts
  if (member.seat === 'eliminated') return 'eliminated'
  if (member.seat !== 'player') return 'spectator'
  if (!facts.isLobbyOpen) return 'lobby-closed'
  if (facts.isDecided) return 'decided'
  if (window.state === 'none') return 'final-round'
  if (window.state === 'closed') return 'closed'
  if (facts.isPlaced) return 'placed'
  if (!facts.isOnline) return 'offline'
  if (!option) return facts.isOut ? 'out-of-plays' : 'pick'
  if (option.suspended) return 'suspended'
  if (facts.isOwnPrice) return 'own-price'
  if (stake <= 0) return 'no-stake'
  if (stake < limits.minBetAmount) return 'too-low'
  if (stake > limits.maxBetAmount) return 'too-high'
  if (stake > member.chips) return 'chips'
  return facts.isUsedUp ? 'used' : undefined
}

const LOCKING: readonly SlipObstacle[] = [
  'eliminated',
  'spectator',
  'lobby-closed',
  'decided',
  'final-round',
  'closed',
  'placed',
]

/** Returns whether the obstacle applies to betting as a whole. If so, all options are shown disabled. */
export function isLocked(obstacle: SlipObstacle | undefined): boolean {
  return obstacle !== undefined && LOCKING.includes(obstacle)
}

/** A card that is played with a bet, and the card's strength in this lobby. */
export interface CardBeside {
  kind: CardKind
  strength: number
}

/**
 * Returns the payout of a stake at a price, including the effect of the card. It is rounded down as on the server [B9].
 */
export function returnOf(odds: number, stake: number, card?: CardBeside): number {
  const payout = payoutOf(oddsFromWire(odds), stake)
  return card ? payoutWithCard(payout, { kind: card.kind, tenths: strengthInTenths(card.strength) }) : payout
}

/**
 * Parses a typed stake: digits only, 0 for an empty text, at most the lobby's highest stake. Undefined if a sign may group
 * thousands or begin decimals: nobody bets an amount that we guessed.
 */
export function typedStake(text: string, cap: number): number | undefined {
  if (/[.,'’]|\d\s+\d/.test(text)) return undefined
  const digits = text.replace(/\D/g, '').slice(0, 7)
  return digits === '' ? 0 : Math.min(Number(digits), cap)
}

/** Returns the text of a play, for example 'Over 4.5 Throw'. */
export function playText(
  { betType, threshold, eventType }: Pick<Odds, 'betType' | 'threshold' | 'eventType'>,
  eventName: (eventType: string) => string,
): string {
  return `${DIRECTION_LABELS[betType]} ${fixed(threshold, 1)} ${eventName(eventType)}`
}
