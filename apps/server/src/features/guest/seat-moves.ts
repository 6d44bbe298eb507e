import { GameError, type LobbyId, sentence, type UserId } from '@bettle/contract'
import { type Selectable, sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { LobbyRow, Reader, SeatMoveTable, Tx } from '../../db/schema.ts'
import { hashOfCall } from '../../http/bind/answer-once.ts'
import { memberPushes } from '../leaderboard/member-pushes.ts'
import { isOut } from '../member/member-store.ts'

export type SeatMoveRow = Selectable<SeatMoveTable>

/** Returns the keyed hash of the secret in a link, so that the database holds no link. */
export const linkHashOf = ({ config }: Pick<Context, 'config'>, token: string): string =>
  hashOfCall(config.authSecret, ['seat link', token])

export function seatMoveOf(reader: Reader, lobbyId: string, userId: string): Promise<SeatMoveRow | undefined> {
  return reader
    .selectFrom('seat_move')
    .selectAll()
    .where('lobby_id', '=', lobbyId)
    .where('account_id', '=', userId)
    .executeTakeFirst()
}

/** Returns the seat that this browser had before another device took it over ([G16]). */
export function seatMovedFrom(
  reader: Reader,
  lobbyId: string,
  seatKey: string | undefined,
): Promise<SeatMoveRow | undefined> {
  if (seatKey === undefined) return Promise.resolve(undefined)
  return reader
    .selectFrom('seat_move')
    .selectAll()
    .where('lobby_id', '=', lobbyId)
    .where('state', '=', 'moved')
    .where('seat_key_before', '=', seatKey)
    .executeTakeFirst()
}

/** True if this browser had taken over a seat that its first device took back. It gets no second seat ([G9]). */
export async function wasTakenBackFrom(
  reader: Reader,
  lobbyId: string,
  { seatKey }: { readonly seatKey: string | undefined },
): Promise<boolean> {
  if (seatKey === undefined) return false
  const row = await reader
    .selectFrom('seat_move')
    .select('state')
    .where('lobby_id', '=', lobbyId)
    .where('seat_key_after', '=', seatKey)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns when a device of the guest was last seen, on any node. A device that is connected here is seen now. */
export async function deviceSeenAt(ctx: Context, userId: UserId): Promise<number> {
  for (const listener of ctx.live.listeners()) if (listener.userId === userId) return ctx.clock.now()
  await ctx.callers.flush()
  const { rows } = await sql<{ at: Date | null }>`
    select max(last_used_at) as at from session where account_id = ${userId}`.execute(ctx.db)
  return rows[0]?.at?.getTime() ?? 0
}

const ELSEWHERE = sentence('seat-in-other-lobby')

/** Refuses to move a seat that no guest holds any more, that is over, or whose guest also plays elsewhere ([G16]). */
export async function refuseMove(tx: Tx, lobby: LobbyRow, userId: UserId): Promise<void> {
  const guest = await tx
    .selectFrom('guest_seat')
    .innerJoin('account', 'account.id', 'guest_seat.account_id')
    .select(['account.guest_until', 'account.deleted_at'])
    .where('guest_seat.lobby_id', '=', lobby.id)
    .where('guest_seat.account_id', '=', userId)
    .executeTakeFirst()
  if (!guest || guest.deleted_at !== null || (await isOut(tx, lobby.id, userId))) throw new GameError('not-found')
  if (guest.guest_until === null) throw new GameError('already-registered', sentence('seat-registered'))
  if (lobby.status === 'closed' || (await isMatchOver(tx, lobby))) throw new GameError('lobby-closed')
  const { rows } = await sql`
    select from member join lobby on lobby.id = member.lobby_id join match on match.id = lobby.match_id
    where member.account_id = ${userId} and member.present and lobby.id <> ${lobby.id} and lobby.status = 'open'
      and match.status in ('upcoming', 'active') and match.deleted_at is null limit 1`.execute(tx)
  if (rows.length > 0) throw new GameError('forbidden', ELSEWHERE)
}

export async function isMatchOver(reader: Reader, { match_id }: Pick<LobbyRow, 'match_id'>): Promise<boolean> {
  const { status } = await reader
    .selectFrom('match')
    .select('status')
    .where('id', '=', match_id)
    .executeTakeFirstOrThrow()
  return status === 'completed' || status === 'abandoned'
}

/** Stores the move of a seat, and returns the push that tells all members. */
export async function writeSeatMove(
  tx: Tx,
  lobby: LobbyRow,
  userId: UserId,
  move: Omit<SeatMoveRow, 'lobby_id' | 'account_id'>,
) {
  await tx
    .insertInto('seat_move')
    .values({ lobby_id: lobby.id, account_id: userId, ...move })
    .onConflict((conflict) => conflict.columns(['lobby_id', 'account_id']).doUpdateSet(move))
    .execute()
  await tx
    .updateTable('member')
    .set({ has_seat_move: true })
    .where('lobby_id', '=', lobby.id)
    .where('account_id', '=', userId)
    .execute()
  return (await memberPushes(tx, lobby, userId, move.at.getTime())).pushes
}

/** Gives the seat another secret of a browser. */
export async function setSeatKey(tx: Tx, lobbyId: string, userId: string, seatKey: string | null): Promise<void> {
  await tx
    .updateTable('guest_seat')
    .set({ seat_key: seatKey })
    .where('lobby_id', '=', lobbyId)
    .where('account_id', '=', userId)
    .execute()
}

/**
 * Sets from when on the device of a seat sees its bets, and whether the lobby has moved seats. The version of the seat
 * continues at the next thousand: it counts the bets before, and no client may ask for the updates between.
 */
export async function hideBetsBefore(tx: Tx, lobbyId: string, userId: UserId, before: Date | null): Promise<void> {
  await sql`update member set hides_bets_before = ${before}, seat_version = (seat_version / 1000 + 1) * 1000
    where lobby_id = ${lobbyId} and account_id = ${userId}`.execute(tx)
  await sql`update lobby set has_moved_seats = exists (
    select from member where member.lobby_id = lobby.id and member.hides_bets_before is not null)
    where id = ${lobbyId as LobbyId}`.execute(tx)
}
