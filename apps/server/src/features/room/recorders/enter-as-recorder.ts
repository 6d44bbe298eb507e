import type * as contract from '@bettle/contract'
import type { Answer, UserId } from '@bettle/contract'
import { leadOf, missingOfRecorders, recordersAtKickOff, tapWeight, WATCHES_FOR } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/schema.ts'
import { inMatch } from '../../../transactions/in-match.ts'
import type { EnterRoom } from '../enter-room.ts'
import { type RoomMember, seenFrom } from '../room-store.ts'
import { whistleSeenBy } from '../room-whistle.ts'
import { tapRecordOf } from '../tap-record.ts'
import { missingUndecided } from './decide-at-kick-off.ts'
import { startSeenBy } from './move-start.ts'
import { loadRoom, namedIn, presentRecorders } from './recorder-store.ts'
import { kickOffSeenUntil } from './see-kick-off.ts'

/**
 * Marks a named recorder as present. The recorder taps in the window that opened the pad first, until another window
 * takes it over ([RM33]). A player who records nothing reads who does.
 */
export function enterAsRecorder(
  ctx: Context,
  userId: UserId,
  room: RoomMember,
  request: EnterRoom,
): Promise<Answer<typeof contract.enterRoom>> {
  return inMatch(ctx, room.matchId, async (tx, match) => {
    const now = ctx.clock.date()
    const loaded = await loadRoom(tx, match, room.lobby, now.getTime())
    const recorders = loaded.room.recordersAt(now.getTime())
    const { isUndecided } = loaded
    const isNamed = isUndecided || recorders.includes(userId) || (await namedIn(tx, match.id)).includes(userId)
    const windowKey = isNamed ? await seat(ctx, tx, room, userId, request) : null
    const present = await presentRecorders(tx, room, loaded, now)
    const whistle = await whistleSeenBy(tx, room.matchId, userId, {
      missing: isUndecided ? await missingUndecided(tx, room, now) : (pressed) => missingOfRecorders(pressed, present),
      now: now.getTime(),
    })
    const records = recorders.includes(userId)
    const start = records ? await startSeenBy(tx, match, room.lobby.plan_id, userId, now) : undefined
    const seenUntil = records ? await kickOffSeenUntil(tx, match.id, userId, now.getTime()) : undefined
    return {
      reply: {
        ...{ recorder: 'room' as const, isHostOnly: false, present: present.length },
        ...(whistle && { whistle }),
        isRecorder: isUndecided || recorders.includes(userId),
        ...(isUndecided && { atKickOff: recordersAtKickOff(present.length) }),
        ...(request.window !== undefined && windowKey !== null && { isElsewhere: windowKey !== request.window }),
        ...(start && { start }),
        ...(seenUntil !== undefined && { kickOffSeenUntil: seenUntil }),
      },
    }
  })
}

/** Marks the recorder as present, and returns the key of the window in which the recorder taps. */
async function seat(
  ctx: Context,
  tx: Tx,
  { matchId }: RoomMember,
  userId: UserId,
  { seesStart, window, takesOver }: EnterRoom,
): Promise<string | null> {
  const now = ctx.clock.date()
  const record = await tapRecordOf(tx, userId)
  const values = {
    ...{ match_id: matchId, account_id: userId, seen_at: seenFrom(now, seesStart), window_key: window ?? null },
    ...{ weight: tapWeight(record), lead_ms: Math.round(leadOf(record)) },
  }
  const isGone = sql<boolean>`room_watcher.seen_at <= ${new Date(now.getTime() - WATCHES_FOR)}`
  const { window_key } = await tx
    .insertInto('room_watcher')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['match_id', 'account_id']).doUpdateSet({
        seen_at: sql<Date>`greatest(room_watcher.seen_at, ${values.seen_at}::timestamptz)`,
        window_key: sql<string | null>`case when ${window ?? null}::text is not null
          and (${takesOver} or room_watcher.window_key is null or ${isGone}) then ${window ?? null} else room_watcher.window_key end`,
      }),
    )
    .returning('window_key')
    .executeTakeFirstOrThrow()
  return window_key
}
