import type { MatchFeed, MatchId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { planFeed } from '../match/feed-work.ts'
import { type Operator, operateMatch } from '../operation/operate-match.ts'
import { feedToWire, knownFeed } from './feed-store.ts'

/** An operator takes a match over from its feed: what that sends is refused until it is handed back ([F7]). */
export function takeOverFeed(ctx: Context, operator: Operator, matchId: MatchId): Promise<MatchFeed> {
  return setState(ctx, operator, matchId, 'held')
}

/** From now on the feed's word counts again; what it sends anew of what was refused is taken. */
export function handBackFeed(ctx: Context, operator: Operator, matchId: MatchId): Promise<MatchFeed> {
  return setState(ctx, operator, matchId, 'following')
}

function setState(ctx: Context, operator: Operator, matchId: MatchId, state: 'following' | 'held'): Promise<MatchFeed> {
  return operateMatch(ctx, operator, matchId, async (tx) => {
    const before = await knownFeed(tx, matchId)
    const reply = feedToWire(ctx, { ...before, state })
    if (before.state === state) return { reply, did: null }
    const now = ctx.clock.date()
    // What happened while an operator was at the controls was theirs to record.
    const since = state === 'following' ? now : before.since
    await tx.updateTable('match_feed').set({ state, since }).where('match_id', '=', matchId).execute()
    if (before.file && state === 'following') await planFeed(tx, matchId, now.getTime())
    return {
      reply,
      did: {
        kind: state === 'held' ? 'take-over-feed' : 'hand-back-feed',
        before: { state: before.state },
        after: { state },
        undo: { kind: state === 'held' ? 'hand-back-feed' : 'take-over-feed', matchId },
        changes: ['feed'],
      },
    }
  })
}
