import type { LobbyId, UserId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Reader } from '../../db/schema.ts'

/**
 * Returns the members of a lobby whom the user has blocked ([MD12]). The server publishes the same bytes to all
 * members, so each client hides the messages of blocked members.
 */
export async function blockedIn(reader: Reader, userId: UserId, lobbyId: LobbyId): Promise<UserId[]> {
  const { rows } = await sql<{ id: UserId }>`
    select blocked_id as id from block join member on member.account_id = blocked_id
    where block.account_id = ${userId} and member.lobby_id = ${lobbyId} order by block.created_at, blocked_id`.execute(
    reader,
  )
  return rows.map(({ id }) => id)
}
