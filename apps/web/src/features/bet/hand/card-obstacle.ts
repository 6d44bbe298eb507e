import type { Lobby } from '@bettle/contract'
import { msg } from '../../../texts/msg.ts'
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
  if (isPlayed(card, round)) return msg('bet.card-obstacle.played-in-round', { roundNumber: card.roundNumber })
  if (card.state === 'attached') return msg('bet.card-obstacle.played-with-your-bet', { roundNumber: card.roundNumber })
  if (slip === 'placed') return msg('bet.card-obstacle.not-played-with-your', { round })
  const from = hand.nextRound
  if (from === null || from > rounds) return msg('bet.card-obstacle.no-round-is-left')
  if (round !== undefined && round < from) return msg('bet.card-obstacle.you-can-play-this', { from })
  if (slip === 'final-round' || round === undefined) return msg('bet.card-obstacle.no-round-is-left')
  return slip !== undefined && isLocked(slip) ? msg('bet.card-obstacle.betting-is-closed-now') : undefined
}

/**
 * Returns whether a card is used up. A card attached to a bet is used up once the bet's round is no longer the next
 * round.
 */
export function isPlayed({ state, roundNumber = 0 }: HeldCard, round: number | undefined): boolean {
  return state === 'played' || (state === 'attached' && roundNumber !== round)
}
