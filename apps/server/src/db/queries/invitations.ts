import type { LobbyId, UserId } from '@bettle/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'

/**
 * SQL on `lobby`: the lobby is open, and the account is still invited to it as the next game of an earlier lobby
 * ([G14]). The invitation ends for a user whom a host removes from one of the two lobbies, and while the user blocks
 * the host of the next game.
 */
export const isInvited = (accountId: UserId | RawBuilder<unknown>) => sql<boolean>`(lobby.status = 'open'
  and not exists (select from block where block.account_id = ${accountId} and block.blocked_id = lobby.host_id)
  and not exists (select from removal where removal.account_id = ${accountId}
    and (removal.lobby_id = lobby.rematch_of or removal.lobby_id = lobby.id and removal.removed_to = 'out')))`

/** Makes a user's open pages fetch the invitations of these earlier lobbies again, and the notices with them. */
export function refreshInvitations(
  { live }: Pick<Context, 'live'>,
  userId: UserId,
  earlier: readonly { readonly rematch_of: string | null }[],
): void {
  for (const { rematch_of } of earlier) {
    if (rematch_of !== null) live.announceTo(userId, { type: 'rematch.opened', lobbyId: rematch_of as LobbyId })
  }
  if (earlier.length > 0) live.announceTo(userId, { type: 'notices.changed' })
}
