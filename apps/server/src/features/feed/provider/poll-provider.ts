import type { FeedProblem, MatchId } from '@bettle/contract'
import { type CountTotal, isSilent, silenceLimit, snapshotInterval } from '@bettle/rules'
import type { Context, Tx } from '../../../context.ts'
import type { MatchHalfRow } from '../../../db/schema.ts'
import { transaction } from '../../../db/transaction.ts'
import { crossOff } from '../../../jobs/job-store.ts'
import type { OwnedWork } from '../../../jobs/jobs.ts'
import { planPoll } from '../../match/feed-work.ts'
import { halvesOf } from '../../match/timetable.ts'
import { lockedFeed, type MatchFeedRow, suspendIfUnauthorised } from '../feed-store.ts'
import { callProvider, readKickOff } from './call-provider.ts'
import { FeedFailure } from './feed-failure.ts'
import { claimKickOff, followKickOff, type KickOffRead } from './follow-kick-off.ts'
import { measureDelay } from './measure-delay.ts'
import { endSilence, noteSilence } from './provider-silence.ts'
import { callsToday, type FeedProviderRow, findProvider, reserveCall } from './provider-store.ts'
import { takeCheckTotals, takeTotals } from './take-totals.ts'

/** How long the server polls a match after its end, so that late corrections arrive (ms). */
const AFTER_THE_END = 15 * 60_000
/** How long a match without calls left waits before the next try (ms). */
const IDLE_PAUSE = 30_000

interface Poll {
  readonly feed: MatchFeedRow
  readonly lead: FeedProviderRow | undefined
  readonly check: FeedProviderRow | undefined
  /** The time until the next poll (ms). */
  readonly interval: number
  /** The instant from which the silence of the provider counts. */
  readonly quietSince: number
}

/**
 * Reads the totals of a match's provider, and of the provider that checks it ([F10], [F14], [F15], [F16]). Before the
 * match begins, it reads the kick-off instead ([F21]). While an operator has taken over, the totals only measure the
 * delay of the provider ([F23]). The transaction that claims a poll also plans the next poll and stores its calls. So
 * one node at a time polls, even after a crash.
 */
export async function pollProvider(ctx: Context, work: OwnedWork): Promise<void> {
  const matchId = work.ownerId as MatchId
  await suspendIfUnauthorised(ctx, matchId)
  const claimed = await transaction(ctx, (tx) => claimPoll(ctx, tx, work, matchId))
  if (!claimed) return
  if ('match' in claimed) return pollKickOff(ctx, matchId, claimed)
  const poll = claimed
  const { feed, lead, check } = poll
  // The calls run in parallel, so that neither provider waits for the other.
  await Promise.all([
    lead && feed.provider_match !== null && pollLead(ctx, matchId, poll, lead, feed.provider_match),
    check && feed.check_match !== null && pollCheck(ctx, matchId, poll, check, feed.check_match),
  ])
  // During a takeover an operator records the events, so the silence of the provider does not stop betting.
  if (feed.state === 'held') return
  if (isSilent(poll.quietSince, ctx.clock.now(), paceOf(poll))) await noteSilence(ctx, matchId, poll.quietSince)
}

/** Claims the poll; undefined if no provider must be polled now. */
async function claimPoll(
  ctx: Context,
  tx: Tx,
  work: OwnedWork,
  matchId: MatchId,
): Promise<Poll | KickOffRead | undefined> {
  const now = ctx.clock.now()
  const feed = await lockedFeed(tx, matchId)
  await crossOff(tx, work, new Date(now))
  if (feed?.source !== 'provider' || feed.state === 'suspended' || feed.provider_id === null) return undefined
  const isHeld = feed.state === 'held'
  const match = await tx.selectFrom('match').selectAll().where('id', '=', matchId).executeTakeFirst()
  if (!match || match.deleted_at || match.results_confirmed_at || match.status === 'abandoned') return undefined
  const halves = await halvesOf(tx, matchId)
  if (isHeld && !halves.some((half) => isRunning(half, now))) {
    const nextStart = halves.map(startOf).find((startsAt) => startsAt !== null && startsAt > now)
    if (nextStart) await planPoll(tx, matchId, nextStart)
    return undefined
  }
  const startedAt = halves.find(({ half_number }) => half_number === 1)?.start_time?.getTime() ?? null
  const endedAt = halves.at(-1)?.end_time?.getTime() ?? null
  if (startedAt !== null && startedAt > now) {
    await planPoll(tx, matchId, startedAt)
    return undefined
  }
  if (match.status === 'upcoming' || startedAt === null) {
    const { nextAt, read } = await claimKickOff(tx, feed, match, now)
    await planPoll(tx, matchId, nextAt)
    return read
  }
  if (match.status === 'completed' && endedAt !== null && now > endedAt + AFTER_THE_END) return undefined
  const lead = await findProvider(tx, feed.provider_id)
  const check = isHeld || feed.check_id === null ? undefined : await findProvider(tx, feed.check_id)
  const interval = lead && (await intervalOf(tx, lead, startedAt, now))
  const pace = interval ?? IDLE_PAUSE
  const quietSince = Math.max(startedAt, feed.answered_at?.getTime() ?? 0, feed.waits_from?.getTime() ?? 0)
  const silentAt = quietSince + silenceLimit(pace, latencyOf(lead))
  const nextAt = nextPoll(feed, pace, now)
  const isDue = nextAt <= now
  const isLeadReserved =
    isDue && interval !== undefined && (await reserveCall(tx, lead as FeedProviderRow, new Date(now)))
  const mayCheck = isDue && check !== undefined && (await intervalOf(tx, check, startedAt, now)) !== undefined
  const isCheckReserved = mayCheck && (await reserveCall(tx, check, new Date(now)))
  // The job runs also when a silence begins, even between two polls.
  const runAt = Math.min(isDue ? now + pace : nextAt, !isHeld && silentAt > now ? silentAt : Number.POSITIVE_INFINITY)
  await planPoll(tx, matchId, runAt)
  if (isDue) {
    await tx
      .updateTable('match_feed')
      .set({ polled_at: new Date(now), ...(!isLeadReserved && { problem: 'calls-used-up' as const }) })
      .where('match_id', '=', matchId)
      .execute()
  }
  return {
    ...{ feed, interval: pace, quietSince },
    lead: isLeadReserved ? lead : undefined,
    check: isCheckReserved ? check : undefined,
  }
}

