import type { MatchId, OddsId, OwnPart, UserId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { matchRow } from '../match/match-store.ts'
import { hasBetOn } from '../operator/operate-match.ts'

/**
 * Returns whether an administrator bet on a match, operated it or owns its feed, and which prices they set ([V6],
 * [V11], [V12]).
 */
export async function ownPartIn(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: UserId,
  matchId: MatchId,
): Promise<OwnPart> {
  await matchRow(db, matchId)
  const { rows: priced } = await sql<{ id: OddsId }>`
    select id from option where match_id = ${matchId}::uuid and retired_at is null and handed_back_at is null
      and ${userId}::uuid = any(priced_by) order by id`.execute(db)
  const { rows } = await sql<{ has_operated: boolean; is_feed_theirs: boolean }>`
    select exists (select from operator_action where match_id = ${matchId}::uuid and account_id = ${userId}::uuid)
        or exists (select from console_lease where match_id = ${matchId}::uuid and account_id = ${userId}::uuid
          and until > ${clock.date()}) as has_operated,
      exists (select from match_feed where match_id = ${matchId}::uuid and attached_by = ${userId}::uuid
        and (state = 'following' or state = 'held' and held_by = ${userId}::uuid)) as is_feed_theirs`.execute(db)
  return {
    hasBet: await hasBetOn(db, userId, matchId),
    hasOperated: rows[0]?.has_operated ?? false,
    isFeedTheirs: rows[0]?.is_feed_theirs ?? false,
    ownPrices: priced.map(({ id }) => id),
  }
}

/** Returns the matches on which the account ever bet ([V6]). */
export async function matchesBetOn({ db }: Pick<Context, 'db'>, userId: UserId): Promise<MatchId[]> {
  const rows = await db
    .selectFrom('bet')
    .innerJoin('lobby', 'lobby.id', 'bet.lobby_id')
    .select('lobby.match_id')
    .distinct()
    .where('bet.account_id', '=', userId)
    .execute()
  return rows.map(({ match_id }) => match_id as MatchId)
}
