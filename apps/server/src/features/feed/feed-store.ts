import { GameError, type MatchFeed, type MatchId, type UserId } from '@bettle/contract'
import { type Selectable, sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { MatchFeedTable, Reader, Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { mayOperate, planStopBetting } from '../match/feed-authority.ts'

export type MatchFeedRow = Selectable<MatchFeedTable>

export function feedOfMatch(reader: Reader, matchId: MatchId): Promise<MatchFeedRow | undefined> {
  return reader.selectFrom('match_feed').selectAll().where('match_id', '=', matchId).executeTakeFirst()
}

/**
 * Reads the feed of a match and locks its row. A change that ends the authority of the feed's operator waits for this
 * transaction, or is read here ([V11]).
 */
export async function lockedFeed(tx: Tx, matchId: MatchId): Promise<MatchFeedRow | undefined> {
  return tx.selectFrom('match_feed').selectAll().where('match_id', '=', matchId).forUpdate().executeTakeFirst()
}

/** True if the operator who attached the feed may still operate the match. */
export function isAuthorised(reader: Reader, { attached_by, match_id }: MatchFeedRow): Promise<boolean> {
  return mayOperate(reader, attached_by, match_id)
}

/**
 * Suspends a feed if the operator who attached it may no longer operate the match, whatever the cause. It also plans to
 * stop betting.
 * @returns whether the feed is suspended
 */
export async function suspendIfUnauthorised(ctx: Context, matchId: MatchId): Promise<boolean> {
  const feed = await feedOfMatch(ctx.db, matchId)
  if (feed?.state !== 'following' || (await isAuthorised(ctx.db, feed))) return feed?.state === 'suspended'
  await transaction(ctx, async (tx) => {
    await tx.updateTable('match_feed').set({ state: 'suspended' }).where('match_id', '=', matchId).execute()
    await planStopBetting(tx, [matchId], ctx.clock.date())
  })
  return true
}

/**
 * Returns the account that first received the secret with this number, or supplied a file under it. That account
 * remains the author when another operator restores the feed.
 */
export async function authorOf(tx: Tx, matchId: MatchId, secretNumber: number): Promise<UserId | null> {
  const action = await tx
    .selectFrom('operator_action')
    .select('account_id')
    .where('match_id', '=', matchId)
    .where('kind', '=', 'follow-feed')
    .where(sql<boolean>`after->>'secretNumber' = ${String(secretNumber)}`)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()
  return (action?.account_id ?? null) as UserId | null
}

export function feedSuspended(): GameError {
  return new GameError('feed-suspended')
}

export async function attachedFeed(reader: Reader, matchId: MatchId): Promise<MatchFeedRow> {
  const feed = await feedOfMatch(reader, matchId)
  if (!feed) throw new GameError('not-found', { message: 'This match has no feed.' })
  return feed
}

export function feedToWire({ address }: Pick<Context, 'address'>, row: MatchFeedRow): MatchFeed {
  return {
    source: row.source,
    state: row.state,
    address: row.source === 'push' ? `${address.url}/api/feed/${row.match_id}/events` : null,
    secretNumber: row.secret_number,
    heardAt: row.heard_at?.toISOString() ?? null,
  }
}
