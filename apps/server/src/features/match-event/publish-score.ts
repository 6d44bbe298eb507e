import type { MatchId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { inMatch } from '../../transactions/in-match.ts'
import { pushesOfMatch } from '../match-control/timetable/pushes-of-times.ts'

/**
 * Publishes the match with its score. Callers publish the event itself before, so that it does not wait for the score.
 */
export function publishScore(ctx: Context, matchId: MatchId): Promise<void> {
  return inMatch(ctx, matchId, async (tx, match) => ({ reply: undefined, ...(await pushesOfMatch(tx, match)) }))
}
