import type { Instant } from '@bettle/rules'
import type { Tx } from '../../context.ts'
import { planWork } from '../../jobs/job-store.ts'

/**
 * Plans the job that plays a recorded match. It survives a restart, and its failures do not block other jobs of the
 * match.
 */
export function planFeed(tx: Tx, matchId: string, runAt: Instant): Promise<void> {
  return planWork(tx, [{ queue: `feed:${matchId}`, kind: 'play-feed', key: matchId, runAt }])
}

/** The times of a match changed: if it follows a file, plans its job again ([F8]). */
export async function wakeFeed(tx: Tx, matchId: string, now: Instant): Promise<void> {
  const played = await tx
    .selectFrom('match_feed')
    .select('match_id')
    .where('match_id', '=', matchId)
    .where('state', '=', 'following')
    .where('file', 'is not', null)
    .executeTakeFirst()
  if (played) await planFeed(tx, matchId, now)
}
