import { type Ranked, rankMembers } from './leaderboard.ts'
import { prizePot } from './prize.ts'
import { type SeatState, takesSeat } from './seat.ts'

/** A member with the facts that a lobby counts. */
export interface CountedMember extends Ranked {
  readonly seat: SeatState
  readonly present: boolean
  /** True if the member has ever held a player's seat. */
  readonly ranked: boolean
}

/** Returns the figures that follow from a lobby's members: seats by role, ranks ([K1]) and the pot ([K2]). */
export function lobbyFigures<M extends CountedMember>(members: readonly M[], startingChips: number) {
  const watching = members.filter((member) => member.present && !holdsSeat(member))
  const ranking = rankMembers(members.filter((member) => member.ranked))
  return {
    players: members.filter(holdsSeat).length,
    spectators: watching.length,
    ranking,
    prizePot: prizePot(startingChips, ranking.length),
  }
}

/** The seat of an eliminated member stays taken, also after the member was removed ([X4]). */
function holdsSeat({ seat, eliminatedIn }: CountedMember): boolean {
  return takesSeat(seat) || (seat === 'out' && eliminatedIn !== null)
}
