import { GameError, type MatchId } from '@bettle/contract'
import { noPlay, openPause, type PlayStatement, type PlayStep, readPlay } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import type { MatchRow, Tx } from '../../../db/schema.ts'
import { transaction } from '../../../db/transaction.ts'
import { halvesOf, ruleHalf } from '../../match/timetable.ts'
import { abandonMatch } from '../../match-control/abandon-match.ts'
import { endPauseSuspension, suspending } from '../../match-control/suspend.ts'
import { earliestPause, pauseIn, resumeIn } from '../../match-control/timetable/pause-half.ts'
import { pushesThenMatch } from '../../match-control/timetable/pushes-of-times.ts'
import { type Operated, operateMatch } from '../../operator/operate-match.ts'
import { feedOfMatch, lockedFeed, type MatchFeedRow } from '../feed-store.ts'
import { type Polled, polledFeed } from './polled-feed.ts'
import { unlessDeleted } from './provider-silence.ts'
import type { FeedProviderRow } from './provider-store.ts'

/**
 * Stops and resumes the clock and the betting of a match as its provider states play ([F28]). The step and the state
 * that causes it are stored in one transaction, so that a crash neither loses nor repeats it.
 */
export async function takePlay(
  ctx: Context,
  matchId: MatchId,
  { form }: FeedProviderRow,
  statement: PlayStatement | undefined,
  polled: Polled,
): Promise<void> {
  if (!statement) return
  const at = ctx.clock.now()
  const readIn = async (tx: Tx, match: Pick<MatchRow, 'tempo'>, feed: MatchFeedRow) => {
    // A configured provider names no values of the time before the match, so only play that it has shown can cease.
    const hasShownPlay = (feed.play ?? noPlay).playedAt !== null || lastSeenPlay(feed) > 0
    const isUnlisted = form.format === 'generic' && statement.play === 'unknown'
    const isBefore = isUnlisted && !(hasShownPlay && (await hasBegun(tx, matchId)))
    return isBefore ? undefined : readPlay(feed.play ?? noPlay, statement, { at, tempo: match.tempo })
  }
  const isStep = await transaction(ctx, async (tx) => {
    const feed = await polledFeed(tx, matchId, polled, 'following')
    const match = feed && (await tx.selectFrom('match').select('tempo').where('id', '=', matchId).executeTakeFirst())
    const read = feed && match && (await readIn(tx, match, feed))
    if (read && !read.step) await storePlay(tx, matchId, read.state)
    return read?.step !== undefined
  })
  if (!isStep) return
  await unlessDeleted(
    operateMatch(ctx, null, matchId, async (tx, match) => {
      const feed = await polledFeed(tx, matchId, polled, 'following')
      const read = feed && (await readIn(tx, match, feed))
      if (!feed || !read?.step) return { reply: undefined, did: null }
      await storePlay(tx, matchId, read.state)
      const isOver = match.status === 'completed' || match.status === 'abandoned'
      return isOver ? { reply: undefined, did: null } : applyStep(ctx, tx, match, feed, read.step)
    }),
  )
}

async function hasBegun(tx: Tx, matchId: MatchId): Promise<boolean> {
  return (await halvesOf(tx, matchId)).some(({ status }) => status !== 'upcoming')
}

/** Returns when the provider last stated a half. A server of the version before stored no other sign of play. */
function lastSeenPlay({ phase }: MatchFeedRow): number {
  return Math.max(phase?.latest['half-1'] ?? 0, phase?.latest['half-2'] ?? 0)
}

async function storePlay(tx: Tx, matchId: MatchId, play: MatchFeedRow['play']): Promise<void> {
  await tx
    .updateTable('match_feed')
    .set({ play: JSON.stringify(play) })
    .where('match_id', '=', matchId)
    .execute()
}

async function applyStep(
  ctx: Context,
  tx: Tx,
  match: MatchRow,
  feed: MatchFeedRow,
  step: PlayStep,
): Promise<Operated<void>> {
  const matchId = match.id as MatchId
  const now = ctx.clock.now()
  const half = (await halvesOf(tx, matchId)).find(
    ({ status, start_time }) => status === 'active' && start_time !== null && start_time.getTime() <= now,
  )
  const pause = half && openPause(ruleHalf(half))
  if (step.kind === 'go-on') {
    if (half && pause) return resumeIn(ctx, tx, match, half, Math.max(step.at, pause.from))
    const pushes = await endPauseSuspension(tx, matchId, new Date(now))
    return { reply: undefined, ...(await pushesThenMatch(tx, match, pushes)), did: null }
  }
  if (step.kind === 'stop-clock' && half && !pause) {
    const seen = lastSeenPlay(feed)
    const from = feed.play?.playedAt ?? (seen > 0 ? seen : step.from)
    return pauseIn(ctx, tx, match, half, Math.min(now, Math.max(from, earliestPause(half))))
  }
  const stopped = await suspending(ctx, tx, null, { matchId }, { ofFeed: true })
  return { ...stopped, ...(await pushesThenMatch(tx, match, stopped.pushes)) }
}

/**
 * Abandons a match that its provider has called off, three hours after a second answer confirmed it ([F29]). An operator
 * objects by taking the match over.
 */
export async function abandonCalledOff(ctx: Context, matchId: MatchId): Promise<void> {
  const isDue = (feed: MatchFeedRow | undefined) => {
    const at = feed?.state === 'following' ? feed.play?.halt?.abandonsAt : undefined
    return typeof at === 'number' && at <= ctx.clock.now()
  }
  if (!isDue(await feedOfMatch(ctx.db, matchId))) return
  await unlessDeleted(
    abandonMatch(ctx, null, matchId, { code: 'match-called-off' }, async (tx) => {
      if (!isDue(await lockedFeed(tx, matchId))) throw new GameError('half-state')
    }),
  )
}
