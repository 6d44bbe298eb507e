import { GameError, type MatchId, type UserId } from '@bettle/contract'
import type { PlanRow, Reader } from '../../db/schema.ts'
import { readableMatch } from '../match/readable-match.ts'
import { officialPlan } from '../match/timetable.ts'
import { lobbyForMember } from './member-store.ts'

/** Returns the plan of a lobby of which the user is a member ([V5]) or, without a lobby, the official plan. */
export async function planSeenIn(
  reader: Reader,
  userId: UserId,
  matchId: MatchId,
  lobbyId: string | undefined,
): Promise<PlanRow> {
  if (lobbyId === undefined) {
    await readableMatch(reader, matchId, userId)
    return officialPlan(reader, matchId)
  }
  const lobby = await lobbyForMember(reader, lobbyId, userId)
  if (lobby.match_id !== matchId) throw new GameError('lobby-not-found')
  return reader.selectFrom('plan').selectAll().where('id', '=', lobby.plan_id).executeTakeFirstOrThrow()
}
