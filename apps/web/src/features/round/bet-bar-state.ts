import type { Noun } from '../../match-ui/bets/bet-text.ts'
import type { LiveBet } from '../../match-ui/bets/own-bets.ts'

export interface BetBarState {
  /** The filled share of the bar, from 0 to 1. */
  share: number
  /** The count and the count that decides: '2 of 4', '2 more and it is lost'. */
  text: string
}

/**
 * Returns how far a bet is from being decided. An over fills with each event until it has won. An under begins full and
 * empties until it is lost.
 */
export function barOf({ bet: { odds, outcome }, count }: Pick<LiveBet, 'bet' | 'count'>, noun: Noun): BetBarState {
  const decidedAt = Math.floor(odds.threshold) + 1
  const share = Math.min(1, count / decidedAt)
  if (odds.betType === 'over') {
    return { share, text: outcome === 'open' ? `${count} of ${decidedAt}` : `${count} ${noun(count)}` }
  }
  if (outcome !== 'open') return { share: 1 - share, text: `${count} ${noun(count)}` }
  const left = decidedAt - count
  if (left <= 0) return { share: 0, text: 'too many already' }
  return { share: 1 - share, text: left === 1 ? 'one more and it is lost' : `${left} more and it is lost` }
}
