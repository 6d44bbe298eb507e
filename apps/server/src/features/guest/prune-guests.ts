import type { LobbyId, MatchId, UserId } from '@bettle/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { guestUntil } from '../user/guest-account.ts'

/** How often, at most, the deletion of a guest with a seat is postponed (ms). */
const RENEWED_MS = 60 * 60_000

/**
 * Deletes expired guests with their game and all data about it, at most `most` in a call ([G5]). A guest that cannot be
 * deleted does not prevent the deletion of the others. Returns the number of guests tried.
 * @param stuck guests that could not be deleted: they are left out, and new failures are added
 */
export async function pruneGuests(ctx: Context, most: number, stuck = new Set<string>()): Promise<number> {
  await keepSeated(ctx)
  const guests = await ctx.db
    .selectFrom('account')
    .select('id')
    .where('guest_until', '<=', ctx.clock.date())
    .where('deleted_at', 'is', null)
    .where('id', '!=', sql<string>`all(${[...stuck]}::uuid[])`)
    .orderBy('guest_until')
    .limit(most)
    .execute()
  const userIds = guests.map(({ id }) => id as UserId)
  if (userIds.length > 0) await pruneBatch(ctx, userIds, stuck)
  return userIds.length
}

/**
 * Keeps a guest with a seat by link until a day after the end of its match, so that the guest can register until then
 * ([G13]).
 */
async function keepSeated({ db, clock }: Context): Promise<void> {
  const until = guestUntil(clock.now())
  await sql`update account set guest_until = ${until}
    where guest_until < ${new Date(until.getTime() - RENEWED_MS)} and deleted_at is null and exists (
      select from guest_seat join lobby on lobby.id = guest_seat.lobby_id join match on match.id = lobby.match_id
      where guest_seat.account_id = account.id and lobby.status = 'open'
        and match.status in ('upcoming', 'active') and match.deleted_at is null)`.execute(db)
}

/**
 * Deletes a batch of guests. If that fails, deletes them one by one, so that only those that cannot be deleted remain.
 */
async function pruneBatch(ctx: Context, userIds: readonly UserId[], stuck: Set<string>): Promise<void> {
  try {
    for (const userId of await pruneAtOnce(ctx, userIds)) ctx.live.closeUser(userId)
  } catch (error) {
    const [guestId, ...others] = userIds
    if (guestId !== undefined && others.length === 0) {
      stuck.add(guestId)
      ctx.log.error({ err: error, guestId }, 'an expired guest could not be removed')
      return
    }
    for (const userId of userIds) await pruneBatch(ctx, [userId], stuck)
  }
}

/**
 * Deletes guests in one transaction and returns their ids. A guest who registers at the same moment keeps everything,
 * because the first transaction locks the account.
 */
function pruneAtOnce(ctx: Context, userIds: readonly UserId[]): Promise<readonly UserId[]> {
  return transaction(ctx, async (tx) => {
    const guests = await tx
      .selectFrom('account')
      .select('id')
      .where('id', 'in', userIds)
      .where('guest_until', '<=', ctx.clock.date())
      .where('deleted_at', 'is', null)
      .forUpdate()
      .skipLocked()
      .execute()
    const held = guests.map(({ id }) => id as UserId)
    const seated = await withSeatsByLink(tx, held)
    const others = held.filter((id) => !seated.has(id))
    if (others.length > 0) await deleteGuests(tx, others, others)
    if (seated.size > 0) await endSeated(tx, [...seated], ctx.clock.date())
    return held
  })
}

/** Returns those of the guests who have or had a seat in a lobby of others. */
async function withSeatsByLink(tx: Tx, userIds: readonly UserId[]): Promise<Set<UserId>> {
  if (userIds.length === 0) return new Set()
  const rows = await tx.selectFrom('guest_seat').select('account_id').where('account_id', 'in', userIds).execute()
  return new Set(rows.map(({ account_id }) => account_id as UserId))
}

/**
 * Ends guests whose results other members see ([G13]). The name stays in these results and becomes free for others, no
 * session remains, and trial games are deleted.
 */
async function endSeated(tx: Tx, userIds: readonly UserId[], now: Date): Promise<void> {
  await deleteGuests(tx, userIds, [])
  await sql`update account set username_key = id::text, deleted_at = ${now}, updated_at = ${now}
    where id = any(${userIds}::uuid[])`.execute(tx)
}

/**
 * Deletes everything about the guests' own games and sessions.
 * @param accounts those of the guests whose accounts are deleted too
 */
async function deleteGuests(tx: Tx, userIds: readonly UserId[], accounts: readonly UserId[]): Promise<void> {
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
  // Rows that refer to other rows are deleted first.
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
    // Only reports from trial lobbies are deleted. Reports that concern a guest in a member's lobby are kept until they
    // are closed.
    ['reported', sql`lobby_id = ${lobbies}`],
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
    ['block', sql`(account_id = ${guests} or blocked_id = ${guests})`],
    ['counted_act', sql`account_id = ${guests}`],
    // An earlier version could create a password link for a guest.
    ['password_link', sql`account_id = ${guests}`],
    ['session', sql`account_id = ${guests}`],
    ['account', sql`id = any(${accounts}::uuid[])`],
  ]
  for (const [table, which] of rows) await sql`delete from ${sql.table(table)} where ${which}`.execute(tx)
}
