import type { FeedProblem, MatchId } from '@bettle/contract'
import { type AwaitedStart, isSilent, nextSnapshotAt, silenceLimit } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import type { MatchHalfRow, MatchRow, Tx } from '../../../db/schema.ts'
import { transaction } from '../../../db/transaction.ts'
import { crossOff } from '../../../jobs/job-store.ts'
import type { OwnedWork } from '../../../jobs/jobs.ts'
import { planPoll } from '../../match/feed-work.ts'
import { halvesOf } from '../../match/timetable.ts'
import { lockedFeed, type MatchFeedRow, suspendIfUnauthorised } from '../feed-store.ts'
import { answerLasts, awaitedOf, followAwaitedStart } from './awaited-start.ts'
import { callProvider, type ProviderAnswer, readKickOff } from './call-provider.ts'
import { FeedFailure } from './feed-failure.ts'
import { followGaps } from './follow-gaps.ts'
import { claimKickOff, followKickOff, type KickOffRead } from './follow-kick-off.ts'
import { measureDelay } from './measure-delay.ts'
import { IDLE_PAUSE, pollInterval } from './poll-interval.ts'
import { endSilence, noteSilence } from './provider-silence.ts'
import { type FeedProviderRow, findProvider, reserveCall } from './provider-store.ts'
import { isFrozen } from './take-clock.ts'
import { takePhase } from './take-phase.ts'
import { abandonCalledOff, takePlay } from './take-play.ts'
import { takeCheckTotals, takeTotals } from './take-totals.ts'

/** How long the server polls a match after its end, so that late corrections arrive (ms). */
const AFTER_THE_END = 15 * 60_000

interface Poll {
  readonly feed: MatchFeedRow
  readonly lead: FeedProviderRow | undefined
  readonly check: FeedProviderRow | undefined
  /** The time until the next poll (ms). */
  readonly interval: number
  /** The instant from which the silence of the provider counts. */
  readonly quietSince: number
  /** True if the provider is to start a half soon, so that bets need a fresh answer ([F24]). */
  readonly awaitsStart: boolean
}

/**
 * Reads the totals of a match's provider, and of the provider that checks it ([F10], [F14], [F15], [F16]). Before the
 * match begins, it reads the kick-off instead ([F21]). If the provider states the phase of the match, the halves start
 * and end with it ([F24]). While an operator has taken over, the totals only measure the delay of the provider ([F23]).
 * The transaction that claims a poll also plans the next poll and stores its calls. So one node at a time polls, even
 * after a crash.
 */
export async function pollProvider(ctx: Context, work: OwnedWork): Promise<void> {
  const matchId = work.ownerId as MatchId
  await suspendIfUnauthorised(ctx, matchId)
  await abandonCalledOff(ctx, matchId)
  await followAwaitedStart(ctx, matchId)
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
  if (poll.awaitsStart) await followAwaitedStart(ctx, matchId)
  if (isSilent(poll.quietSince, ctx.clock.now(), paceOf(poll))) {
    await noteSilence(ctx, matchId, poll.quietSince)
    await followGaps(ctx, matchId)
  }
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
  const match = await tx.selectFrom('match').selectAll().where('id', '=', matchId).executeTakeFirst()
  if (!match || match.deleted_at || match.results_confirmed_at || match.status === 'abandoned') return undefined
  const halves = await halvesOf(tx, matchId)
  const next = nextPolledHalf(feed, halves, now)
  if (next) {
    if (next.startsAt !== null) await planPoll(tx, matchId, next.startsAt)
    return undefined
  }
  const lead = await findProvider(tx, feed.provider_id)
  const awaited = awaitedOf(feed, lead, match, halves)
  const startedAt = startOfFirst(halves)
  if (match.status !== 'upcoming' && startedAt !== null)
    return claimTotals(tx, matchId, { feed, match, halves, lead, awaited, startedAt }, now)
  const abandonsAt = feed.play?.halt?.abandonsAt ?? 0
  const { nextAt, read } = await claimKickOff(tx, feed, match, awaited, now)
  await planPoll(tx, matchId, Math.min(nextAt, abandonsAt > now ? abandonsAt : nextAt))
  return read
}

/**
 * Returns the half whose start the poll waits for, with null if no such start is known; undefined if it need not wait.
 * While an operator has taken over, it waits for the next half that runs.
 */
function nextPolledHalf(
  feed: MatchFeedRow,
  halves: readonly MatchHalfRow[],
  now: number,
): { startsAt: number | null } | undefined {
  if (feed.state === 'held' && !halves.some((half) => isRunning(half, now))) {
    const startsAt = halves.map(startOf).find((at) => at !== null && at > now)
    return { startsAt: startsAt || null }
  }
  const startsAt = startOfFirst(halves)
  return startsAt !== null && startsAt > now ? { startsAt } : undefined
}

const startOfFirst = (halves: readonly MatchHalfRow[]): number | null =>
  halves.find(({ half_number }) => half_number === 1)?.start_time?.getTime() ?? null

interface RunningMatch {
  readonly feed: MatchFeedRow
  readonly match: MatchRow
  readonly halves: readonly MatchHalfRow[]
  readonly lead: FeedProviderRow | undefined
  readonly awaited: AwaitedStart | undefined
  readonly startedAt: number
}

