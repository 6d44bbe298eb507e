import { missingOfRecorders, missingPresses, recordersAtKickOff } from '@bettle/rules'
import type { Tx } from '../../../db/schema.ts'
import { type RoomMember, watchersIn } from '../room-store.ts'
import type { MissingPresses } from '../room-whistle.ts'
import { writeLine } from './recorder-store.ts'

/** Returns how many presses start the first half of a room that decides then who records ([RM11], [RM31]). */
export async function missingUndecided(tx: Tx, room: RoomMember, now: Date): Promise<MissingPresses> {
  const watchers = await watchersIn(tx, room, now)
  const isCrowd = recordersAtKickOff(watchers.length) === 'crowd'
  const ids = watchers.map(({ memberId }) => memberId)
  return (pressed) => (isCrowd ? missingPresses(pressed, watchers) : missingOfRecorders(pressed, ids))
}

/**
 * Decides at the kick-off who records the room: those who are present, by name, or the crowd from eight players on
 * ([RM30]). The caller holds the lock of the match, so that two presses decide once.
 */
export async function decideAtKickOff(tx: Tx, room: RoomMember, now: Date): Promise<void> {
  const watchers = await watchersIn(tx, room, now)
  if (recordersAtKickOff(watchers.length) === 'named') {
    for (const { memberId } of watchers)
      await writeLine(tx, room.matchId, { kind: 'admitted', account_id: memberId }, now)
    return
  }
  // The presses have done their part, and taps of a match with named recorders would keep its mark.
  await tx.deleteFrom('room_tap').where('match_id', '=', room.matchId).execute()
  await tx.updateTable('match').set({ of_recorders: false }).where('id', '=', room.matchId).execute()
  await tx.updateTable('room_watcher').set({ window_key: null }).where('match_id', '=', room.matchId).execute()
}