const startOf = ({ status, start_time }: MatchHalfRow): number | null =>
  status === 'upcoming' ? null : (start_time?.getTime() ?? null)

function isRunning(half: MatchHalfRow, now: number): boolean {
  const startsAt = startOf(half)
  return startsAt !== null && startsAt <= now && (half.end_time === null || half.end_time.getTime() > now)
}

/** Returns when the next poll is. The first poll after the feed began, or was handed back, happens at once. */
function nextPoll({ polled_at, waits_from }: MatchFeedRow, pace: number, now: number): number {
  if (polled_at === null || (waits_from && polled_at < waits_from)) return now
  return polled_at.getTime() + pace
}

const latencyOf = (provider: FeedProviderRow | undefined): number => 1000 * (provider?.form.delaySeconds ?? 0)

const paceOf = ({ interval, lead }: Poll) => ({ interval, latency: latencyOf(lead) })

async function intervalOf(tx: Tx, { id, form }: FeedProviderRow, startedAt: number, now: number) {
  const { count } = await tx
    .selectFrom('match_feed')
    .innerJoin('match', 'match.id', 'match_feed.match_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('match.status', '=', 'active')
    // During a takeover the server polls the provider of a match, but not the second provider that checks it.
    .where((where) =>
      where.or([
        where.and([where('provider_id', '=', id), where('match_feed.state', 'in', ['following', 'held'])]),
        where.and([where('check_id', '=', id), where('match_feed.state', '=', 'following')]),
      ]),
    )
    .executeTakeFirstOrThrow()
  const callsLeft = form.dailyCalls === null ? null : form.dailyCalls - (await callsToday(tx, id, new Date(now)))
  const budget = { callsLeft, callsEach: 1, shortest: form.intervalSeconds * 1000, startedAt, matches: Number(count) }
  return snapshotInterval(budget, now)
}

async function pollKickOff(ctx: Context, matchId: MatchId, read: KickOffRead): Promise<void> {
  try {
    const startTime = await readKickOff(ctx, read.provider, read.match)
    if (startTime !== null) await followKickOff(ctx, matchId, read, startTime)
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error
    await noteProblem(ctx, matchId, read, { problem: error.problem })
  }
}

async function pollLead(ctx: Context, matchId: MatchId, poll: Poll, lead: FeedProviderRow, match: string) {
  const totals = await totalsOf(ctx, lead, match)
  if (typeof totals === 'string') return noteProblem(ctx, matchId, poll, { problem: totals })
  if (poll.feed.state === 'held') return measureDelay(ctx, matchId, lead, totals, poll)
  const isTaken = await takeTotals(ctx, matchId, lead, totals, poll)
  if (isTaken && poll.feed.silent_since !== null) await endSilence(ctx, matchId)
}

async function pollCheck(ctx: Context, matchId: MatchId, poll: Poll, check: FeedProviderRow, match: string) {
  const totals = await totalsOf(ctx, check, match)
  if (typeof totals === 'string') return noteProblem(ctx, matchId, poll, { check_problem: totals })
  await takeCheckTotals(ctx, matchId, totals, poll)
}

async function totalsOf(
  ctx: Context,
  provider: FeedProviderRow,
  match: string,
): Promise<readonly CountTotal[] | FeedProblem> {
  try {
    return await callProvider(ctx, provider, match)
  } catch (error) {
    if (error instanceof FeedFailure) return error.problem
    throw error
  }
}

async function noteProblem(
  { db }: Context,
  matchId: MatchId,
  { feed }: Pick<Poll, 'feed'>,
  problem: { problem: FeedProblem } | { check_problem: FeedProblem },
): Promise<void> {
  await db
    .updateTable('match_feed')
    .set(problem)
    .where('match_id', '=', matchId)
    .where('secret_number', '=', feed.secret_number)
    .execute()
}
