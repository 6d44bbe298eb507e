import { GameError } from '@bettle/contract'
import { type RawBuilder, sql } from 'kysely'
import type { MatchRow, Reader } from '../../db/schema.ts'

/**
 * SQL condition on `match`: the account may read it. A guest's match is readable for its guest and bots. A guest may
 * read no other match, except one of a lobby in which the guest has a seat ([G3], [G4]). The match of a room is
 * readable for its members ([RM10]).
 */
export function isReadableBy(userId: string): RawBuilder<boolean> {
  return isReadableByAccount(sql`${userId}::uuid`)
}

/** The condition `isReadableBy` for an SQL expression that is an account's id. */
export function isReadableByAccount(accountId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(match.guest_id = ${accountId}
    or exists (select from member join lobby on lobby.id = member.lobby_id
      where lobby.match_id = match.id and member.account_id = ${accountId})
    or match.guest_id is null and match.room_of is null and not exists (select from account where account.id = ${accountId} and guest_until is not null))`
}

/** Returns a match that the account may read. Any other match is not found. */
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
