import type { Lobby } from '@bettle/contract'
import { isLocked, type SlipObstacle } from '../slip/slip-rules.ts'

export type HeldHand = NonNullable<Lobby['hand']>
export type HeldCard = HeldHand['cards'][number]

export interface CardMoment {
  hand: HeldHand
  /** The next round, on which bets can be placed; rounds are numbered through the whole match. */
  round: number | undefined
  /** Number of rounds in the match. */
  rounds: number
  /** The reason why the slip cannot place a bet now. */
  slip: SlipObstacle | undefined
}

/** Returns the reason why a card cannot be played now; undefined if it can be played. The server checks again. */
export function cardObstacle(card: HeldCard, { hand, round, rounds, slip }: CardMoment): string | undefined {
  if (isPlayed(card, round)) return `Played in round ${card.roundNumber}`
  if (card.state === 'attached') return `Played with your bet on round ${card.roundNumber}`
  if (slip === 'placed') return `Not played with your bet on round ${round}`
  const from = hand.nextRound
  if (from === null || from > rounds) return 'No round is left for this card'
  if (round !== undefined && round < from) return `You can play this card from round ${from}`
  if (slip === 'final-round' || round === undefined) return 'No round is left for this card'
  return slip !== undefined && isLocked(slip) ? 'Betting is closed now' : undefined
}

/**
 * Returns whether a card is used up. A card attached to a bet is used up once the bet's round is no longer the next
 * round.
 */
export function isPlayed({ state, roundNumber = 0 }: HeldCard, round: number | undefined): boolean {
  return state === 'played' || (state === 'attached' && roundNumber !== round)
}
