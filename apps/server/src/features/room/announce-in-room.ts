import type { LobbyId, UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'

/** Asks every present member of the room to fetch what has changed. */
export async function announceInRoom(
  ctx: Context,
  lobbyId: LobbyId,
  type: 'room-whistle.changed' | 'room-recorders.changed',
): Promise<void> {
  const members = await ctx.db
    .selectFrom('member')
    .select('account_id')
    .where('lobby_id', '=', lobbyId)
    .where('present', '=', true)
    .execute()
  for (const { account_id } of members) ctx.live.announceTo(account_id as UserId, { type, lobbyId })
}
