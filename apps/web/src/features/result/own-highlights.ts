import type { Bet } from '@bettle/contract'

export interface OwnHighlights {
  /** The bet with the largest gain. */
  best: { bet: Bet; gain: number } | undefined
  /** The lost bet that missed by the most events. Among equal ones it is the bet with the largest stake. */
  miss: { bet: Bet; by: number } | undefined
  /** The bet that changed the user's balance the most, up or down. */
  turningPoint: { bet: Bet; gain: number } | undefined
}

/** Returns the three figures of a game, computed from the user's won and lost bets. */
export function ownHighlights(bets: readonly Bet[]): OwnHighlights {
  const won = bets.filter(({ outcome }) => outcome === 'won').map((bet) => ({ bet, gain: gainOf(bet) }))
  const lost = bets.filter(({ outcome }) => outcome === 'lost').map((bet) => ({ bet, gain: gainOf(bet) }))
  return {
    best: first(won, (a, b) => b.gain - a.gain),
    miss: first(
      lost.map(({ bet }) => ({ bet, by: missedBy(bet) })),
      (a, b) => b.by - a.by || b.bet.stake - a.bet.stake,
    ),
    turningPoint: first([...won, ...lost], (a, b) => Math.abs(b.gain) - Math.abs(a.gain)),
  }
}

function gainOf(bet: Bet): number {
  return (bet.payout ?? 0) - bet.stake
}

/** Returns how many more or fewer events would have won the bet. */
function missedBy({ count = 0, odds: { betType, threshold } }: Bet): number {
  return betType === 'over' ? Math.floor(threshold) + 1 - count : count - (Math.ceil(threshold) - 1)
}

function first<Item>(items: readonly Item[], order: (a: Item, b: Item) => number): Item | undefined {
  return items.toSorted(order)[0]
}
