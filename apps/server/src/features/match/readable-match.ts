import { GameError } from '@bettle/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../context.ts'
import type { MatchRow } from '../../db/schema.ts'

/**
 * Condition on `match`: the account may read it.
 * Only its guest and its bots may read a guest's match. A guest may read no other match unless they sit in it ([G3],
 * [G4]). Only its members read the match of a room ([RM10]).
 */
export function isReadableBy(userId: string): RawBuilder<boolean> {
  return isReadableByAccount(sql`${userId}::uuid`)
}

/** The same for an expression that is an account's id. */
export function isReadableByAccount(accountId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(match.guest_id = ${accountId}
    or exists (select from member join lobby on lobby.id = member.lobby_id
      where lobby.match_id = match.id and member.account_id = ${accountId})
    or match.guest_id is null and match.room_of is null and not exists (select from account where account.id = ${accountId} and guest_until is not null))`
}

/** The match for an account that may read it; for any other it is not found. */
export async function readableMatch(reader: Reader, matchId: string, userId: string): Promise<MatchRow> {
  const match = await reader
    .selectFrom('match')
    .selectAll()
    .where('id', '=', matchId)
    .where('deleted_at', 'is', null)
    .where(isReadableBy(userId))
    .executeTakeFirst()
  if (!match) throw new GameError('match-not-found')
  return match
}
