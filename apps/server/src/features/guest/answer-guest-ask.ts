import { GameError, type GuestAddressId, type LobbyId, type UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { inLobby } from '../../transactions/in-lobby.ts'
import { memberRow } from '../member/member-store.ts'
import { publishAsks } from './ask-to-come-in.ts'
import { guestEntry, HOST_ONLY } from './guest-entry.ts'

interface GuestAnswer {
  readonly lobbyId: LobbyId
  readonly addressId: GuestAddressId
  readonly letIn: boolean
}

/**
 * Lets in the guests of an address, or ends its asks, as the host ([G15]). A permission covers what has happened before
 * it, and ends an earlier 'no more'.
 */
export async function answerGuestAsk(
  ctx: Context,
  userId: UserId,
  { lobbyId, addressId, letIn }: GuestAnswer,
): Promise<void> {
  const lobby = await inLobby(ctx, lobbyId, async (tx, lobby) => {
    if (!(await memberRow(tx, lobbyId, userId))) throw new GameError('lobby-not-found')
    if (lobby.host_id !== userId) throw new GameError('forbidden', HOST_ONLY)
    const address = await tx
      .selectFrom('guest_address')
      .select('client_key')
      .where('id', '=', addressId)
      .where('lobby_id', '=', lobbyId)
      .executeTakeFirst()
    if (!address) throw new GameError('not-found')
    const now = ctx.clock.date()
    const { seatsWithoutChips } = await guestEntry(tx, lobby, address.client_key, now.getTime())
    const answer = letIn
      ? { let_in_at: now, seats_without_chips: seatsWithoutChips, ended_at: null }
      : { ended_at: now }
    await tx.updateTable('guest_address').set(answer).where('id', '=', addressId).execute()
    return { reply: lobby }
  })
  publishAsks(ctx, lobby)
}
