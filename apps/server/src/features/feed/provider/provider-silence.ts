import { GameError, type MatchId } from '@bettle/contract'
import type { Context } from '../../../context.ts'
import type { MatchRow, Tx } from '../../../db/schema.ts'
import { endFeedSuspension, suspending } from '../../match-control/suspend.ts'
import { pushesThenMatch } from '../../match-control/timetable/pushes-of-times.ts'
import { type Operated, operateMatch } from '../../operator/operate-match.ts'
import { lockedFeed } from '../feed-store.ts'

/**
 * Stops betting on a match whose provider has been silent for too long ([F14]). If an operator resumes betting
 * meanwhile, the same silence does not stop it again.
 */
export async function noteSilence(ctx: Context, matchId: MatchId, quietSince: number): Promise<void> {
  await unlessDeleted(
    operateMatch(ctx, null, matchId, async (tx, match) => {
      const feed = await lockedFeed(tx, matchId)
      const hasAnswered = Math.max(feed?.answered_at?.getTime() ?? 0, feed?.waits_from?.getTime() ?? 0) > quietSince
      const isFollowed = feed?.source === 'provider' && feed.state === 'following' && feed.silent_since === null
      if (!isFollowed || hasAnswered || match.status !== 'active') return { reply: undefined, did: null }
      await tx
        .updateTable('match_feed')
        .set({ silent_since: ctx.clock.date() })
        .where('match_id', '=', matchId)
        .execute()
      const stopped = await suspending(ctx, tx, null, { matchId }, { ofFeed: true })
      return { ...stopped, ...(await pushesThenMatch(tx, match, stopped.pushes)) }
    }),
  )
}

/** Resumes betting when the provider answers again, unless an operator has suspended betting too. */
export async function endSilence(ctx: Context, matchId: MatchId): Promise<void> {
  await unlessDeleted(
    operateMatch(ctx, null, matchId, async (tx, match) => {
      const feed = await lockedFeed(tx, matchId)
      if (feed?.state !== 'following' || feed.silent_since === null) return { reply: undefined, did: null }
      await tx.updateTable('match_feed').set({ silent_since: null }).where('match_id', '=', matchId).execute()
      // While the feed awaits the start of a half, betting stays stopped ([F24]).
      if (feed.awaits_since === null) return resumeBetting(ctx, tx, match)
      return { reply: undefined, ...(await pushesThenMatch(tx, match)), did: null }
    }),
  )
}

/** Resumes the betting that a feed stopped; suspensions by operators stay. */
export async function resumeBetting(ctx: Context, tx: Tx, match: MatchRow): Promise<Operated<void>> {
  const matchId = match.id as MatchId
  const resumed = await endFeedSuspension(tx, matchId, ctx.clock.date())
  const pushes = await pushesThenMatch(tx, match, resumed)
  if (resumed.length === 0) return { reply: undefined, ...pushes, did: null }
  const undo = { kind: 'suspend', matchId } as const
  return { reply: undefined, ...pushes, did: { kind: 'resume', subject: {}, undo, changes: ['suspension:'] } }
}

/** Returns undefined if the operation was refused, because the match was deleted or has changed meanwhile. */
export async function unlessDeleted<Reply>(done: Promise<Reply>): Promise<Reply | undefined> {
  try {
    return await done
  } catch (error) {
    if (!(error instanceof GameError)) throw error
    return undefined
  }
}
