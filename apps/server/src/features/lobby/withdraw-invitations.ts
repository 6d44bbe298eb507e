import type { LobbyId, UserId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'

/** Publishes to the invited users that the invitation to a lobby is withdrawn, because the lobby has closed ([G14]). */
export async function withdrawInvitations(ctx: Pick<Context, 'db' | 'live'>, lobbyId: LobbyId): Promise<void> {
  const { rows } = await sql<{ account_id: UserId }>`
    select notice.account_id from lobby join notice on notice.details->>'code' = lobby.code
    where lobby.id = ${lobbyId} and notice.kind = 'rematch' and notice.read_at is null`.execute(ctx.db)
  for (const { account_id } of rows) ctx.live.announceTo(account_id, { type: 'notices.changed' })
}
