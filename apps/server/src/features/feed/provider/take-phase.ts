import type { MatchId } from '@bettle/contract'
import {
  basedCounts,
  noCounts,
  noPhase,
  type PhaseStatement,
  phaseStep,
  readPhase,
  type StatedPhase,
  type StatedTotal,
} from '@bettle/rules'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/schema.ts'
import { transaction } from '../../../db/transaction.ts'
import { playedEventTypes } from '../../match/event-type-store.ts'
import { halfOf } from '../../match/match-store.ts'
import { halvesOf } from '../../match/timetable.ts'
import { endIn } from '../../match-control/timetable/end-half.ts'
import { startIn } from '../../match-control/timetable/start-half.ts'
import { underControl } from '../../match-control/under-control.ts'
import { operateMatch } from '../../operator/operate-match.ts'
import { adapters } from './adapter.ts'
import { followAwaitedStart } from './awaited-start.ts'
import { type Polled, polledFeed } from './polled-feed.ts'
import { unlessDeleted } from './provider-silence.ts'
import type { FeedProviderRow } from './provider-store.ts'

/** The most poll intervals between two answers of which the later one confirms the phase of the earlier one. */
const MOST_INTERVALS = 3

/** The phase and the totals of a match that one answer states. */
export interface StatedNow {
  readonly phase: PhaseStatement | undefined
  readonly totals: readonly StatedTotal[]
}

/**
 * Starts and ends the halves of a match as its provider states them, once the next answer confirms a phase ([F24]).
 * @returns whether the answer is the first that states half 2, so that its totals may belong to a half that has not
 * started here
 */
export async function takePhase(
  ctx: Context,
  matchId: MatchId,
  { form }: FeedProviderRow,
  { phase: statement, totals }: StatedNow,
  polled: Polled & { readonly interval: number },
): Promise<boolean> {
  if (adapters[form.format].halves(form) === 'nothing') return false
  const at = ctx.clock.now()
  const read = await transaction(ctx, async (tx) => {
    const feed = await polledFeed(tx, matchId, polled, 'following')
    if (!feed) return undefined
    const given = readPhase(feed.phase ?? noPhase, statement, {
      ...{ at, longestGap: MOST_INTERVALS * polled.interval, totals },
    })
    await tx
      .updateTable('match_feed')
      .set({ phase: JSON.stringify(given.state), problem: null })
      .where('match_id', '=', matchId)
      .execute()
    return given
  })
  if (!read) return false
  if (read.confirmed && statement) {
    const step = { confirmed: read.confirmed, startedAt: statement.startedAt, delay: 1000 * form.delaySeconds }
    let isMore = true
    while (isMore) isMore = await takeStep(ctx, matchId, step, polled)
  }
  const { stated } = read.state
  // The first answer that states a half stops betting, also if the start was not expected yet.
  if (read.confirmed || stated?.since === at) await followAwaitedStart(ctx, matchId)
  if (stated?.phase !== 'half-2' || stated.since !== at) return false
  return halfOf(await halvesOf(ctx.db, matchId), 2).status === 'upcoming'
}

interface Confirmed {
  readonly confirmed: StatedPhase
  readonly startedAt: PhaseStatement['startedAt']
  /** How long the provider usually takes to state a phase (ms). */
  readonly delay: number
}

/** Makes the next start or end of a half, as an operator's press would. Returns false if there is none. */
async function takeStep(
  ctx: Context,
  matchId: MatchId,
  { confirmed, startedAt, delay }: Confirmed,
  polled: Polled,
): Promise<boolean> {
  const taken = operateMatch(ctx, null, matchId, async (tx, match) => {
    const feed = await polledFeed(tx, matchId, polled, 'following')
    const isOver = match.status === 'completed' || match.status === 'abandoned'
    if (!feed || isOver) return { reply: false, did: null }
    const now = ctx.clock.now()
    const halves = await halvesOf(tx, matchId)
    const state = feed.phase ?? noPhase
    const step = phaseStep(confirmed, {
      ...{ now, startedAt, delay, done: state.done, latest: state.latest },
      halves: underControl(match, halves).halves,
      noEndBefore: Math.max(feed.waits_from?.getTime() ?? 0, (await lastEventAt(tx, matchId)) + 1),
    })
    if (!step) return { reply: false, did: null }
    const played = step.unsureFrom === undefined ? [] : await playedEventTypes(tx, matchId)
    const first = (confirmed.totals ?? []).filter(({ eventType }) => played.includes(eventType))
    const based =
      step.unsureFrom !== undefined &&
      basedCounts(feed.counts ?? noCounts({ fromKickOff: true }), { at: confirmed.since, totals: first })
    await tx
      .updateTable('match_feed')
      // The provider has just answered, so its silence counts from now on.
      .set({ phase: JSON.stringify({ ...state, done: step.number }), answered_at: new Date(now) })
      .$if(based !== false, (query) => query.set({ counts: JSON.stringify(based) }))
      .where('match_id', '=', matchId)
      .execute()
    const at = new Date(step.at)
    const unsureFrom = step.unsureFrom === undefined ? null : new Date(step.unsureFrom)
    const made =
      step.kind === 'start'
        ? await startIn(ctx, tx, match, step.halfNumber, at, unsureFrom)
        : await endIn(ctx, tx, match, halves, halfOf(halves, step.halfNumber), at)
    return { ...made, reply: true }
  })
  return (await unlessDeleted(taken)) ?? false
}

async function lastEventAt(tx: Tx, matchId: MatchId): Promise<number> {
  const { last } = await tx
    .selectFrom('match_event')
    .select(({ fn }) => fn.max<Date | null>('at').as('last'))
    .where('match_id', '=', matchId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return last === null ? 0 : new Date(last).getTime()
}
