import { GameError, type MatchId } from '@bettle/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/schema.ts'
import { crossOff, planWork } from '../../../jobs/job-store.ts'
import type { OwnedWork } from '../../../jobs/jobs.ts'
import { inMatch } from '../../../transactions/in-match.ts'
import { pushesThenMatch } from '../../match-control/timetable/pushes-of-times.ts'

/**
 * Plans a job for each match whose players see this changed provider ([F19]). Also plans its next poll again, because
 * the provider may now state the start of the match ([F24]).
 */
export async function planShowing(tx: Tx, providerId: string, runAt: number): Promise<void> {
  const rows = await tx
    .selectFrom('match_feed')
    .innerJoin('match', 'match.id', 'match_feed.match_id')
    .select('match_id')
    .where('provider_id', '=', providerId)
    .where('match_feed.state', '=', 'following')
    .where('match.status', 'in', ['upcoming', 'active'])
    .where('match.deleted_at', 'is', null)
    .execute()
  const works = rows.map(({ match_id }) => ({
    queue: `feed:${match_id}` as const,
    kind: 'show-provider',
    key: match_id,
    runAt,
  }))
  const polls = rows.map(({ match_id }) => ({
    queue: `poll:${match_id}` as const,
    kind: 'poll-provider',
    key: match_id,
    runAt,
  }))
  await planWork(tx, [...works, ...polls])
}

/** Publishes a match with its current provider. */
export async function showProvider(ctx: Context, work: OwnedWork): Promise<void> {
  try {
    await inMatch(ctx, work.ownerId as MatchId, async (tx, match) => ({
      reply: undefined,
      ...(await pushesThenMatch(tx, match)),
    }))
  } catch (error) {
    // A refusal means that the match was deleted meanwhile.
    if (!(error instanceof GameError)) throw error
  }
  await crossOff(ctx.db, work, ctx.clock.date())
}
