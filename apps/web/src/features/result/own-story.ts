import type { Bet } from '@bettle/contract'

export interface OwnStory {
  /** The bet that won the most. */
  best: { bet: Bet; gain: number } | undefined
  /** The lost bet that came nearest to winning; of equals the dearest. */
  miss: { bet: Bet; by: number } | undefined
  /** The round in which one's own balance moved most, up or down. */
  turn: { roundNumber: number; gain: number } | undefined
}

/** A game in three numbers, told from one's own settled bets. */
export function ownStory(bets: readonly Bet[]): OwnStory {
  const best = highest(
    bets.filter(({ outcome }) => outcome === 'won').map((bet) => ({ bet, gain: gainOf(bet) })),
    ({ gain }) => gain,
  )
  const miss = highest(
    bets.filter(({ outcome }) => outcome === 'lost').map((bet) => ({ bet, by: missedBy(bet) })),
    ({ by, bet }) => -by * 1000 + bet.stake,
  )
  const turn = highest(
    bets
      .filter(({ outcome }) => outcome === 'won' || outcome === 'lost')
      .map((bet) => ({ roundNumber: bet.matchRound.roundNumber, gain: gainOf(bet) })),
    ({ gain }) => Math.abs(gain),
  )
  return { best, miss, turn }
}

function gainOf(bet: Bet): number {
  return (bet.payout ?? 0) - bet.stake
}

/** How many events more, or fewer, would have won it. */
function missedBy({ count = 0, odds: { betType, threshold } }: Bet): number {
  return betType === 'over' ? Math.floor(threshold) + 1 - count : count - (Math.ceil(threshold) - 1)
}

function highest<Item>(items: readonly Item[], by: (item: Item) => number): Item | undefined {
  return items.reduce<Item | undefined>((most, item) => (most && by(most) >= by(item) ? most : item), undefined)
}
