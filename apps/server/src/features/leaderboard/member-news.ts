import type { LobbyId, LobbyPush, Member, UserId } from '@bettle/contract'
import type { Instant } from '@bettle/rules'
import type { Tx } from '../../context.ts'
import type { LobbyRow } from '../../db/schema.ts'
import type { SeatNews } from '../../live/in-lobby.ts'
import { timetableOf } from '../match/timetable.ts'
import { memberWithNames } from '../member/member-store.ts'
import { seenByOthers, seenByThemselves } from './leaderboard.ts'
import { hiddenStakes, holderOf, NOTHING } from './standings.ts'

export interface MemberNews {
  readonly news: readonly LobbyPush[]
  readonly seats: readonly SeatNews[]
  /** As everyone may see them. */
  readonly seen: Member
}

/** The news of one member of a locked lobby: to everyone as all may see them, to themselves as they are ([V7]). */
export async function memberNews(
  tx: Tx,
  lobby: LobbyRow,
  userId: UserId,
  now: Instant,
  type: 'member.joined' | 'member.changed' = 'member.changed',
): Promise<MemberNews> {
  const timetable = await timetableOf(tx, lobby.match_id, lobby.plan_id)
  const hidden = await hiddenStakes(tx, [lobby], [timetable], now)
  const row = await memberWithNames(tx, lobby.id, userId)
  const seen = seenByOthers(hidden.get(holderOf(lobby.id, userId)) ?? NOTHING, row, lobby.host_id)
  const member = seenByThemselves(row, lobby.host_id)
  return {
    news: [{ type, member: seen }],
    seats: [{ lobbyId: lobby.id as LobbyId, userId, push: { type: 'member.changed', member } }],
    seen,
  }
}
