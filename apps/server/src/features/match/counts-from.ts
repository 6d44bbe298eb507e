import type { CountsFrom, FeedProviderForm } from '@bettle/contract'
import { unknownTypes } from '@bettle/rules'
import { sql } from 'kysely'
import type { Reader } from '../../db/schema.ts'

/** The event types that the providers with fixed formats count. A generic provider names its own types. */
const TYPES = { 'api-football': ['Goal', 'Corner', 'Shot', 'Card', 'Offside'], openligadb: ['Goal'] } as const

export function countedTypes({ format, totals }: Pick<FeedProviderForm, 'format' | 'totals'>): readonly string[] {
  return format === 'generic' ? [...new Set(totals.map(({ eventType }) => eventType))] : TYPES[format]
}

/** True if the provider's answers state a time that moves during a half ([F27]). */
export function statesTime({ format, timePath }: Pick<FeedProviderForm, 'format' | 'timePath'>): boolean {
  switch (format) {
    case 'api-football':
      return true
    case 'openligadb':
      return false
    case 'generic':
      return !!timePath
  }
}

/** Reads the providers that these matches follow, as players see them ([F19]). */
export async function countsFromOf(
  reader: Reader,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, CountsFrom>> {
  const rows = await reader
    .selectFrom('match_feed')
    .innerJoin('feed_provider', 'feed_provider.id', 'match_feed.provider_id')
    .innerJoin('match', 'match.id', 'match_feed.match_id')
    .select(['match_feed.match_id', 'match_feed.answered_at', 'match_feed.silent_since'])
    .select(['match_feed.awaits_since', 'match_feed.counts', 'feed_provider.form'])
    .where('match_feed.match_id', '=', sql<string>`any(${[...matchIds]}::uuid[])`)
    .where('match_feed.source', '=', 'provider')
    .where('match_feed.state', '=', 'following')
    .where('match.status', 'in', ['upcoming', 'active'])
    .execute()
  return new Map(
    rows.map(({ match_id, answered_at, silent_since, awaits_since, counts, form }) => [
      match_id,
      {
        name: form.name,
        delaySeconds: form.delaySeconds,
        eventTypes: [...countedTypes(form)],
        silentSince: silent_since === null ? null : (answered_at ?? silent_since).toISOString(),
        awaitsStart: awaits_since !== null,
        unknown: counts ? unknownTypes(counts).map(({ eventType }) => eventType) : [],
        statesTime: statesTime(form),
      },
    ]),
  )
}
