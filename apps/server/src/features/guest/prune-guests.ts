import type { LobbyId, MatchId, UserId } from '@bettle/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'

/**
 * [G5] Deletes expired guests with their game and all data about it, at most `most` in a call. A guest that cannot be
 * deleted does not prevent the deletion of the others. Returns the number of guests tried.
 * @param stuck guests that could not be deleted: they are left out, and new failures are added
 */
export async function pruneGuests(ctx: Context, most: number, stuck = new Set<string>()): Promise<number> {
  const guests = await ctx.db
    .selectFrom('account')
    .select('id')
    .where('guest_until', '<=', ctx.clock.date())
    .where('id', '!=', sql<string>`all(${[...stuck]}::uuid[])`)
    .orderBy('guest_until')
    .limit(most)
    .execute()
  const userIds = guests.map(({ id }) => id as UserId)
  if (userIds.length > 0) await pruneBatch(ctx, userIds, stuck)
  return userIds.length
}

/** Deletes a batch; if it fails, deletes the guests one by one, so that only the failing ones remain. */
async function pruneBatch(ctx: Context, userIds: readonly UserId[], stuck: Set<string>): Promise<void> {
  try {
    for (const userId of await pruneAtOnce(ctx, userIds)) ctx.live.closeUser(userId)
  } catch (error) {
    const [guestId, ...others] = userIds
    if (guestId !== undefined && others.length === 0) {
      stuck.add(guestId)
      ctx.log.error({ err: error, guestId }, 'a guest whose day is over could not be taken away')
      return
    }
    for (const userId of userIds) await pruneBatch(ctx, [userId], stuck)
  }
}

/**
 * A guest who registers at the same moment keeps everything: the first transaction locks the account. Returns the
 * deleted ids.
 */
function pruneAtOnce(ctx: Context, userIds: readonly UserId[]): Promise<readonly UserId[]> {
  return transaction(ctx, async (tx) => {
    const guests = await tx
      .selectFrom('account')
      .select('id')
      .where('id', 'in', userIds)
      .where('guest_until', '<=', ctx.clock.date())
      .forUpdate()
      .skipLocked()
      .execute()
    const held = guests.map(({ id }) => id as UserId)
    if (held.length > 0) await deleteGuests(tx, held)
    return held
  })
}

async function deleteGuests(tx: Tx, userIds: readonly UserId[]): Promise<void> {
  const guests = sql`any(${userIds}::uuid[])`
  const played = await sql<{ id: MatchId }>`select id from match where guest_id = ${guests}`.execute(tx)
  const matchIds = played.rows.map(({ id }) => id)
  const matches = sql`any(${matchIds}::uuid[])`
  const opened = await sql<{ id: LobbyId }>`select id from lobby where match_id = ${matches}`.execute(tx)
  const lobbies = sql`any(${opened.rows.map(({ id }) => id)}::uuid[])`
  const queues = sql`any(${matchIds.map((id) => `match:${id}`)}::text[])`
  const plans = sql`(select id from plan where match_id = ${matches})`
  const rounds = sql`(select id from round where plan_id in ${plans})`
  const bets = sql`(select id from bet where lobby_id = ${lobbies})`
  // Rows that refer to others come first.
  const rows: readonly (readonly [table: string, which: RawBuilder<unknown>])[] = [
    ['guest_game', sql`account_id = ${guests}`],
    ['due_work', sql`queue = ${queues}`],
    ['ledger_seal', sql`lobby_id = ${lobbies}`],
    ['ledger_entry', sql`lobby_id = ${lobbies}`],
    ['bet_outcome', sql`bet_id in ${bets}`],
    ['bet', sql`lobby_id = ${lobbies}`],
    ['scout_look', sql`lobby_id = ${lobbies}`],
    ['deal', sql`lobby_id = ${lobbies}`],
    ['penalty', sql`lobby_id = ${lobbies}`],
    ['lobby_round', sql`lobby_id = ${lobbies}`],
    ['removal', sql`lobby_id = ${lobbies}`],
    ['chat_mute', sql`lobby_id = ${lobbies}`],
    ['chat_message', sql`lobby_id = ${lobbies}`],
    ['member', sql`lobby_id = ${lobbies}`],
    ['lobby', sql`match_id = ${matches}`],
    ['round_change', sql`round_id in ${rounds}`],
    ['price_list', sql`plan_id in ${plans}`],
    ['suspension', sql`match_id = ${matches}`],
    ['option', sql`match_id = ${matches}`],
    ['round', sql`plan_id in ${plans}`],
    ['plan', sql`match_id = ${matches}`],
    ['match_half', sql`match_id = ${matches}`],
    ['match_event', sql`match_id = ${matches}`],
    ['match_event_type', sql`match_id = ${matches}`],
    ['console_lease', sql`match_id = ${matches}`],
    ['feed_source', sql`match_id = ${matches}`],
    ['match_feed', sql`match_id = ${matches}`],
    ['match', sql`guest_id = ${guests}`],
    ['request', sql`account_id = ${guests}`],
    ['counted_act', sql`account_id = ${guests}`],
    // An earlier version could give a guest one.
    ['password_link', sql`account_id = ${guests}`],
    ['session', sql`account_id = ${guests}`],
    ['account', sql`id = ${guests}`],
  ]
  for (const [table, which] of rows) await sql`delete from ${sql.table(table)} where ${which}`.execute(tx)
}
