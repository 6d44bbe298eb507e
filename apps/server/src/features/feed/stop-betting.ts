import { GameError, type MatchId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { MatchRow, Tx } from '../../db/schema.ts'
import { crossOff } from '../../jobs/job-store.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { suspending } from '../match-control/suspend.ts'
import { pushesThenMatch } from '../match-control/timetable/pushes-of-times.ts'
import { type Operated, operateMatch } from '../operator/operate-match.ts'
import { feedOfMatch } from './feed-store.ts'

/** Refuses bets on a match whose feed was suspended, until an operator takes over ([V11]). */
export async function stopBetting(ctx: Context, work: OwnedWork): Promise<void> {
  const matchId = work.ownerId as MatchId
  try {
    await operateMatch(ctx, null, matchId, (tx, match) => stopping(ctx, tx, matchId, match))
  } catch (error) {
    // A refusal means that the match was deleted meanwhile; restoring it plans this job again.
    if (!(error instanceof GameError)) throw error
  }
  await crossOff(ctx.db, work, ctx.clock.date())
}

async function stopping(ctx: Context, tx: Tx, matchId: MatchId, match: MatchRow): Promise<Operated<void>> {
  const feed = await feedOfMatch(tx, matchId)
  const isOver = match.status === 'abandoned' || match.results_confirmed_at !== null
  if (feed?.state !== 'suspended' || isOver) return { reply: undefined, did: null }
  const stopped = await suspending(ctx, tx, null, { matchId }, { ofFeed: true })
  return { ...stopped, ...(await pushesThenMatch(tx, match, stopped.pushes)) }
}
