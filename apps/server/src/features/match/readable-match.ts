import { GameError } from '@bettle/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../context.ts'
import type { MatchRow } from '../../db/schema.ts'

/**
 * Of the table `match`: this account may read it. A guest's match is there for its guest and the bots that play in it; a guest reads no
 * other match but one in which they sit ([G3], [G4]).
 */
export function isReadableBy(userId: string): RawBuilder<boolean> {
  return sql<boolean>`(match.guest_id = ${userId}::uuid
    or exists (select from member join lobby on lobby.id = member.lobby_id
      where lobby.match_id = match.id and member.account_id = ${userId}::uuid)
    or match.guest_id is null and not exists (select from account where account.id = ${userId}::uuid and guest_until is not null))`
}

/** A match for one of its readers; to anyone else it does not exist. */
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
