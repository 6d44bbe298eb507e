import type { Instant } from '@bettle/rules'
import type { Tx } from '../../db/schema.ts'
import { planWork } from '../../jobs/job-store.ts'

/**
 * Plans the job that plays a recorded match. The job survives a restart, and its failures do not block other jobs of
 * the match.
 */
export function planFeed(tx: Tx, matchId: string, runAt: Instant): Promise<void> {
  return planWork(tx, [{ queue: `feed:${matchId}`, kind: 'play-feed', key: matchId, runAt }])
}

/**
 * Plans the job that polls the provider of a match, in a queue of its own, so that a slow provider blocks no other job.
 */
export function planPoll(tx: Tx, matchId: string, runAt: Instant): Promise<void> {
  return planWork(tx, [{ queue: `poll:${matchId}`, kind: 'poll-provider', key: matchId, runAt }])
}

/** Plans the job of a match's feed again after the times of the match changed ([F8], [F10], [F23]). */
export async function wakeFeed(tx: Tx, matchId: string, now: Instant): Promise<void> {
  const feed = await tx
    .selectFrom('match_feed')
    .select('source')
    .where('match_id', '=', matchId)
    // While an operator has taken over, the server still polls a provider to measure its delay ([F23]).
    .where((where) =>
      where.or([
        where('state', '=', 'following'),
        where.and([where('state', '=', 'held'), where('source', '=', 'provider')]),
      ]),
    )
    .where('source', '<>', 'push')
    .executeTakeFirst()
  if (!feed) return
  await (feed.source === 'provider' ? planPoll(tx, matchId, now) : planFeed(tx, matchId, now))
}
