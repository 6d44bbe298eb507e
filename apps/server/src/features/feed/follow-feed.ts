import { randomInt } from 'node:crypto'
import {
  type FeedSource,
  type FollowedProvider,
  GameError,
  type MatchFeed,
  type MatchId,
  type OperatorAction,
} from '@bettle/contract'
import { MatchFileError, matchFromContent } from '@bettle/replay'
import { type MatchFile, noCounts, simulateMatch } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { MatchRow, Tx } from '../../db/schema.ts'
import { invalidRequest } from '../../http/validation/validation.ts'
import { mayOperate } from '../match/feed-authority.ts'
import { planFeed, planPoll } from '../match/feed-work.ts'
import { endFeedSuspension } from '../match-control/suspend.ts'
import { pushesThenMatch } from '../match-control/timetable/pushes-of-times.ts'
import { type Operator, operateMatch } from '../operator/operate-match.ts'
import { accountOf } from '../operator/operator.ts'
import { feedSecret } from './feed-secret.ts'
import { authorOf, feedOfMatch, feedSuspended, feedToWire, type MatchFeedRow } from './feed-store.ts'
import { leaveToOperator } from './provider/follow-gaps.ts'
import { refuseUnknownProviders } from './provider/provider-state.ts'

export interface FollowFeedRequest {
  readonly source?: FeedSource | undefined
  readonly file?: unknown
  /** The provider to follow, for the source `provider`. */
  readonly provider?: FollowedProvider | undefined
  /** Set by an undo: the previous state and secret number of the feed. */
  readonly asItWas?: PreviousFeed | undefined
}

type PreviousFeed = NonNullable<Extract<OperatorAction, { kind: 'follow-feed' }>['asItWas']>

export interface Followed {
  readonly feed: MatchFeed
  /** The secret of an external feed. It is returned once and never again. */
  readonly secret: string | null
}

/**
 * Attaches a feed to a match: an external feed, a match file, a simulation or a provider of counts ([F5], [F8], [F10]).
 * An external feed that is attached again gets a new secret, and the previous secret becomes invalid ([F6]).
 */
export function followFeed(
  ctx: Context,
  operator: Operator,
  matchId: MatchId,
  { source = 'push', file, provider, asItWas }: FollowFeedRequest,
): Promise<Followed> {
  return operateMatch(ctx, operator, matchId, async (tx, match) => {
    refuseOver(match)
    const followed = source === 'provider' ? await followedProvider(tx, provider) : undefined
    const played = playedFile(match, source, file, asItWas !== undefined)
    const before = await feedOfMatch(tx, matchId)
    const now = ctx.clock.date()
    const attachedBy = asItWas ? await previousAuthor(tx, matchId, asItWas) : accountOf(operator)
    const isHeld = staysHeld(before, source, asItWas)
    const secretNumber = asItWas?.secretNumber ?? 1 + (await lastNumber(tx, matchId))
    const values = {
      state: isHeld ? 'held' : 'following',
      attached_by: attachedBy,
      held_by: isHeld ? (before?.held_by ?? accountOf(operator)) : null,
      secret_number: secretNumber,
      source,
      file: played && JSON.stringify(played),
      ...(asItWas && { heard_at: asItWas.heardAt === null ? null : new Date(asItWas.heardAt) }),
      // In a running match other sources recorded the earlier events, so the feed begins now.
      since: match.status === 'upcoming' ? null : now,
      ...countsFrom(match, secretNumber, followed, now),
    } as const
    const row = await tx
      .insertInto('match_feed')
      .values({ match_id: matchId, ...values })
      .onConflict((held) => held.column('match_id').doUpdateSet(values))
      .returningAll()
      .executeTakeFirstOrThrow()
    await planFirstJob(tx, match, { plays: played !== null && !isHeld, polls: followed !== undefined }, now)
    const ofTypes = await leaveToOperator(tx, matchId, now)
    const resumed = [...(await endFeedSuspension(tx, matchId, now)), ...ofTypes]
    return {
      ...(await pushesThenMatch(tx, match, resumed)),
      reply: {
        feed: feedToWire(ctx, row),
        secret: source === 'push' ? feedSecret(ctx, matchId, row.secret_number) : null,
      },
      did: {
        kind: 'follow-feed',
        before: before ? actionStateOf(before) : null,
        after: actionStateOf(row),
        // A replaced secret never becomes valid again, so its replacement cannot be undone.
        undo: before ? 'nothing-to-undo' : { kind: 'unfollow-feed', matchId },
        changes: ['feed'],
      },
    }
  })
}

/** Detaches a feed from its match; the events of the feed stay. */
export function unfollowFeed(ctx: Context, operator: Operator, matchId: MatchId): Promise<void> {
  return operateMatch(ctx, operator, matchId, async (tx, match) => {
    const before = await tx.deleteFrom('match_feed').where('match_id', '=', matchId).returningAll().executeTakeFirst()
    if (!before) return { reply: undefined, did: null }
    const now = ctx.clock.date()
    const ofTypes = await leaveToOperator(tx, matchId, now)
    const resumed = [...(await endFeedSuspension(tx, matchId, now)), ...ofTypes]
    const { source, state, secret_number, file, heard_at } = before
    const provider = providerOf(before)
    const asItWas = { state, secretNumber: secret_number, heardAt: heard_at?.toISOString() ?? null }
    return {
      reply: undefined,
      ...(await pushesThenMatch(tx, match, resumed)),
      did: {
        kind: 'unfollow-feed',
        before: actionStateOf(before),
        undo: { kind: 'follow-feed', matchId, source, ...(file && { file }), ...(provider && { provider }), asItWas },
        changes: ['feed'],
      },
    }
  })
}

