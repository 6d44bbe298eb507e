import { sql } from 'kysely'
import { isInvited } from '../../../db/queries/invitations.ts'
import type { LobbyRow, Reader } from '../../../db/schema.ts'

/** The largest number of names. */
const MOST = 12

/**
 * Returns the names of the users who are asked to a rematch and have no seat in it yet, for a member of the lobby before
 * ([G14]). Others do not read who was in that lobby. Bots are not asked.
 */
export async function awaitedMembers(
  reader: Reader,
  { id, rematch_of: earlier }: Pick<LobbyRow, 'id' | 'rematch_of'>,
  viewerId: string,
): Promise<readonly string[]> {
  if (earlier === null) return []
  const rows = await reader
    .selectFrom('lobby')
    .innerJoin('member', 'member.lobby_id', 'lobby.rematch_of')
    .innerJoin('account', 'account.id', 'member.account_id')
    .select('account.username')
    .where('lobby.id', '=', id)
    .where('account.is_bot', '=', false)
    .where('account.deleted_at', 'is', null)
    .where(isInvited(sql.ref('member.account_id')))
    .where(sql<boolean>`not exists (select from member come
      where come.lobby_id = lobby.id and come.account_id = member.account_id)`)
    .where(sql<boolean>`exists (select from member mine
      where mine.lobby_id = lobby.rematch_of and mine.account_id = ${viewerId}::uuid)`)
    .orderBy('member.joined_at')
    .orderBy('account.id')
    .limit(MOST)
    .execute()
  return rows.map(({ username }) => username)
}
