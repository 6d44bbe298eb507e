import type { MemberRole } from '@bettle/contract'
import type { z } from 'zod'
import type { LobbyRow, Tx } from '../../../db/schema.ts'
import { post } from '../../ledger/post.ts'

type Role = z.infer<typeof MemberRole>

/** Inserts a new member. A player gets the starting chips, even one who joins late. */
export async function seatNewMember(tx: Tx, lobby: LobbyRow, userId: string, role: Role, now: Date): Promise<void> {
  await tx
    .insertInto('member')
    .values({
      lobby_id: lobby.id,
      account_id: userId,
      role,
      ranked: role === 'player',
      joined_at: now,
      played_since: role === 'player' ? now : null,
      spectator_since: role === 'spectator' ? now : null,
    })
    .execute()
  if (role === 'player') await giveStartingChips(tx, lobby, userId, now)
}

/** Posts the starting chips, once for each player of a lobby, however often the player leaves and comes back. */
export async function giveStartingChips(tx: Tx, lobby: LobbyRow, userId: string, now: Date): Promise<void> {
  await post(
    tx,
    [lobby],
    [{ lobbyId: lobby.id, userId, kind: 'join', amount: lobby.settings.startingChips, key: `join:${userId}` }],
    now,
  )
}
