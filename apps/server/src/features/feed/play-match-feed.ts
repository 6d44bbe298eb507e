import { GameError, type MatchId } from '@bettle/contract'
import { createFeedPlayer, type FeedMatch, type FeedOperator } from '@bettle/replay'
import { type Instant, minuteLength } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { MatchRow, Reader, Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { crossOff } from '../../jobs/job-store.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { inMatch } from '../../transactions/in-match.ts'
import { planFeed } from '../match/feed-work.ts'
import { publishScore } from '../match-event/publish-score.ts'
import { recordEventIn } from '../match-event/record-match-event.ts'
import { feedOfMatch, isAuthorised, lockedFeed, type MatchFeedRow, suspendIfUnauthorised } from './feed-store.ts'
import { createLocalOperator } from './local-operator.ts'

const HALF_TIME_MINUTES = 15

/**
 * Plays all steps of the match file up to now, and plans the next run. Does nothing while an operator has taken over
 * ([F8]), or while the feed is suspended.
 */
export async function playMatchFeed(ctx: Context, work: OwnedWork): Promise<void> {
  const matchId = work.ownerId as MatchId
  await suspendIfUnauthorised(ctx, matchId)
  const before = await feedOfMatch(ctx.db, matchId)
  const planned = await beginningOf(ctx.db, matchId).executeTakeFirst()
  const until = before && isPlayed(before) ? await playedUntil(ctx, matchId, before, planned) : undefined
  await transaction(ctx, async (tx) => {
    // Locks the match. A change of its times is either committed before the lock and read here, or it waits and plans
    // this job again afterwards.
    const beginning = await beginningOf(tx, matchId).forShare().executeTakeFirst()
    const now = await tx
      .selectFrom('match_feed')
      .selectAll()
      .where('match_id', '=', matchId)
      .forUpdate()
      .executeTakeFirst()
    await crossOff(tx, work, ctx.clock.date())
    if (!now || !isPlayed(now)) return
    // If the feed was handed back, replaced or rescheduled meanwhile, that change planned this job again. `crossOff`
    // may have deleted that job too, so it is planned once more.
    const isSame = before && isPlayed(before) && now.secret_number === before.secret_number
    if (!isSame || !beginsAlike(beginning, planned)) return planFeed(tx, matchId, ctx.clock.now())
    if (until !== undefined) await planFeed(tx, matchId, until)
  })
}

const isPlayed = ({ file, state }: MatchFeedRow): boolean => file !== null && state === 'following'

type Beginning = Pick<MatchRow, 'planned_start' | 'status' | 'deleted_at'>

/** The columns that decide when the file of a match begins. */
const beginningOf = (reader: Reader, matchId: MatchId) =>
  reader.selectFrom('match').select(['planned_start', 'status', 'deleted_at']).where('id', '=', matchId)

const beginsAlike = (one: Beginning | undefined, other: Beginning | undefined): boolean =>
  one?.planned_start?.getTime() === other?.planned_start?.getTime() &&
  (one?.status === 'upcoming') === (other?.status === 'upcoming') &&
  (one?.deleted_at === null) === (other?.deleted_at === null)

/**
 * Returns when the next step is; undefined if no step can follow. A running match is checked at least once in each
 * minute of the match. Before the kick-off, a change of its time plans the job again.
 */
async function playedUntil(
  ctx: Context,
  matchId: MatchId,
  row: MatchFeedRow,
  planned: Beginning | undefined,
): Promise<Instant | undefined> {
  const operator = followingOperator(ctx, matchId, row)
  const match = await operator.state(matchId)
  if (!row.file || !match || match.status === 'abandoned') return undefined
  const feed = createFeedPlayer(operator, row.file, {
    matchId,
    name: `feed-${row.secret_number}`,
    halfTimeMs: HALF_TIME_MINUTES * minuteLength(match.tempo),
    startAt: planned?.planned_start?.getTime(),
    ...(row.since && { since: row.since.getTime() }),
  })
  const now = ctx.clock.now()
  const soon = now + minuteLength(match.tempo)
  try {
    const stepped = await feed.step(now)
    if (stepped.state === 'waiting') return match.status === 'upcoming' ? stepped.until : Math.min(stepped.until, soon)
    return stepped.outcome === 'completed' && !(await isConfirmed(ctx, matchId)) ? soon : undefined
  } catch (error) {
    if (error instanceof TakenOver) return undefined
    // Every node runs the job at its time. If a node is refused because another node has played the step, it continues
    // from there.
    if (isHalfState(error) && !isSameStage(match, await operator.state(matchId))) return now
    throw error
  }
}

const isHalfState = (error: unknown) => error instanceof GameError && error.code === 'half-state'

const isSameStage = (before: FeedMatch, after: FeedMatch | undefined) =>
  before.status === after?.status && before.halves.every(({ status }, index) => status === after.halves[index]?.status)

/** Thrown when an operator has taken over or another feed is attached, so that this run stops. */
class TakenOver extends Error {
  override name = 'TakenOver'
}

/** Returns the server's own operator, which may act while the match still follows this feed ([F7]). */
function followingOperator(ctx: Context, matchId: MatchId, { secret_number }: MatchFeedRow): FeedOperator {
  // Runs in the transaction of each change, because an earlier check could be outdated.
  const refuseTakenOver = async (tx: Tx): Promise<void> => {
    const now = await lockedFeed(tx, matchId)
    if (!now || !isPlayed(now) || now.secret_number !== secret_number) throw new TakenOver()
    if (!(await isAuthorised(tx, now))) throw new TakenOver()
  }
  return {
    ...createLocalOperator(ctx, { guard: refuseTakenOver }),
    async recordEvent(id, { eventType, at, team, sourceId }) {
      const request = { match: id, eventType, timeStamp: new Date(at).toISOString(), team, sourceId }
      try {
        const { event } = await inMatch(ctx, id, async (tx, match) => {
          await refuseTakenOver(tx)
          return recordEventIn(ctx, tx, null, match, request)
        })
        if (event.eventType === 'Goal') await publishScore(ctx, id)
        return 'recorded'
      } catch (error) {
        if (error instanceof GameError && error.code === 'results-confirmed') return 'confirmed'
        if (error instanceof GameError && error.code === 'not-found') return 'not-played'
        throw error
      }
    },
  }
}

async function isConfirmed({ db }: Context, matchId: FeedMatch['id']): Promise<boolean> {
  const match = await db.selectFrom('match').select('results_confirmed_at').where('id', '=', matchId).executeTakeFirst()
  return match?.results_confirmed_at !== null
}
