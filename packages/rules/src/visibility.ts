/** What decides whether a bet may be seen. */
export interface BetInSight {
  readonly userId: string
  readonly stake: number
  readonly roundStarted: boolean
  readonly settled: boolean
}

/**
 * One's own bets always; another's once its round has started; in a blind lobby never ([V1], [V2]).
 */
export function betVisibleTo(viewerId: string, bet: BetInSight, showCompetitorBets: boolean): boolean {
  if (bet.userId === viewerId) return true
  return showCompetitorBets && bet.roundStarted
}

/** Whether others' balances and counts must not show that this bet exists: its round has not started; blind, it is not settled ([V3]). */
export function isHiddenStake(bet: Pick<BetInSight, 'roundStarted' | 'settled'>, showCompetitorBets: boolean): boolean {
  return showCompetitorBets ? !bet.roundStarted && !bet.settled : !bet.settled
}

export interface MemberFigures {
  readonly chips: number
  readonly betsPlaced: number
}

/** A member as others see them: chips still include hidden stakes, counts leave those bets out ([V3]). */
export function publicFigures(
  actual: MemberFigures,
  hidden: { readonly stakes: number; readonly bets: number },
): MemberFigures {
  return { chips: actual.chips + hidden.stakes, betsPlaced: actual.betsPlaced - hidden.bets }
}
