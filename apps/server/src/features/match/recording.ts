import type { CountsFrom, FeedProviderForm, Match } from '@bettle/contract'
import { unknownTypes } from '@bettle/rules'
import { sql } from 'kysely'
import type { MatchRow, Reader } from '../../db/schema.ts'
import { isPractice } from './practice-match.ts'

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

/** The source that records a match, and the provider that the match follows, as players see them. */
export type Recording = Pick<Match, 'recordedBy' | 'countsFrom'>

/** Reads who records these matches ([F30]), and the providers that they follow ([F19]). */
export async function recordingOf(
  reader: Reader,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, Recording>> {
  const rows = await reader
    .selectFrom('match')
    .leftJoin('match_feed', 'match_feed.match_id', 'match.id')
    .leftJoin('feed_provider', 'feed_provider.id', 'match_feed.provider_id')
    .select(['match.id', 'match.status', 'match.feed', 'match.room_of', 'match_feed.source', 'match_feed.state'])
    .select(['match_feed.answered_at', 'match_feed.silent_since', 'match_feed.awaits_since', 'match_feed.counts'])
    .select(['feed_provider.form', hasOperatorsLobby.as('has_operators_lobby')])
    .where('match.id', '=', sql<string>`any(${[...matchIds]}::uuid[])`)
    .where('match.status', 'in', ['upcoming', 'active'])
    .execute()
  return new Map(
    rows.map(({ id, form, source, ...row }) => {
      const recordedBy = isPractice(row) || row.room_of !== null ? undefined : recordedByOf(row)
      const isCounted = form !== null && source === 'provider' && row.state === 'following'
      return [id, { ...(recordedBy && { recordedBy }), ...(isCounted && { countsFrom: countsOf(form, row) }) }]
    }),
  )
}

/** True if an administrator opened a lobby of the match without a seat, to record it, and has taken none since ([M16]). */
const hasOperatorsLobby = sql<boolean>`exists (select from lobby
  join account on account.id = lobby.host_id and account.role = 'admin' and account.disabled_at is null
  join member on member.lobby_id = lobby.id and member.account_id = lobby.host_id
  where lobby.match_id = match.id and lobby.host_records and lobby.status = 'open'
    and member.role = 'spectator' and not member.ranked)`

/** Only an operator can have started a match without a feed. A suspended feed waits for an operator ([V11]). */
function recordedByOf({
  status,
  state,
  has_operators_lobby: hasLobby,
}: {
  readonly status: MatchRow['status']
  readonly state: 'following' | 'held' | 'suspended' | null
  readonly has_operators_lobby: boolean
}): Match['recordedBy'] {
  if (state === 'following') return 'feed'
  const isPlayed = state === null && status === 'active'
  return state === 'held' || isPlayed || hasLobby ? 'operator' : 'nobody-yet'
}

interface Counting {
  readonly answered_at: Date | null
  readonly silent_since: Date | null
  readonly awaits_since: Date | null
  readonly counts: Parameters<typeof unknownTypes>[0] | null
}

const countsOf = (
  form: FeedProviderForm,
  { answered_at, silent_since, awaits_since, counts }: Counting,
): CountsFrom => ({
  name: form.name,
  delaySeconds: form.delaySeconds,
  eventTypes: [...countedTypes(form)],
  silentSince: silent_since === null ? null : (answered_at ?? silent_since).toISOString(),
  awaitsStart: awaits_since !== null,
  unknown: counts ? unknownTypes(counts).map(({ eventType }) => eventType) : [],
  statesTime: statesTime(form),
})
