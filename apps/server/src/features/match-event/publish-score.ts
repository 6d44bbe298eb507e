import type { MatchId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { inMatch } from '../../transactions/in-match.ts'
import { pushesOfMatch } from '../match-control/timetable/pushes-of-times.ts'

/** Publishes the score, which may have changed, after the event itself, for which subscribers wait. */
export function publishScore(ctx: Context, matchId: MatchId): Promise<void> {
  return inMatch(ctx, matchId, async (tx, match) => ({ reply: undefined, ...(await pushesOfMatch(tx, match)) }))
}
