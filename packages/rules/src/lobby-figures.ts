import { type Ranked, rankMembers } from './leaderboard.ts'
import { prizePot } from './prize.ts'

/** A member as a lobby counts them. */
export interface CountedMember extends Ranked {
  readonly role: 'player' | 'spectator'
  readonly present: boolean
  /** Ever held a player's seat. */
  readonly ranked: boolean
}

/** What follows from who is in a lobby: how many sit there in which role, who stands where ([K1]), and what they play for ([K2]). */
export function lobbyFigures<M extends CountedMember>(members: readonly M[], startingChips: number) {
  const present = members.filter((member) => member.present)
  const ranking = rankMembers(members.filter((member) => member.ranked))
  return {
    players: present.filter((member) => member.role === 'player').length,
    spectators: present.filter((member) => member.role === 'spectator').length,
    ranking,
    prizePot: prizePot(startingChips, ranking.length),
  }
}
