import type { UserId } from '@bettle/contract'
import type { Context } from '../../../context.ts'
import type { RoomMember } from '../room-store.ts'
import { type UndoRequest, undoableTap } from '../undoable-tap.ts'
import { changeRoom } from './change-room.ts'
import { writeLine } from './recorder-store.ts'
import { refuseDecided } from './tap-as-recorder.ts'

/** Undoes a tap of a named recorder within ten seconds. The event goes with its last tap ([RM23]). */
export function undoAsRecorder(
  ctx: Context,
  userId: UserId,
  room: RoomMember,
  { tapId, arrivedAt }: UndoRequest,
): Promise<void> {
  return changeRoom(ctx, room, async (tx, loaded) => {
    const tap = await undoableTap(tx, room.matchId, userId, { tapId, arrivedAt })
    if (!tap) return
    const n = Number(tap.number)
    refuseDecided(loaded, loaded.room.eventOf(n)?.at ?? tap.at.getTime())
    await writeLine(tx, room.matchId, { kind: 'undone', account_id: userId, tap: n }, new Date(arrivedAt))
    await tx.updateTable('room_tap').set({ undone_at: ctx.clock.date() }).where('id', '=', tapId).execute()
  })
}
