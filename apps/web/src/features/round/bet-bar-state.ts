import { endText, type Noun, type Window } from '../../match-ui/bets/bet-text.ts'
import type { LiveBet } from '../../match-ui/bets/own-bets.ts'
import { msg } from '../../texts/msg.ts'

export interface BetBarState {
  /** The filled share of the bar, from 0 to 1. */
  share: number
  /** The count, what decides, and until when: '2 of 4 corners by 30'', '1 corner. 2 more by 30' lose it'. */
  text: string
}

/**
 * Returns how far a bet is from being decided. An over fills with each event until it has won. An under begins full and
 * empties until it is lost.
 */
export function barOf(
  { bet: { odds, outcome }, count }: Pick<LiveBet, 'bet' | 'count'>,
  noun: Noun,
  round: Window,
): BetBarState {
  const decidedAt = Math.floor(odds.threshold) + 1
  const filled = Math.min(1, count / decidedAt)
  const share = odds.betType === 'over' ? filled : 1 - filled
  const counted = `${count} ${noun(count)}`
  if (outcome !== 'open') return { share, text: counted }
  const by = endText(round)
  if (odds.betType === 'over')
    return { share, text: msg('round.bet-bar-state.of', { count, decidedAt, noun: noun(decidedAt), by }) }
  const left = decidedAt - count
  if (left <= 0) return { share, text: msg('round.bet-bar-state.too-many', { counted }) }
  const before = count === 0 ? msg('round.bet-bar-state.no-yet', { noun: noun(0) }) : counted
  return { share, text: msg('round.bet-bar-state.one-more-loses-it', { before, left, by }) }
}
