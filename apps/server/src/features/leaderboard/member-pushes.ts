import type { LobbyId, LobbyPush, Member, UserId } from '@bettle/contract'
import type { Instant } from '@bettle/rules'
import type { LobbyRow, Tx } from '../../db/schema.ts'
import type { SeatPushes } from '../../transactions/in-lobby.ts'
import { loadTimetable } from '../match/timetable.ts'
import { memberWithNames } from '../member/member-store.ts'
import { seenByOthers, seenByThemselves } from './leaderboard.ts'
import { hiddenStakes, memberKey, NOTHING } from './standings.ts'

export interface MemberPushes {
  readonly pushes: readonly LobbyPush[]
  readonly seats: readonly SeatPushes[]
  /** The public view of the member. */
  readonly seen: Member
}

/**
 * Returns the pushes for one member of a locked lobby: the public view for everyone, the true view for the member's
 * seat ([V7]).
 */
export async function memberPushes(
  tx: Tx,
  lobby: LobbyRow,
  userId: UserId,
  now: Instant,
  type: 'member.joined' | 'member.changed' = 'member.changed',
): Promise<MemberPushes> {
  const timetable = await loadTimetable(tx, lobby.match_id, lobby.plan_id)
  const hidden = await hiddenStakes(tx, [lobby], [timetable], now)
  const row = await memberWithNames(tx, lobby.id, userId)
  const seen = seenByOthers(hidden.get(memberKey(lobby.id, userId)) ?? NOTHING, row, lobby.host_id)
  const member = seenByThemselves(row, lobby.host_id)
  return {
    pushes: [{ type, member: seen }],
    seats: [{ lobbyId: lobby.id as LobbyId, userId, push: { type: 'member.changed', member } }],
    seen,
  }
}
