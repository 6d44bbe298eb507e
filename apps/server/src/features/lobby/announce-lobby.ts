import type { LobbyId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { lobbyRow } from '../member/member-store.ts'
import { publishEveningOf } from '../member/publish-circle.ts'
import { lobbyCards } from './lobby-card.ts'

/**
 * Publishes the card of a public lobby to the hub, the list of lobbies. A private lobby is in no list ([V4]). If
 * publishing fails, the server logs the error, and clients get the card with their next list.
 */
export async function announceLobby(
  ctx: Pick<Context, 'db' | 'clock' | 'live' | 'log'>,
  lobbyId: LobbyId,
  type: 'lobby.opened' | 'lobby.changed',
): Promise<void> {
  try {
    const lobby = await lobbyRow(ctx.db, lobbyId)
    if (lobby.is_private) return await publishEveningOf(ctx, lobbyId)
    const [card] = await lobbyCards(ctx.db, [lobby], ctx.clock.now())
    if (card) ctx.live.announce({ type, lobby: card })
  } catch (error) {
    ctx.log.error({ err: error, lobbyId }, 'the change of a lobby could not be published to the hub')
  }
}
