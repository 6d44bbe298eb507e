import type { LobbyId, LobbyTrophies, UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { atOneMoment } from '../../db/queries/at-one-moment.ts'
import { membersSeen } from '../leaderboard/leaderboard.ts'
import { hiddenStakes } from '../leaderboard/standings.ts'
import { loadTimetable } from '../match/timetable.ts'
import { lobbyForMember, membersOf } from '../member/member-store.ts'
import { trophiesSeen } from './trophies-seen.ts'
import { bookedIn } from './trophy-ledger.ts'

/** Returns the trophies of a lobby, as far as this member may see them. */
export function listTrophies(ctx: Context, userId: UserId, lobbyId: LobbyId): Promise<LobbyTrophies> {
  return atOneMoment(ctx.db, async (moment) => {
    const lobby = await lobbyForMember(moment, lobbyId, userId)
    const matchRow = moment.selectFrom('match').selectAll().where('id', '=', lobby.match_id)
    const match = await matchRow.executeTakeFirstOrThrow()
    const timetable = await loadTimetable(moment, match.id, lobby.plan_id)
    const hidden = await hiddenStakes(moment, [lobby], [timetable], ctx.clock.now())
    const members = membersSeen(lobby.host_id, await membersOf(moment, [lobbyId]), hidden)
    const booked = await bookedIn(moment, [lobbyId])
    return trophiesSeen({ ...lobby, lobbyStatus: lobby.status, match, members }, booked.get(lobbyId))
  })
}
