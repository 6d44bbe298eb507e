import type { Instant } from '@bettle/rules'
import type { Tx } from '../../context.ts'
import { planWork } from '../../jobs/job-store.ts'

/** What a match plays of a file is due work of its own: it goes on after a restart, and what fails holds up nothing of the match. */
export function planFeed(tx: Tx, matchId: string, runAt: Instant): Promise<void> {
  return planWork(tx, [{ queue: `feed:${matchId}`, kind: 'play-feed', key: matchId, runAt }])
}

/** The times of a match are others: if it follows a file, that is looked at again ([F8]). */
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
