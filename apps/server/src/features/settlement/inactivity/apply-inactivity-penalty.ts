import { GameError, type LobbyId, type RoundId, type UserId } from '@bettle/contract'
import type { Context } from '../../../context.ts'
import { matchQueue } from '../../match/match-queue.ts'
import { lobbyForMember } from '../../member/member-store.ts'

/**
 * Returns the players who were penalised for not betting on a round. First it runs the match's jobs, which settle the
 * round if it has ended. A repeated call returns the same answer and penalises no player again ([I3]).
 */
export async function applyInactivityPenalty(
  ctx: Context,
  userId: UserId,
  lobbyId: LobbyId,
  roundId: RoundId,
): Promise<UserId[]> {
  const lobby = await lobbyForMember(ctx.db, lobbyId, userId)
  const round = await ctx.db
    .selectFrom('round')
    .select('id')
    .where('id', '=', roundId)
    .where('plan_id', '=', lobby.plan_id)
    .executeTakeFirst()
  if (!round) throw new GameError('round-not-found')
  await ctx.jobs.runJobs(matchQueue(lobby.match_id))
  const rows = await ctx.db
    .selectFrom('penalty')
    .select('account_id')
    .where('lobby_id', '=', lobbyId)
    .where('round_id', '=', roundId)
    .orderBy('account_id')
    .execute()
  return rows.map((row) => row.account_id as UserId)
}
