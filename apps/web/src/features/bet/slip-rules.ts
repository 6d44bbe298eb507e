import type { GameSettings, Member, Odds } from '@bettle/contract'
import { type BettingWindow, oddsFromWire, payoutOf } from '@bettle/rules'
import { DIRECTION_WORDS } from '../../ui/index.ts'

/** Everything that decides whether the slip may be placed. The server decides again; this only spares a refusal. */
export interface SlipFacts {
  member: Pick<Member, 'role' | 'chips'>
  isLobbyOpen: boolean
  /** The device has a network, as far as it knows. */
  isOnline: boolean
  window: Pick<BettingWindow, 'state'>
  /** A bet on the next round stands already. */
  isPlaced: boolean
  /** What is selected, as it is offered now; undefined where nothing is. */
  option: Pick<Odds, 'suspended'> | undefined
  stake: number
  limits: Pick<GameSettings, 'minBetAmount' | 'maxBetAmount'>
}

export type SlipObstacle =
  | 'spectator'
  | 'lobby-closed'
  | 'final-round'
  | 'closed'
  | 'placed'
  | 'offline'
  | 'pick'
  | 'suspended'
  | 'no-stake'
  | 'too-low'
  | 'too-high'
  | 'chips'

/** Why the slip cannot be placed now, the first reason in the rulebook's order; undefined when it can. */
export function slipObstacle(facts: SlipFacts): SlipObstacle | undefined {
  const { member, window, option, stake, limits } = facts
  if (member.role !== 'player') return 'spectator'
  if (!facts.isLobbyOpen) return 'lobby-closed'
  if (window.state === 'none') return 'final-round'
  if (window.state === 'closed') return 'closed'
  if (facts.isPlaced) return 'placed'
  if (!facts.isOnline) return 'offline'
  if (!option) return 'pick'
  if (option.suspended) return 'suspended'
  if (stake <= 0) return 'no-stake'
  if (stake < limits.minBetAmount) return 'too-low'
  if (stake > limits.maxBetAmount) return 'too-high'
  return stake > member.chips ? 'chips' : undefined
}

/** Betting as a whole is not for this player now: options are shown, and take no press. */
export function isLocked(obstacle: SlipObstacle | undefined): boolean {
  return obstacle !== undefined && ['spectator', 'lobby-closed', 'final-round', 'closed', 'placed'].includes(obstacle)
}

export function obstacleWords(obstacle: SlipObstacle, limits: SlipFacts['limits'], chips: number): string {
  const words: Record<SlipObstacle, string> = {
    spectator: 'Spectators watch: they cannot bet.',
    'lobby-closed': 'This lobby is closed.',
    'final-round': 'This is the final round. No more bets can be placed.',
    closed: 'Betting closed for next round',
    placed: 'Bet confirmed',
    offline: 'You are offline: nothing is placed',
    pick: 'Pick an over or an under',
    suspended: 'Suspended for the moment',
    'no-stake': 'Choose how many chips to stake',
    'too-low': `The least stake here is ${limits.minBetAmount}`,
    'too-high': `The highest stake here is ${limits.maxBetAmount}`,
    chips: `You have ${chips} ${chips === 1 ? 'chip' : 'chips'}`,
  }
  return words[obstacle]
}

/** What a stake returns at a price, rounded down as the server will. */
export function returnOf(odds: number, stake: number): number {
  return payoutOf(oddsFromWire(odds), stake)
}

/** What a typed stake stands for: digits only, nothing is 0, never above the lobby's cap. */
export function stakeOf(text: string, cap: number): number {
  const digits = text.replace(/\D/g, '').slice(0, 7)
  return digits === '' ? 0 : Math.min(Number(digits), cap)
}

/** 'Over 4.5 Throw'. */
export function playWords(
  { betType, threshold, eventType }: Pick<Odds, 'betType' | 'threshold' | 'eventType'>,
  eventName: (eventType: string) => string,
): string {
  return `${DIRECTION_WORDS[betType]} ${threshold.toFixed(1)} ${eventName(eventType)}`
}
