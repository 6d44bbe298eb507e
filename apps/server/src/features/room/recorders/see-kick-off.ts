import { GameError, type RoomTapId, type UserId } from '@bettle/contract'
import { KICK_OFF_SEEN_WITHIN, leadAtKickOff } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/schema.ts'
import { inMatch } from '../../../transactions/in-match.ts'
import type { RoomMember } from '../room-store.ts'
import { announceWhistle, startingPress, WHISTLES } from '../room-whistle.ts'
import type { TapRequest } from '../tap-in-room.ts'
import { refuseOthers } from './change-room.ts'
import { loadRoom } from './recorder-store.ts'
import { insertTap, leadHere } from './tap-as-recorder.ts'

/**
 * Measures how late a recorder's picture is: by how much it shows the kick-off after the first recorder pressed the
 * whistle ([RM38]). The taps of the recorder that follow are dated by it.
 * @throws GameError `half-state` a minute after that press, and while no half runs
 */
export async function seeKickOff(
  ctx: Context,
  userId: UserId,
  room: RoomMember,
  { lobbyId, arrivedAt, window }: Omit<TapRequest, 'sight'>,
): Promise<RoomTapId> {
  const tapId = await inMatch(ctx, room.matchId, async (tx, match) => {
    const now = ctx.clock.date()
    refuseOthers(await loadRoom(tx, match, room.lobby, now.getTime()), userId, now.getTime())
    await leadHere(ctx, tx, room, userId, window)
    const pressed = await startingPress(tx, room.matchId)
    if (!pressed || arrivedAt > pressed.firstAt + KICK_OFF_SEEN_WITHIN) throw new GameError('half-state')
    await tx
      .updateTable('room_watcher')
      .set({ lead_ms: leadAtKickOff(arrivedAt, pressed.firstAt) })
      .where('match_id', '=', room.matchId)
      .where('account_id', '=', userId)
      .execute()
    const press = { eventType: WHISTLES['kick-off-seen'], team: null, arrivedAt, at: arrivedAt }
    return { reply: await insertTap(tx, room, userId, press) }
  })
  await announceWhistle(ctx, lobbyId)
  return tapId
}

/** Returns until when a recorder may report the kick-off; undefined for the first who pressed, and after the report. */
export async function kickOffSeenUntil(
  tx: Tx,
  matchId: string,
  userId: UserId,
  now: number,
): Promise<string | undefined> {
  const pressed = await startingPress(tx, matchId)
  if (!pressed || pressed.firstBy === userId) return undefined
  const until = pressed.firstAt + KICK_OFF_SEEN_WITHIN
  if (now > until) return undefined
  const seen = await tx
    .selectFrom('room_tap')
    .select('id')
    .where('match_id', '=', matchId)
    .where('account_id', '=', userId)
    .where('event_type', '=', WHISTLES['kick-off-seen'])
    .where('arrived_at', '>=', new Date(pressed.firstAt))
    .executeTakeFirst()
  return seen ? undefined : new Date(until).toISOString()
}
