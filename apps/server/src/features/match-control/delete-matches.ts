import type { MatchId } from '@bettle/contract'
import { reasonToStore } from '@bettle/rules'
import type { Context, Tx } from '../../context.ts'
import type { MatchRow } from '../../db/schema.ts'
import type { ActedInMatch } from '../../live/in-match.ts'
import { matchQueue } from '../match/match-queue.ts'
import { setHalf, setMatch } from '../match/match-store.ts'
import { type Operator, operateMatches } from '../match/operate-match.ts'
import { halvesOf } from '../match/timetable.ts'
import { enqueueCloseLobbies } from '../settlement/schedule.ts'
import { newsOfTimes } from './news-of-times.ts'

const REASON = { code: 'match-deleted' } as const

/**
 * Deletes matches in one transaction: all of them or, where one is unknown or played in by the operator, none ([C9]). Settled
 * rounds stand, open bets are void, the lobbies close. The rows stay for what was played on them.
 */
export async function deleteMatches(ctx: Context, operator: Operator, matchIds: readonly MatchId[]): Promise<void> {
  // Rounds that are over are settled first: only what is still open is void.
  for (const matchId of new Set(matchIds)) await ctx.due.runDue(matchQueue(matchId))
  await operateMatches(ctx, operator, matchIds, async (tx, matches) => {
    const acted: ActedInMatch<undefined>[] = []
    for (const match of matches) acted.push(await deleteIn(ctx, tx, match))
    return acted
  })
}

export function deleteMatch(ctx: Context, operator: Operator, matchId: MatchId): Promise<void> {
  return deleteMatches(ctx, operator, [matchId])
}

async function deleteIn(ctx: Context, tx: Tx, match: MatchRow): Promise<ActedInMatch<undefined>> {
  const now = ctx.clock.date()
  const running = (await halvesOf(tx, match.id)).filter((half) => half.status === 'active')
  for (const half of running) await setHalf(tx, half.id, { status: 'finished', end_time: now })
  const calledOff = { status: 'abandoned', abandoned_reason: reasonToStore(REASON), ended_at: now } as const
  const isOver = match.status === 'completed' || match.status === 'abandoned'
  await setMatch(tx, match.id, now, { deleted_at: now, ...(isOver ? {} : calledOff) })
  const news = await newsOfTimes(
    ctx,
    tx,
    match,
    running.map((half) => half.id),
  )
  await enqueueCloseLobbies(tx, now.getTime(), match.id, REASON)
  return { reply: undefined, ...news }
}
