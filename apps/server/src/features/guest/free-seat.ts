import { randomBytes } from 'node:crypto'
import type * as contract from '@bettle/contract'
import { type Answer, GameError, type LobbyId, sentence, type UserId } from '@bettle/contract'
import { isInPlay, SEAT_LINK_MS, seatMoveStep } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { inLobby } from '../../transactions/in-lobby.ts'
import { isOut, memberRow } from '../member/member-store.ts'
import { seatAsIs } from '../member/seat-of-member.ts'
import { HOST_ONLY } from './guest-entry.ts'
import { deviceSeenAt, linkHashOf, refuseMove, seatMoveOf, writeSeatMove } from './seat-moves.ts'

interface SeatToMove {
  readonly lobbyId: LobbyId
  readonly userId: UserId
}

type Freed = Answer<typeof contract.freeSeat>

const SECRET_BYTES = 24

/**
 * Makes a one-time link to a guest's seat, as the host, or asks the members for the yes that a host who plays needs
 * ([G16]). All members are told of both.
 */
export async function freeSeat(ctx: Context, hostId: UserId, { lobbyId, userId }: SeatToMove): Promise<Freed> {
  const seenAt = await deviceSeenAt(ctx, userId)
  return inLobby<Freed>(ctx, lobbyId, async (tx, lobby) => {
    const host = await memberRow(tx, lobbyId, hostId)
    if (!host) throw new GameError('lobby-not-found')
    if (lobby.host_id !== hostId) throw new GameError('forbidden', HOST_ONLY)
    await refuseMove(tx, lobby, userId)
    const now = ctx.clock.now()
    const move = await seatMoveOf(tx, lobbyId, userId)
    const step = seatMoveStep({
      awayMs: now - seenAt,
      isHostPlaying: isInPlay(seatAsIs(host, false)),
      agreedMs: move?.agreed_at ? now - move.agreed_at.getTime() : undefined,
    })
    if (step === 'in-use') throw new GameError('seat-in-use')
    const keys = { seat_key_before: move?.seat_key_before ?? null, seat_key_after: move?.seat_key_after ?? null }
    if (step === 'ask-members') {
      const isAsked = move?.state === 'asked' && now - move.at.getTime() < SEAT_LINK_MS
      if (isAsked) return { reply: { state: 'asked' } }
      const asked = {
        ...keys,
        state: 'asked' as const,
        by_id: hostId,
        at: new Date(now),
        agreed_at: null,
        link_hash: null,
      }
      return { reply: { state: 'asked' }, pushes: await writeSeatMove(tx, lobby, userId, asked) }
    }
    const token = randomBytes(SECRET_BYTES).toString('base64url')
    const pushes = await writeSeatMove(tx, lobby, userId, {
      ...keys,
      ...{ state: 'freed', by_id: hostId, at: new Date(now), agreed_at: move?.agreed_at ?? null },
      link_hash: linkHashOf(ctx, token),
    })
    const expiresAt = new Date(now + SEAT_LINK_MS).toISOString()
    return { reply: { state: 'freed', path: `/seat#${token}`, expiresAt }, pushes }
  })
}

/** Says yes to the move of a guest's seat, as a present member who is neither the host nor the guest ([G16]). */
export async function agreeSeatMove(ctx: Context, byId: UserId, { lobbyId, userId }: SeatToMove): Promise<void> {
  await inLobby(ctx, lobbyId, async (tx, lobby) => {
    await refuseAgreeing(tx, lobby, byId, userId)
    const move = await seatMoveOf(tx, lobbyId, userId)
    if (move?.state === 'agreed') return { reply: undefined }
    const now = ctx.clock.now()
    if (move?.state !== 'asked' || now - move.at.getTime() >= SEAT_LINK_MS) throw new GameError('not-found')
    const at = new Date(now)
    const { lobby_id, account_id, ...before } = move
    const agreed = { ...before, state: 'agreed' as const, by_id: byId, at, agreed_at: at }
    return { reply: undefined, pushes: await writeSeatMove(tx, lobby, userId, agreed) }
  })
}

async function refuseAgreeing(
  tx: Tx,
  lobby: { readonly id: string; readonly host_id: string | null },
  byId: UserId,
  userId: UserId,
): Promise<void> {
  const by = await memberRow(tx, lobby.id, byId)
  if (!by) throw new GameError('lobby-not-found')
  if (!(await memberRow(tx, lobby.id, userId))) throw new GameError('not-found')
  const isOther = by.present && byId !== lobby.host_id && byId !== userId && !(await isOut(tx, lobby.id, byId))
  if (!isOther) throw new GameError('forbidden', sentence('other-member-agrees'))
}
