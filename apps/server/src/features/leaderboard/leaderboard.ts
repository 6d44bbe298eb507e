import type { LeaderboardEntry, Member } from '@bettle/contract'
import { publicStanding, rankMembers } from '@bettle/rules'
import { personOf } from '../account/person.ts'
import type { MemberWithNames } from '../lobby/lobby-store.ts'
import { type Hidden, holderOf } from './standings.ts'

const NOTHING: Hidden = { stakes: 0, bets: 0 }

/** Members as this viewer may see them: their own numbers as they are, others' without what is hidden ([V3]). */
export function membersSeenBy(
  viewerId: string,
  hostId: string,
  members: readonly MemberWithNames[],
  hidden: ReadonlyMap<string, Hidden>,
): Member[] {
  return members.map((member) => {
    const actual = { chips: member.chips, betsPlaced: member.bets_placed }
    const kept = hidden.get(holderOf(member.lobby_id, member.account_id)) ?? NOTHING
    const seen = member.account_id === viewerId ? actual : publicStanding(actual, kept)
    return {
      user: personOf(member),
      role: member.role,
      ...seen,
      betsWon: member.bets_won,
      present: member.present,
      isHost: member.account_id === hostId,
      ranked: member.ranked,
      joinedAt: member.joined_at.toISOString(),
    }
  })
}

/** Everyone who ever held a player's seat, in order ([K1]). */
export function leaderboardOf(members: readonly Member[]): LeaderboardEntry[] {
  const ranked = members
    .filter((member) => member.ranked)
    .map((member) => ({
      member,
      userId: member.user._id as string,
      chips: member.chips,
      betsWon: member.betsWon,
      betsPlaced: member.betsPlaced,
      joinedAt: Date.parse(member.joinedAt),
    }))
  return rankMembers(ranked).map(({ member }) => ({
    user: member.user,
    chips: member.chips,
    betsPlaced: member.betsPlaced,
    betsWon: member.betsWon,
  }))
}
