import { type Instant, NEAR_START, START_POLLS_LAST, snapshotInterval } from '@bettle/rules'
import type { Reader } from '../../../db/schema.ts'
import { adapters } from './adapter.ts'
import { callsToday, type FeedProviderRow } from './provider-store.ts'

/** How long a match without calls left waits before the next try (ms). */
export const IDLE_PAUSE = 30_000

/**
 * Returns the time between two polls of a provider for one match, so that the calls of the day last for all its matches
 * ([F15]). Undefined if no call is left.
 * @param startedAt the kick-off of the match; null before it
 */
export async function pollInterval(
  reader: Reader,
  { id, form }: FeedProviderRow,
  startedAt: Instant | null,
  now: Instant,
): Promise<number | undefined> {
  const startsHalves = adapters[form.format].halves(form) === 'starts-and-ends'
  const { count } = await reader
    .selectFrom('match_feed')
    .innerJoin('match', 'match.id', 'match_feed.match_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    // The server also polls for matches whose start the provider is to state ([F24]).
    .where((where) =>
      where.or([
        where('match.status', '=', 'active'),
        ...(startsHalves
          ? [
              where.and([
                where('match.status', '=', 'upcoming'),
                where('match.deleted_at', 'is', null),
                where('match_feed.state', '=', 'following'),
                where('planned_start', '<=', new Date(now + NEAR_START)),
                where('planned_start', '>', new Date(now - START_POLLS_LAST)),
              ]),
            ]
          : []),
      ]),
    )
    // During a takeover the server polls the provider of a match, but not the second provider that checks it.
    .where((where) =>
      where.or([
        where.and([where('provider_id', '=', id), where('match_feed.state', 'in', ['following', 'held'])]),
        where.and([where('check_id', '=', id), where('match_feed.state', '=', 'following')]),
      ]),
    )
    .executeTakeFirstOrThrow()
  const callsLeft = form.dailyCalls === null ? null : form.dailyCalls - (await callsToday(reader, id, new Date(now)))
  const budget = { callsLeft, callsEach: 1, shortest: form.intervalSeconds * 1000, startedAt, matches: Number(count) }
  return snapshotInterval(budget, now)
}
