import { GameError, type MatchId, type UserId } from '@bettle/contract'
import type { Reader } from '../../context.ts'
import type { PlanRow } from '../../db/schema.ts'
import { readableMatch } from '../match/readable-match.ts'
import { officialPlan } from '../match/timetable.ts'
import { lobbyForMember } from './member-store.ts'

/** The plan a player asks about: of a lobby they are in ([V5]), or without one the official plan. */
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
