import type { Member } from '@bettle/contract'
import { publicStanding } from '@bettle/rules'
import type { MemberWithNames } from '../member/member-store.ts'
import { personOf } from '../people/person.ts'
import { type Hidden, holderOf, NOTHING } from './standings.ts'

/** Members as this viewer may see them: their own numbers as they are, others' without what is hidden ([V3]). */
export function membersSeenBy(
  viewerId: string,
  hostId: string,
  members: readonly MemberWithNames[],
  hidden: ReadonlyMap<string, Hidden>,
): Member[] {
  return members.map((member) => {
    const kept = hidden.get(holderOf(member.lobby_id, member.account_id)) ?? NOTHING
    return seenWithout(member.account_id === viewerId ? NOTHING : kept, member, hostId)
  })
}

/** How a member is shown where these stakes are not to be noticed. */
export function seenWithout(kept: Hidden, member: MemberWithNames, hostId: string): Member {
  return {
    user: personOf(member),
    role: member.role,
    ...publicStanding({ chips: member.chips, betsPlaced: member.bets_placed }, kept),
    betsWon: member.bets_won,
    hasSettledBet: member.has_settled_bet,
    present: member.present,
    isHost: member.account_id === hostId,
    ranked: member.ranked,
    joinedAt: member.joined_at.toISOString(),
  }
}
