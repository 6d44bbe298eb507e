import type * as contract from '@bettle/contract'
import { type Answer, GameError, type LobbyId, type MatchId, sentence, type UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { inLobby } from '../../transactions/in-lobby.ts'
import { issueToken } from '../session/issue-token.ts'
import { endSessionsOf } from '../session/session-store.ts'
import type { SeatOrigin } from './guest-seats.ts'
import { extend } from './join-as-guest.ts'
import { hideBetsBefore, isMatchOver, seatMovedFrom, setSeatKey, writeSeatMove } from './seat-moves.ts'

const OVER = sentence('seat-stays-over')

/** Takes a seat back on the device that had it first, until the match ends ([G16]). The other device is signed out. */
export async function takeBackSeat(
  ctx: Context,
  lobbyId: LobbyId,
  origin: SeatOrigin,
  device: string | undefined,
): Promise<Answer<typeof contract.joinAsGuest>> {
  const { userId, ...back } = await inLobby(ctx, lobbyId, async (tx, lobby) => {
    const move = await seatMovedFrom(tx, lobbyId, origin.seatKey)
    if (!move) throw new GameError('not-found')
    if (lobby.status === 'closed' || (await isMatchOver(tx, lobby))) throw new GameError('forbidden', OVER)
    const now = ctx.clock.now()
    const userId = move.account_id as UserId
    await extend(tx, userId, now)
    await endSessionsOf(tx, userId, 'seat-returned', now)
    await setSeatKey(tx, lobbyId, userId, move.seat_key_before)
    await hideBetsBefore(tx, lobbyId, userId, null)
    const { lobby_id, account_id, ...moved } = move
    const returned = { ...moved, state: 'returned' as const, by_id: userId, at: new Date(now) }
    const pushes = await writeSeatMove(tx, lobby, userId, returned)
    const token = { ...(await issueToken(ctx, tx, userId, device)), isGuest: true as const }
    const place = { lobbyId, lobbyCode: lobby.code, matchId: lobby.match_id as MatchId }
    return { reply: { userId, token, ...place }, pushes }
  })
  ctx.live.closeUser(userId)
  return back
}
