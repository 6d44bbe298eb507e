/** The facts that decide whether a user may see a bet. */
export interface BetInSight {
  readonly userId: string
  readonly stake: number
  readonly roundStarted: boolean
  readonly settled: boolean
}

/**
 * Returns true if the viewer may see the bet: their own bet always, another player's bet once its round has started,
 * and in a blind lobby never ([V1], [V2]).
 */
export function betVisibleTo(viewerId: string, bet: BetInSight, showCompetitorBets: boolean): boolean {
  if (bet.userId === viewerId) return true
  return showCompetitorBets && bet.roundStarted
}

/**
 * Returns true while other members' view of balances and counts must hide this bet. In a blind lobby it is hidden until
 * the bet is settled; in any other lobby, until its round starts or the bet is settled ([V3]).
 */
export function isHiddenStake(bet: Pick<BetInSight, 'roundStarted' | 'settled'>, showCompetitorBets: boolean): boolean {
  return showCompetitorBets ? !bet.roundStarted && !bet.settled : !bet.settled
}

export interface MemberFigures {
  readonly chips: number
  readonly betsPlaced: number
}

/**
 * Returns a member's figures as other members see them: the chips still include hidden stakes, and the counts leave out
 * the bets with hidden stakes ([V3]).
 */
export function publicFigures(
  actual: MemberFigures,
  hidden: { readonly stakes: number; readonly bets: number },
): MemberFigures {
  return { chips: actual.chips + hidden.stakes, betsPlaced: actual.betsPlaced - hidden.bets }
}
