import { GameError, type MatchFeed, type MatchId } from '@bettle/contract'
import { noMeasurement, resumedCounts } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { planFeed, planPoll } from '../match/feed-work.ts'
import { endFeedSuspension } from '../match-control/suspend.ts'
import { pushesThenMatch } from '../match-control/timetable/pushes-of-times.ts'
import { type Operator, operateMatch } from '../operator/operate-match.ts'
import { accountOf } from '../operator/operator.ts'
import { attachedFeed, feedSuspended, feedToWire, isAuthorised } from './feed-store.ts'
import { leaveToOperator, stateGaps } from './provider/follow-gaps.ts'

/**
 * Lets an operator take over a match from its feed. Messages of the feed are refused until the match is handed back
 * ([F7]). The operator may also state that the events of the time before are recorded ([F26]).
 */
export async function takeOverFeed(
  ctx: Context,
  operator: Operator,
  matchId: MatchId,
  { statesBefore = false }: { readonly statesBefore?: boolean | undefined } = {},
): Promise<MatchFeed> {
  const feed = await setState(ctx, operator, matchId, 'held')
  if (statesBefore) await stateBefore(ctx, operator, matchId)
  return feed
}

/**
 * Makes the counts of the time before a takeover known. Rounds that wait for them are settled, and rounds that were void
 * because of them are corrected ([F26]).
 */
function stateBefore(ctx: Context, operator: Operator, matchId: MatchId): Promise<void> {
  return operateMatch(ctx, operator, matchId, async (tx, match) => {
    if (match.results_confirmed_at) throw new GameError('results-confirmed')
    const now = ctx.clock.date()
    const stated = await stateGaps(tx, matchId, now)
    if (stated.length === 0) return { reply: undefined, did: null }
    return {
      reply: undefined,
      did: {
        kind: 'take-over-feed',
        after: { state: 'held', stated },
        // The rounds are settled by the statement, and other operators may have relied on it.
        undo: 'nothing-to-undo',
        changes: ['feed'],
      },
    }
  })
}

/**
 * Hands a match back to its feed, whose messages count again. Messages that were refused are accepted when they are
 * sent again.
 */
export function handBackFeed(ctx: Context, operator: Operator, matchId: MatchId): Promise<MatchFeed> {
  return setState(ctx, operator, matchId, 'following')
}

function setState(ctx: Context, operator: Operator, matchId: MatchId, state: 'following' | 'held'): Promise<MatchFeed> {
  return operateMatch(ctx, operator, matchId, async (tx, match) => {
    const before = await attachedFeed(tx, matchId)
    const reply = feedToWire(ctx, { ...before, state })
    if (before.state === state) return { reply, did: null }
    if (state === 'following' && !(await isAuthorised(tx, before))) throw feedSuspended()
    const now = ctx.clock.date()
    // The feed records only later events, because the operator recorded those of the time between.
    const since = state === 'following' ? now : before.since
    const heldBy = state === 'held' ? accountOf(operator) : null
    await tx
      .updateTable('match_feed')
      .set({ state, since, held_by: heldBy, silent_since: null, awaits_since: null, play: null })
      .where('match_id', '=', matchId)
      .execute()
    const ofTypes = await leaveToOperator(tx, matchId, now)
    const resumed = [...(await endFeedSuspension(tx, matchId, now)), ...ofTypes]
    if (before.source === 'provider') {
      // The server also polls during a takeover, to measure the delay of the provider ([F23]).
      const measuring = state === 'held' ? JSON.stringify(noMeasurement(now.getTime())) : null
      await tx.updateTable('match_feed').set({ measuring }).where('match_id', '=', matchId).execute()
      await planPoll(tx, matchId, now.getTime())
    }
    if (before.counts && state === 'following') {
      const counts = JSON.stringify(resumedCounts(before.counts))
      await tx
        .updateTable('match_feed')
        .set({ counts, outbox: null, waits_from: now })
        .where('match_id', '=', matchId)
        .execute()
    }
    if (before.file && state === 'following') await planFeed(tx, matchId, now.getTime())
    return {
      reply,
      ...(await pushesThenMatch(tx, match, resumed)),
      did: {
        kind: state === 'held' ? 'take-over-feed' : 'hand-back-feed',
        before: { state: before.state },
        after: { state },
        undo:
          before.state === 'suspended'
            ? 'nothing-to-undo'
            : { kind: state === 'held' ? 'hand-back-feed' : 'take-over-feed', matchId },
        changes: ['feed'],
      },
    }
  })
}
