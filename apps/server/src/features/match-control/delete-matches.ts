import { GameError, type MatchId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { matchRow, setHalf, setMatch } from '../match/match-store.ts'
import { type Operator, operateMatch, refuseSeatHolder } from '../match/operate-match.ts'
import { halvesOf } from '../match/timetable.ts'
import { enqueueCloseLobbies } from '../settlement/schedule.ts'
import { newsOfTimes } from './news-of-times.ts'

const REASON = 'The match was deleted.'

/** Deletes matches: all of them or, where one is unknown or played in by the operator, none ([C9]). */
export async function deleteMatches(ctx: Context, operator: Operator, matchIds: readonly MatchId[]): Promise<void> {
  const wanted = [...new Set(matchIds)]
  for (const matchId of wanted) {
    await matchRow(ctx.db, matchId)
    await refuseSeatHolder(ctx.db, operator, matchId)
  }
  for (const matchId of wanted) await deleteMatch(ctx, operator, matchId).catch(ignoreGone)
}

/** Settled rounds stand, open bets are void, the lobbies close. The row stays for what was played on it. */
export async function deleteMatch(ctx: Context, operator: Operator, matchId: MatchId): Promise<void> {
  // Rounds that are over are settled first: only what is still open is void.
  await ctx.due.runDue(matchId)
  await operateMatch(ctx, operator, matchId, async (tx, match) => {
    const now = ctx.clock.date()
    const running = (await halvesOf(tx, matchId)).filter((half) => half.status === 'active')
    for (const half of running) await setHalf(tx, half.id, { status: 'finished', end_time: now })
    const calledOff = { status: 'abandoned', abandoned_reason: REASON, ended_at: now } as const
    const isOver = match.status === 'completed' || match.status === 'abandoned'
    await setMatch(tx, matchId, now, { deleted_at: now, ...(isOver ? {} : calledOff) })
    const news = await newsOfTimes(
      ctx,
      tx,
      match,
      running.map((half) => half.id),
    )
    await enqueueCloseLobbies(tx, now.getTime(), matchId, REASON)
    return { reply: undefined, ...news }
  })
}

/** Somebody else deleted it in the meantime: it is gone, as was wished. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof GameError) || error.code !== 'match-not-found') throw error
}
