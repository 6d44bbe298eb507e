import type { LobbyId, UserId } from '@bettle/contract'
import { type Instant, roundStatus } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { LobbyRow, Reader } from '../../db/schema.ts'
import { seatTopic } from '../../push/topic.ts'
import { loadTimetable } from '../match/timetable.ts'
import { lobbyRow } from '../member/member-store.ts'
import type { PlaceBetReply } from './bet-request.ts'

/**
 * The bets of a seat that its device does not see: those that were placed before the device took over the seat, until
 * their rounds start ([G16]).
 */
export interface KeptFromSeat {
  readonly betIds: ReadonlySet<string>
  readonly roundIds: ReadonlySet<string>
  /** The stakes, less the part of a published penalty that they prevented ([I2]). */
  readonly stakes: number
  /** When the first of the bets was placed; undefined if there is none. */
  readonly since: Date | undefined
}

const NOTHING: KeptFromSeat = { betIds: new Set(), roundIds: new Set(), stakes: 0, since: undefined }

/** Returns what the device of this seat does not see. It is nothing unless the seat was moved. */
export async function keptFromSeat(
  reader: Reader,
  lobby: Pick<LobbyRow, 'id' | 'has_moved_seats' | 'match_id' | 'plan_id'>,
  userId: string,
  now: Instant,
): Promise<KeptFromSeat> {
  if (!lobby.has_moved_seats) return NOTHING
  const { rows } = await sql<{ id: string; stake: number; round_id: string; placed_at: Date }>`
    select bet.id, bet.stake, bet.round_id, bet.placed_at
    from bet join member on member.lobby_id = bet.lobby_id and member.account_id = bet.account_id
    where bet.lobby_id = ${lobby.id} and bet.account_id = ${userId} and bet.outcome = 'open'
      and bet.placed_at < member.hides_bets_before`.execute(reader)
  if (rows.length === 0) return NOTHING
  const timetable = await loadTimetable(reader, lobby.match_id, lobby.plan_id)
  const upcoming = new Set(
    timetable.rounds.filter((round) => roundStatus(timetable, round, now) === 'upcoming').map(({ id }) => id),
  )
  const hidden = rows.filter(({ round_id }) => upcoming.has(round_id))
  if (hidden.length === 0) return NOTHING
  const since = new Date(Math.min(...hidden.map(({ placed_at }) => placed_at.getTime())))
  const penalties = await sql<{ untaken: number }>`
    select coalesce(sum(told - amount), 0)::int as untaken from penalty
    where lobby_id = ${lobby.id} and account_id = ${userId} and at >= ${since}`.execute(reader)
  const stakes = hidden.reduce((sum, { stake }) => sum + stake, 0)
  return {
    betIds: new Set(hidden.map(({ id }) => id)),
    roundIds: new Set(hidden.map(({ round_id }) => round_id)),
    stakes: Math.max(0, stakes - (penalties.rows[0]?.untaken ?? 0)),
    since,
  }
}

/** Returns a member's own figures as the device of the seat sees them. */
export function figuresShown<Figures extends { readonly chips: number; readonly betsPlaced: number }>(
  own: Figures,
  { stakes, betIds }: KeptFromSeat,
): Figures {
  return { ...own, chips: own.chips + stakes, betsPlaced: own.betsPlaced - betIds.size }
}

/** Removes from the reply to a bet what the device of a moved seat does not see. The hand follows with the seat. */
export async function replyShown(
  ctx: Pick<Context, 'db' | 'clock'>,
  lobbyId: string,
  userId: string,
  reply: PlaceBetReply,
): Promise<PlaceBetReply> {
  const { stakes } = await keptFromSeat(ctx.db, await lobbyRow(ctx.db, lobbyId), userId, ctx.clock.now())
  const { hand: _, ...shown } = reply
  return stakes === 0 ? reply : { ...shown, chips: reply.chips + stakes }
}

/** Makes the devices of moved seats fetch their seats, because bets that they did not see have become visible. */
export async function refreshMovedSeats(ctx: Pick<Context, 'db' | 'live'>, planId: string): Promise<void> {
  const { rows } = await sql<{ lobby_id: LobbyId; account_id: UserId }>`
    select member.lobby_id, member.account_id from lobby join member on member.lobby_id = lobby.id
    where lobby.plan_id = ${planId} and lobby.has_moved_seats and member.hides_bets_before is not null`.execute(ctx.db)
  for (const { lobby_id, account_id } of rows) ctx.live.missed(account_id, seatTopic(lobby_id))
}
