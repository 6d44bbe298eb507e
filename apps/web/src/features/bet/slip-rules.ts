import type { GameSettings, Member, Odds } from '@bettle/contract'
import {
  type BettingWindow,
  type CardKind,
  oddsFromWire,
  payoutOf,
  payoutWithCard,
  strengthInTenths,
} from '@bettle/rules'
import { DIRECTION_LABELS } from '../../ui/index.ts'

/** Everything that decides whether the slip may be placed. The server decides again; this only spares a refusal. */
export interface SlipFacts {
  member: Pick<Member, 'seat' | 'chips'>
  /** One player is left: there is nothing more to bet on in this lobby ([X5]). */
  isDecided: boolean
  isLobbyOpen: boolean
  /** The device has a network, as far as it knows. */
  isOnline: boolean
  window: Pick<BettingWindow, 'state'>
  /** A bet on the next round stands already. */
  isPlaced: boolean
  /** What is selected, as it is offered now; undefined where nothing is. */
  option: Pick<Odds, 'suspended'> | undefined
  /** Its price is one that the player set ([V12]). */
  isOwnPrice: boolean
  /** One has made that play as often as the lobby allows. */
  isUsedUp: boolean
  /** Nothing that is offered may be made again. */
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

/** Why the slip cannot be placed now, the first reason in the rulebook's order; undefined when it can. */
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

/** Betting as a whole is not for this player now: options are shown, and take no press. */
export function isLocked(obstacle: SlipObstacle | undefined): boolean {
  return obstacle !== undefined && LOCKING.includes(obstacle)
}

/** A card beside a bet, and how strongly it acts there. */
export interface CardBeside {
  kind: CardKind
  strength: number
}

/** What a stake returns at a price, with the card beside it, rounded down as the server will. */
export function returnOf(odds: number, stake: number, card?: CardBeside): number {
  const payout = payoutOf(oddsFromWire(odds), stake)
  return card ? payoutWithCard(payout, { kind: card.kind, tenths: strengthInTenths(card.strength) }) : payout
}

/** What a typed stake stands for: digits only, nothing is 0, never above the lobby's cap. */
export function typedStake(text: string, cap: number): number {
  const digits = text.replace(/\D/g, '').slice(0, 7)
  return digits === '' ? 0 : Math.min(Number(digits), cap)
}

/** 'Over 4.5 Throw'. */
export function playText(
  { betType, threshold, eventType }: Pick<Odds, 'betType' | 'threshold' | 'eventType'>,
  eventName: (eventType: string) => string,
): string {
  return `${DIRECTION_LABELS[betType]} ${threshold.toFixed(1)} ${eventName(eventType)}`
}
