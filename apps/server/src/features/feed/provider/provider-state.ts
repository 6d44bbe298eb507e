import type { FeedProviderForm, FeedProviderId, FollowedProvider, MatchFeed, MatchId } from '@bettle/contract'
import { type CountTotal, countDifferences, countTotals, isProvisional, unknownTypes } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import type { Reader } from '../../../db/schema.ts'
import { countGaps } from '../../match/count-gaps.ts'
import type { MatchFeedRow } from '../feed-store.ts'
import { adapters } from './adapter.ts'
import { refuseUnusableMatch } from './call-provider.ts'
import { providerRow } from './provider-store.ts'

/** How long two providers may disagree before the operator sees it (ms). */
const SHOWN_AFTER = 60_000

/**
 * Returns a match's provider as the operator sees it: its counts beside those of the match, and where two providers
 * disagree ([F16]).
 */
export async function providerState(
  ctx: Pick<Context, 'db' | 'clock'>,
  feed: MatchFeedRow,
): Promise<NonNullable<MatchFeed['provider']> | undefined> {
  if (feed.provider_id === null || feed.provider_match === null) return undefined
  const { counts } = feed
  const form = await formOf(ctx.db, feed.provider_id)
  const recorded = await recordedTotals(ctx.db, feed.match_id as MatchId)
  const ofMatch = ({ eventType, side }: CountTotal) =>
    recorded.find((one) => one.eventType === eventType && one.side === side)?.total ?? 0
  return {
    providerId: feed.provider_id as FeedProviderId,
    name: form?.name ?? '',
    match: feed.provider_match,
    halves: form ? adapters[form.format].halves(form) : 'nothing',
    // An operator may have resumed betting meanwhile.
    awaitsSince: (await isSuspended(ctx.db, feed.match_id)) ? (feed.awaits_since?.toISOString() ?? null) : null,
    answeredAt: feed.answered_at?.toISOString() ?? null,
    silentSince: feed.silent_since?.toISOString() ?? null,
    problem: feed.problem,
    ...haltOf(feed),
    counts: counts
      ? countTotals(counts).map((count) => ({
          ...count,
          isProvisional: isProvisional(counts, count.eventType),
          recorded: ofMatch(count),
        }))
      : [],
    unknown: counts
      ? unknownTypes(counts).map(({ eventType, since }) => ({ eventType, since: new Date(since).toISOString() }))
      : [],
    unstated: await unstatedTypes(ctx.db, feed.match_id),
    checkedBy: await checkOf(ctx.db, feed),
    disagreements: disagreementsOf(feed, ctx.clock.now()),
  }
}

/** Returns the provider's word that play does not go on, and when the match is abandoned for it ([F28], [F29]). */
function haltOf({ play }: MatchFeedRow): Pick<NonNullable<MatchFeed['provider']>, 'halt'> {
  const halt = play?.halt
  if (!halt) return {}
  const time = (at: number) => new Date(at).toISOString()
  const { status, isPaused, since, abandonsAt } = halt
  return {
    halt: {
      status,
      isClockStopped: isPaused,
      since: time(since),
      abandonsAt: abandonsAt === null ? null : time(abandonsAt),
    },
  }
}

async function unstatedTypes(reader: Reader, matchId: string): Promise<string[]> {
  const gaps = await countGaps(reader, matchId)
  return [...new Set(gaps.flatMap(({ eventType, closedBy }) => (closedBy === 'operator' ? [eventType] : [])))]
}

async function isSuspended(reader: Reader, matchId: string): Promise<boolean> {
  const match = await reader.selectFrom('match').select('suspended_at').where('id', '=', matchId).executeTakeFirst()
  return match !== undefined && match.suspended_at !== null
}

/** Returns the configuration of a provider, also of a deleted one. */
async function formOf(reader: Reader, providerId: string): Promise<FeedProviderForm | undefined> {
  const row = await reader.selectFrom('feed_provider').select('form').where('id', '=', providerId).executeTakeFirst()
  return row?.form
}

async function checkOf(reader: Reader, { check_id, check_match, check_answered_at, check_problem }: MatchFeedRow) {
  if (check_id === null || check_match === null) return null
  return {
    providerId: check_id as FeedProviderId,
    name: (await formOf(reader, check_id))?.name ?? '',
    match: check_match,
    answeredAt: check_answered_at?.toISOString() ?? null,
    problem: check_problem,
  }
}

function disagreementsOf({ counts, check_counts, differing }: MatchFeedRow, now: number) {
  if (!counts || !check_counts || !differing) return []
  return countDifferences(countTotals(counts), countTotals(check_counts)).flatMap(
    ({ eventType, side, counted, other }) => {
      const since = differing[`${eventType}:${side}`]
      if (since === undefined || now - Date.parse(since) < SHOWN_AFTER) return []
      return [{ eventType, side, total: counted, other, since }]
    },
  )
}

async function recordedTotals(reader: Reader, matchId: MatchId): Promise<CountTotal[]> {
  const rows = await reader
    .selectFrom('match_event')
    .select(['event_type', 'team'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('match_id', '=', matchId)
    .where('removed_at', 'is', null)
    .groupBy(['event_type', 'team'])
    .execute()
  return rows.flatMap(({ event_type, team, count }) =>
    team === null ? [] : [{ eventType: event_type, side: team, total: Number(count) }],
  )
}

/** @throws GameError `not-found` unless both providers exist */
export async function refuseUnknownProviders(
  reader: Reader,
  { providerId, match, check }: FollowedProvider,
): Promise<void> {
  refuseUnusableMatch(await providerRow(reader, providerId), match, 'provider.match')
  if (check) refuseUnusableMatch(await providerRow(reader, check.providerId), check.match, 'provider.check.match')
}
