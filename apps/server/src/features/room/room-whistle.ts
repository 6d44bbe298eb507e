import type { LobbyId, RoomWhistle, UserId } from '@bettle/contract'
import { WHISTLE_WAITS } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { Reader, Tx } from '../../db/schema.ts'
import { halvesOf } from '../match/timetable.ts'
import { announceInRoom } from './announce-in-room.ts'

/**
 * The event type names under which whistles are stored, and what recorders report about the start of a half. The name of
 * a real event type contains no line break.
 */
export const WHISTLES = {
  'half-start': '\nhalf-start',
  'half-end': '\nhalf-end',
  'kick-off-seen': '\nkick-off-seen',
  'half-began': '\nhalf-began',
} as const

/** The half that a whistle starts or ends. */
export interface Whistle {
  readonly kind: 'half-start' | 'half-end'
  readonly halfNumber: number
}

interface NextWhistle extends Whistle {
  /** When the half before began or ended: an earlier press meant the whistle before. */
  readonly since: Date | null
}

/** Returns the next whistle of the match, or undefined after the last one. */
export async function nextWhistle(reader: Reader, matchId: string): Promise<NextWhistle | undefined> {
  const halves = await halvesOf(reader, matchId)
  const running = halves.find(({ status }) => status === 'active')
  if (running) return { kind: 'half-end', halfNumber: running.half_number, since: running.start_time }
  const next = halves.find(({ status }) => status === 'upcoming')
  const ended = halves.findLast(({ status }) => status === 'finished')
  return next && { kind: 'half-start', halfNumber: next.half_number, since: ended?.end_time ?? null }
}

/** Returns the members who pressed this whistle in the last minute, in the order of their presses ([RM11]). */
export async function pressedWhistle(
  reader: Reader,
  matchId: string,
  { kind, since }: NextWhistle,
  now: number,
): Promise<{ readonly userId: string; readonly username: string }[]> {
  const from = new Date(Math.max(now - WHISTLE_WAITS, since?.getTime() ?? 0))
  const rows = await reader
    .selectFrom('room_tap')
    .innerJoin('account', 'account.id', 'room_tap.account_id')
    .select(['account.id as userId', 'account.username'])
    .where('room_tap.match_id', '=', matchId)
    .where('room_tap.event_type', '=', WHISTLES[kind])
    .where('room_tap.undone_at', 'is', null)
    .where('room_tap.arrived_at', '>', from)
    .orderBy('room_tap.number')
    .execute()
  return [...new Map(rows.map((row) => [row.userId, row])).values()]
}

/** The presses with which named recorders started the running half. */
export interface StartingPress {
  /** When the first of them was made, and by whom. */
  readonly firstAt: number
  readonly firstBy: string
  /** When the last of them was made, which started the half. */
  readonly arrivedAt: number
}

/** Notes with the presses that started a half when the first of them was made ([RM38]). */
export async function noteStart(tx: Tx, matchId: string, now: Date): Promise<void> {
  const next = await nextWhistle(tx, matchId)
  if (next?.kind !== 'half-start') return
  const from = new Date(Math.max(now.getTime() - WHISTLE_WAITS, next.since?.getTime() ?? 0))
  const presses = tx
    .selectFrom('room_tap')
    .where('match_id', '=', matchId)
    .where('event_type', '=', WHISTLES['half-start'])
    .where('undone_at', 'is', null)
    .where('arrived_at', '>', from)
  const first = await presses.select(({ fn }) => fn.min('arrived_at').as('at')).executeTakeFirst()
  if (!first?.at) return
  await tx.updateTable('room_tap').set({ at: first.at }).where('id', 'in', presses.select('id')).execute()
}

/** Returns the presses that started the running half; undefined if none runs, or if an operator started it. */
export async function startingPress(reader: Reader, matchId: string): Promise<StartingPress | undefined> {
  const halves = await halvesOf(reader, matchId)
  if (halves.every(({ status }) => status !== 'active')) return undefined
  const since = halves.findLast(({ status }) => status === 'finished')?.end_time ?? new Date(0)
  const rows = await reader
    .selectFrom('room_tap')
    .select(['account_id', 'arrived_at', 'at'])
    .where('match_id', '=', matchId)
    .where('event_type', '=', WHISTLES['half-start'])
    .where('undone_at', 'is', null)
    .where('arrived_at', '>', since)
    .orderBy('number')
    .execute()
  const last = rows.at(-1)
  const first = rows.find(({ arrived_at }) => last && arrived_at.getTime() === last.at.getTime())
  if (!last || !first) return undefined
  return { firstAt: last.at.getTime(), firstBy: first.account_id, arrivedAt: last.arrived_at.getTime() }
}

/** Returns how many further presses a whistle needs; undefined if too few members are present. */
export type MissingPresses = (pressed: ReadonlySet<string>) => number | undefined

/** Returns the next whistle as this member sees it: who pressed it, and how many presses are missing. */
export async function whistleSeenBy(
  reader: Reader,
  matchId: string,
  userId: UserId,
  { missing, now }: { readonly missing: MissingPresses; readonly now: number },
): Promise<RoomWhistle | undefined> {
  const next = await nextWhistle(reader, matchId)
  if (!next) return undefined
  const pressed = await pressedWhistle(reader, matchId, next, now)
  return {
    kind: next.kind,
    halfNumber: next.halfNumber,
    pressedBy: pressed.filter((one) => one.userId !== userId).map(({ username }) => username),
    isPressed: pressed.some((one) => one.userId === userId),
    missing: missing(new Set(pressed.map((one) => one.userId))) ?? null,
  }
}

/** Asks every member of the room for the presses that a whistle still needs ([RM22]). */
export const announceWhistle = (ctx: Context, lobbyId: LobbyId): Promise<void> =>
  announceInRoom(ctx, lobbyId, 'room-whistle.changed')
