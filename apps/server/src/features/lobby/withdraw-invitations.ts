import type { LobbyId, UserId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { refreshInvitations } from '../../db/queries/invitations.ts'

/** Publishes to all invited users that the invitation to a lobby is withdrawn, because the lobby has closed ([G14]). */
export async function withdrawInvitations(ctx: Pick<Context, 'db' | 'live'>, lobbyId: LobbyId): Promise<void> {
  const { rows } = await sql<{ account_id: UserId; rematch_of: LobbyId }>`
    select member.account_id, lobby.rematch_of from lobby join member on member.lobby_id = lobby.rematch_of
    where lobby.id = ${lobbyId}`.execute(ctx.db)
  for (const row of rows) refreshInvitations(ctx, row.account_id, [row])
}

/**
 * Publishes to a user who was removed from a lobby that their invitations from this lobby, and to it, have ended
 * ([G14]).
 */
export async function endInvitationsOf(
  ctx: Pick<Context, 'db' | 'live'>,
  userId: UserId,
  lobbyId: LobbyId,
): Promise<void> {
  const { rows } = await sql<{ rematch_of: LobbyId }>`
    select rematch_of from lobby
    where rematch_of is not null and (rematch_of = ${lobbyId} or id = ${lobbyId})`.execute(ctx.db)
  refreshInvitations(ctx, userId, rows)
}