async function planFirstJob(
  tx: Tx,
  match: MatchRow,
  feed: { plays: boolean; polls: boolean },
  now: Date,
): Promise<void> {
  const matchId = match.id as MatchId
  if (feed.plays) await planFeed(tx, matchId, Math.max(now.getTime(), match.planned_start?.getTime() ?? 0))
  if (feed.polls) await planPoll(tx, matchId, now.getTime())
}

/** Returns what an entry of the audit log shows of a feed. */
const actionStateOf = ({ source, state, secret_number }: MatchFeedRow) => ({
  ...{ source, state },
  secretNumber: secret_number,
})

/** Returns the account that attached the feed before. Throws if the feed would act for an account that may not operate. */
async function previousAuthor(tx: Tx, matchId: MatchId, asItWas: PreviousFeed): ReturnType<typeof authorOf> {
  const author = await authorOf(tx, matchId, asItWas.secretNumber)
  if (asItWas.state !== 'held' && !(await mayOperate(tx, author, matchId))) throw feedSuspended()
  return author
}

/**
 * A new secret does not hand the match back to the feed. A feed that an undo restores as suspended is held for the
 * operator who restored it.
 */
function staysHeld(
  before: MatchFeedRow | undefined,
  source: FollowFeedRequest['source'],
  asItWas: PreviousFeed | undefined,
): boolean {
  if (asItWas) return asItWas.state !== 'following'
  return source === 'push' && before?.source === 'push' && before.state === 'held'
}

async function followedProvider(tx: Tx, provider: FollowedProvider | undefined): Promise<FollowedProvider> {
  if (!provider) throw invalidRequest([{ path: 'provider', message: 'Please choose a provider.' }])
  await refuseUnknownProviders(tx, provider)
  return provider
}

/** The range of revisions that one attachment of a feed uses. Each later attachment has higher revisions. */
const REVISIONS_EACH = 1_000_000

/**
 * Returns the columns for a feed that begins to count now. Every column is set, because an earlier feed of the match
 * may have set it.
 */
export function countsFrom(
  { status }: Pick<MatchRow, 'status'>,
  secretNumber: number,
  followed: FollowedProvider | undefined,
  now: Date,
) {
  const start = noCounts({ fromKickOff: status === 'upcoming', firstRevision: secretNumber * REVISIONS_EACH })
  return {
    provider_id: followed?.providerId ?? null,
    provider_match: followed?.match ?? null,
    check_id: followed?.check?.providerId ?? null,
    check_match: followed?.check?.match ?? null,
    counts: followed ? JSON.stringify(start) : null,
    waits_from: followed ? now : null,
    ...{ outbox: null, answered_at: null, problem: null, polled_at: null, silent_since: null, differing: null },
    ...{ check_counts: null, check_answered_at: null, check_problem: null },
    ...{
      provider_start: null,
      start_read_at: null,
      measuring: null,
      phase: null,
      awaits_since: null,
      provider_clock: null,
    },
  }
}

function providerOf({ provider_id, provider_match, check_id, check_match }: MatchFeedRow): FollowedProvider | null {
  if (provider_id === null || provider_match === null) return null
  const check = check_id !== null && check_match !== null ? { providerId: check_id, match: check_match } : null
  return { providerId: provider_id, match: provider_match, check } as FollowedProvider
}

function playedFile(match: MatchRow, source: FeedSource, file: unknown, isRestored: boolean): MatchFile | null {
  if (source === 'push' || source === 'provider') return null
  // A new simulation is random. A simulation that an undo restores plays its stored file again.
  if (source === 'simulator' && !isRestored) {
    const { home_team: homeTeam, away_team: awayTeam } = match
    return simulateMatch({ random: () => randomInt(2 ** 32) / 2 ** 32, homeTeam, awayTeam, competition: 'Simulated' })
  }
  try {
    const playedAs = { homeTeam: match.home_team, awayTeam: match.away_team }
    return matchFromContent(file, 'The file', { playedAs })
  } catch (error) {
    if (error instanceof MatchFileError) throw invalidRequest([{ path: 'file', message: error.message }])
    throw error
  }
}

/** Returns the last secret number of the match, including those of detached feeds, so that no number is used twice. */
async function lastNumber(tx: Tx, matchId: MatchId): Promise<number> {
  const { count } = await tx
    .selectFrom('operator_action')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('match_id', '=', matchId)
    .where('kind', '=', 'follow-feed')
    .executeTakeFirstOrThrow()
  return Number(count)
}

function refuseOver({ status, results_confirmed_at }: MatchRow): void {
  if (status === 'abandoned') throw new GameError('half-state')
  if (results_confirmed_at) throw new GameError('results-confirmed', { message: 'The results are confirmed.' })
}
