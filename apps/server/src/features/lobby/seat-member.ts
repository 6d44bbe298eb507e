import type { MemberRole } from '@bettle/contract'
import type { z } from 'zod'
import type { Tx } from '../../context.ts'
import type { LobbyRow } from '../../db/schema.ts'
import { post } from '../ledger/post.ts'

type Role = z.infer<typeof MemberRole>

/** Someone's first seat in a lobby; a player's comes with the starting chips, also a latecomer's. */
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

/** Once in a lobby, however often one comes and goes. */
export async function giveStartingChips(tx: Tx, lobby: LobbyRow, userId: string, now: Date): Promise<void> {
  await post(
    tx,
    [lobby],
    [{ lobbyId: lobby.id, userId, kind: 'join', amount: lobby.settings.startingChips, key: `join:${userId}` }],
    now,
  )
}
