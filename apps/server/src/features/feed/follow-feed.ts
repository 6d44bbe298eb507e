import { GameError, type MatchFeed, type MatchId } from '@bettle/contract'
import type { Context, Tx } from '../../context.ts'
import type { MatchRow } from '../../db/schema.ts'
import { type Operator, operateMatch } from '../operation/operate-match.ts'
import { feedSecret } from './feed-secret.ts'
import { feedOfMatch, feedToWire } from './feed-store.ts'

export interface Followed {
  readonly feed: MatchFeed
  /** Told now and never again. */
  readonly secret: string
}

/** Lets a match follow a feed from outside; asked again it gets another secret, and the one before is good for nothing ([F6]). */
export function followFeed(ctx: Context, operator: Operator, matchId: MatchId): Promise<Followed> {
  return operateMatch(ctx, operator, matchId, async (tx, match) => {
    refuseOver(match)
    const before = await feedOfMatch(tx, matchId)
    const secretNumber = 1 + (await lastNumber(tx, matchId))
    const row = await tx
      .insertInto('match_feed')
      .values({ match_id: matchId, state: 'following', secret_number: secretNumber })
      .onConflict((held) => held.column('match_id').doUpdateSet({ state: 'following', secret_number: secretNumber }))
      .returningAll()
      .executeTakeFirstOrThrow()
    return {
      reply: { feed: feedToWire(ctx, row), secret: feedSecret(ctx, matchId, secretNumber) },
      did: {
        kind: 'follow-feed',
        before: before ? { state: before.state, secretNumber: before.secret_number } : null,
        after: { state: row.state, secretNumber },
        // A secret that was given up does not sign again.
        undo: before ? 'nothing-to-undo' : { kind: 'unfollow-feed', matchId },
        changes: ['feed'],
      },
    }
  })
}

/** Takes back that a match follows a feed; what came from it stays. */
export function unfollowFeed(ctx: Context, operator: Operator, matchId: MatchId): Promise<void> {
  return operateMatch(ctx, operator, matchId, async (tx) => {
    const before = await tx.deleteFrom('match_feed').where('match_id', '=', matchId).returningAll().executeTakeFirst()
    if (!before) return { reply: undefined, did: null }
    return {
      reply: undefined,
      did: {
        kind: 'unfollow-feed',
        before: { state: before.state, secretNumber: before.secret_number },
        undo: { kind: 'follow-feed', matchId },
        changes: ['feed'],
      },
    }
  })
}

/** Also of secrets of before it was told to follow none: a number is never given twice. */
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
