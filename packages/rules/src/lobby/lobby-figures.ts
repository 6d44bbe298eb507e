import { type Ranked, rankMembers } from '../ranking/leaderboard.ts'
import { prizePot } from '../ranking/prize.ts'
import { type SeatState, takesSeat } from './seat.ts'

/** A member of a lobby, with the facts that the lobby's figures need. */
export interface CountedMember extends Ranked {
  readonly seat: SeatState
  readonly present: boolean
  /** True if the member has ever held a player's seat. */
  readonly ranked: boolean
  /** True if the member plays without an account. */
  readonly isGuest?: boolean | undefined
}

/** The facts about a lobby itself that its figures depend on. */
export interface LobbyKind {
  readonly startingChips: number
  /** True for a competition's lobby, which has no pot of its own and ranks absent members last. */
  readonly isCompetition: boolean
}

/**
 * Returns the figures that follow from a lobby's members: the number of taken player seats, the number of present
 * spectators, the ranks ([K1]) and the pot. Guests add nothing to the pot ([K2], [G12]).
 */
export function lobbyFigures<M extends CountedMember>(
  members: readonly M[],
  { startingChips, isCompetition }: LobbyKind,
) {
  const watching = members.filter((member) => member.present && !holdsSeat(member))
  const ranking = rankMembers(
    members.filter((member) => member.ranked),
    { isCompetition },
  )
  return {
    players: members.filter(holdsSeat).length,
    spectators: watching.length,
    ranking,
    prizePot: isCompetition ? 0 : prizePot(startingChips, ranking.filter(({ isGuest }) => !isGuest).length),
  }
}

/**
 * Returns true if the member takes a seat. The seat of an eliminated member stays taken, also after the member was
 * removed ([X4]).
 */
function holdsSeat({ seat, eliminatedIn }: CountedMember): boolean {
  return takesSeat(seat) || (seat === 'out' && eliminatedIn !== null)
}
