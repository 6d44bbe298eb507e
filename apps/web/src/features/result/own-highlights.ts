import type { Bet, ChipsOverRounds, UserId } from '@bettle/contract'

interface Highlight {
  bet: Bet
  gain: number
}

export interface OwnHighlights {
  /** The bet with the largest gain. */
  best: Highlight | undefined
  /** The bet with the largest loss. Among equal ones it is the bet that missed by the most events. */
  worst: (Highlight & { by: number }) | undefined
}

/** Returns the best and the worst bet of a game, of the user's won and lost bets. */
export function ownHighlights(bets: readonly Bet[]): OwnHighlights {
  const won = bets.filter(({ outcome }) => outcome === 'won').map((bet) => ({ bet, gain: gainOf(bet) }))
  const lost = bets.filter(({ outcome }) => outcome === 'lost')
  return {
    best: won.toSorted((a, b) => b.gain - a.gain)[0],
    worst: lost
      .map((bet) => ({ bet, gain: gainOf(bet), by: missedBy(bet) }))
      .toSorted((a, b) => a.gain - b.gain || b.by - a.by)[0],
  }
}

/**
 * Returns the user's rank by chips after each settled round, from all ranked members' chips. Members with equal chips
 * share the better rank.
 */
export function ranksByRound(members: readonly ChipsOverRounds[], ownId: UserId): number[] {
  const own = members.find(({ userId }) => userId === ownId)
  return (own?.chips ?? []).map(
    (chips, round) => 1 + members.filter((member) => (member.chips[round] ?? 0) > chips).length,
  )
}

function gainOf(bet: Bet): number {
  return (bet.payout ?? 0) - bet.stake
}

/** Returns how many more or fewer events would have won the bet. */
function missedBy({ count = 0, odds: { betType, threshold } }: Bet): number {
  return betType === 'over' ? Math.floor(threshold) + 1 - count : count - (Math.ceil(threshold) - 1)
}
