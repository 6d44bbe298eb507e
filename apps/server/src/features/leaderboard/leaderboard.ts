import type { Member, Removal, SeatMove } from '@bettle/contract'
import { isActive, publicFigures, reasonText, roleOfSeat } from '@bettle/rules'
import type { MemberWithNames, SeatMoveColumns } from '../member/member-store.ts'
import { isEliminationPublic, seatAsIs, seatAsSeen } from '../member/seat-of-member.ts'
import { publicUserOf } from '../user/user-columns.ts'
import { type Hidden, memberKey, NOTHING } from './standings.ts'

/**
 * Returns the public view of the members. The ranking uses only these numbers, so that every member sees the same
 * ranking ([V3], [K7]).
 */
export function membersSeen(
  hostId: string | null,
  members: readonly MemberWithNames[],
  hidden: ReadonlyMap<string, Hidden>,
): Member[] {
  return members.map((member) =>
    seenByOthers(hidden.get(memberKey(member.lobby_id, member.account_id)) ?? NOTHING, member, hostId),
  )
}

/** Returns the public view of a member, with these stakes hidden. */
export function seenByOthers(kept: Hidden, member: MemberWithNames, hostId: string | null): Member {
  return memberSeen(kept, member, hostId, { isOwn: false })
}

/** Returns a member's view of their own seat, with nothing hidden. */
export function seenByThemselves(member: MemberWithNames, hostId: string | null): Member {
  return memberSeen(NOTHING, member, hostId, { isOwn: true })
}

function memberSeen(
  kept: Hidden,
  member: MemberWithNames,
  hostId: string | null,
  { isOwn }: { isOwn: boolean },
): Member {
  const isOut = member.removal?.to === 'out'
  const seat = isOwn ? seatAsIs(member, isOut) : seatAsSeen(member, isOut)
  return {
    user: publicUserOf(member),
    role: roleOfSeat(seat),
    ...publicFigures({ chips: member.chips, betsPlaced: member.bets_placed }, kept),
    betsWon: member.bets_won,
    hasSettledBet: member.has_settled_bet,
    isActive: isActive({ roundsBet: member.rounds_bet, roundsOpen: member.rounds_open }),
    present: member.present,
    isHost: member.account_id === hostId,
    ranked: member.ranked,
    seat,
    eliminatedIn: isOwn || isEliminationPublic(member) ? member.eliminated_in : null,
    lastStanding: member.last_standing,
    joinedAt: member.joined_at.toISOString(),
    removed: removedWire(member, isOwn),
    ...(member.seat_move && { seatMove: seatMoveWire(member.seat_move) }),
    ...(member.is_guest && { isGuest: true as const }),
  }
}

const seatMoveWire = ({ state, at, by }: SeatMoveColumns): SeatMove => ({
  state,
  at: new Date(at).toISOString(),
  by: publicUserOf(by),
})

/** Returns a member's removal. Only the removed member sees the reason ([M13]). */
function removedWire({ removal }: MemberWithNames, isOwn: boolean): Removal | null {
  if (!removal) return null
  const { reason, why } = reasonText(isOwn ? removal.reason : null)
  return { to: removal.to, by: publicUserOf(removal.by), at: new Date(removal.at).toISOString(), reason, why }
}
