import { type Ranked, rankMembers } from './leaderboard.ts'
import { prizePot } from './prize.ts'
import { type SeatState, takesSeat } from './seat.ts'

/** A member as a lobby counts them. */
export interface CountedMember extends Ranked {
  readonly seat: SeatState
  readonly present: boolean
  /** Ever held a player's seat. */
  readonly ranked: boolean
}

/** What follows from who is in a lobby: how many sit there in which role, who stands where ([K1]), and what they play for ([K2]). */
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

/** The seat of who was eliminated is not refilled, also where they were put out since ([X4]). */
function holdsSeat({ seat, eliminatedIn }: CountedMember): boolean {
  return takesSeat(seat) || (seat === 'out' && eliminatedIn !== null)
}