/** Claims a poll of the totals of a match that has begun; undefined if the match is over. */
async function claimTotals(
  tx: Tx,
  matchId: MatchId,
  { feed, match, halves, lead, awaited, startedAt }: RunningMatch,
  now: number,
): Promise<Poll | undefined> {
  const endedAt = halves.at(-1)?.end_time?.getTime() ?? null
  if (match.status === 'completed' && endedAt !== null && now > endedAt + AFTER_THE_END) return undefined
  const isHeld = feed.state === 'held'
  const abandonsAt = feed.play?.halt?.abandonsAt ?? 0
  const answeredAt = feed.answered_at?.getTime() ?? 0
  const check = isHeld || feed.check_id === null ? undefined : await findProvider(tx, feed.check_id)
  const interval = lead && (await pollInterval(tx, lead, startedAt, now))
  const pace = interval ?? IDLE_PAUSE
  const quietSince = Math.max(startedAt, answeredAt, feed.waits_from?.getTime() ?? 0)
  const silentAt = quietSince + silenceLimit(pace, latencyOf(lead))
  const isStretched = interval !== (lead?.form.intervalSeconds ?? 0) * 1000
  const halfStart = halves.map(startOf).findLast((startsAt) => startsAt !== null && startsAt <= now) ?? startedAt
  const after = (at: number) =>
    isStretched ? at + pace : nextSnapshotAt(at, { interval: pace, latency: latencyOf(lead) }, halfStart)
  const nextAt = nextPoll(feed, after, now)
  const isDue = nextAt <= now
  const isLeadReserved =
    isDue && interval !== undefined && (await reserveCall(tx, lead as FeedProviderRow, new Date(now)))
  const mayCheck = isDue && check !== undefined && (await pollInterval(tx, check, startedAt, now)) !== undefined
  const isCheckReserved = mayCheck && (await reserveCall(tx, check, new Date(now)))
  // The job runs also when a silence or the wait for a start begins, even between two polls.
  const awaitsStart = awaited !== undefined && awaited.nearFrom <= now
  const answerEndsAt = awaitsStart && lead ? answeredAt + answerLasts(lead) : 0
  const startsAt = awaited ? [awaited.nearFrom, awaited.from] : []
  const stopsAt = [...(isHeld ? [] : [silentAt]), ...startsAt, answerEndsAt, abandonsAt].filter((at) => at > now)
  await planPoll(tx, matchId, Math.min(isDue ? after(now) : nextAt, ...stopsAt))
  if (isDue) {
    await tx
      .updateTable('match_feed')
      .set({ polled_at: new Date(now), ...(!isLeadReserved && { problem: 'calls-used-up' as const }) })
      .where('match_id', '=', matchId)
      .execute()
  }
  return {
    ...{ feed, interval: pace, quietSince, awaitsStart },
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
function nextPoll({ polled_at, waits_from }: MatchFeedRow, after: (at: number) => number, now: number): number {
  if (polled_at === null || (waits_from && polled_at < waits_from)) return now
  return after(polled_at.getTime())
}

const latencyOf = (provider: FeedProviderRow | undefined): number => 1000 * (provider?.form.delaySeconds ?? 0)

const paceOf = ({ interval, lead }: Poll) => ({ interval, latency: latencyOf(lead) })

async function pollKickOff(ctx: Context, matchId: MatchId, read: KickOffRead): Promise<void> {
  try {
    const { startTime, phase, play, totals } = await readKickOff(ctx, read.provider, read.match)
    if (startTime !== null) await followKickOff(ctx, matchId, read, startTime)
    if (read.mayStart) await takePhase(ctx, matchId, read.provider, { phase, totals }, read)
    await takePlay(ctx, matchId, read.provider, play, read)
    if (phase) await noteAnswer(ctx, matchId, read)
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error
    await noteProblem(ctx, matchId, read, { problem: error.problem })
  }
  await followAwaitedStart(ctx, matchId)
}

/** Stores that the provider has stated a phase before the match, on which bets near the start rely ([F24]). */
async function noteAnswer({ db, clock }: Context, matchId: MatchId, { feed }: KickOffRead): Promise<void> {
  await db
    .updateTable('match_feed')
    .set({ answered_at: clock.date() })
    .where('match_id', '=', matchId)
    .where('secret_number', '=', feed.secret_number)
    .execute()
}

async function pollLead(ctx: Context, matchId: MatchId, poll: Poll, lead: FeedProviderRow, match: string) {
  const answer = await answerOf(ctx, lead, match)
  if (typeof answer === 'string') return noteProblem(ctx, matchId, poll, { problem: answer })
  const { totals, clock, phase, play } = answer
  if (poll.feed.state === 'held') return measureDelay(ctx, matchId, lead, totals, poll)
  // The provider's time may stand still while play is interrupted.
  const isHalted = play !== undefined && play.play !== 'played' && play.play !== 'rests'
  if (!isHalted && (await isFrozen(ctx, matchId, clock, poll))) return
  await takePlay(ctx, matchId, lead, play, poll)
  const isStarting = await takePhase(ctx, matchId, lead, { phase, totals }, poll)
  // The totals may belong to a half that has not started here, so the next answer counts them.
  if (isStarting) return
  const isTaken = await takeTotals(ctx, matchId, lead, totals, poll)
  if (isTaken && poll.feed.silent_since !== null) await endSilence(ctx, matchId)
  await followGaps(ctx, matchId)
}

async function pollCheck(ctx: Context, matchId: MatchId, poll: Poll, check: FeedProviderRow, match: string) {
  const answer = await answerOf(ctx, check, match)
  if (typeof answer === 'string') return noteProblem(ctx, matchId, poll, { check_problem: answer })
  await takeCheckTotals(ctx, matchId, answer.totals, poll)
}

async function answerOf(ctx: Context, provider: FeedProviderRow, match: string): Promise<ProviderAnswer | FeedProblem> {
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
