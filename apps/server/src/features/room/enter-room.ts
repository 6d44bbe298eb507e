import type * as contract from '@bettle/contract'
import type { Answer, LobbyId, UserId } from '@bettle/contract'
import { leadOf, missingPresses, recorderOf, tapWeight } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { inMatch } from '../../transactions/in-match.ts'
import { enterAsRecorder } from './recorders/enter-as-recorder.ts'
import { startSeenBy } from './recorders/move-start.ts'
import { roomMember, seenFrom, watchersIn } from './room-store.ts'
import { whistleSeenBy } from './room-whistle.ts'
import { tapRecordOf } from './tap-record.ts'

export interface EnterRoom {
  readonly lobbyId: LobbyId
  /** True if the member sees the start of the match and not the tap pad. */
  readonly seesStart: boolean
  /** The key of the window in which a named recorder opens the tap pad ([RM33]). */
  readonly window?: string | undefined
  readonly takesOver: boolean
}

/**
 * Marks a player as present in a room, with the weight and the lead that the player showed in earlier matches ([RM4],
 * [RM5], [RM6]). A host without a seat is not marked.
 */
export async function enterRoom(
  ctx: Context,
  userId: UserId,
  request: EnterRoom,
): Promise<Answer<typeof contract.enterRoom>> {
  const { lobbyId, seesStart } = request
  const room = await roomMember(ctx.db, lobbyId, userId)
  if (room.isOfRecorders) return enterAsRecorder(ctx, userId, room, request)
  const { present, whistle, start } = await inMatch(ctx, room.matchId, async (tx, match) => {
    const now = ctx.clock.date()
    const seenAt = seenFrom(now, seesStart)
    if (!room.isHostOnly) {
      const record = await tapRecordOf(tx, userId)
      const values = { seen_at: seenAt, weight: tapWeight(record), lead_ms: Math.round(leadOf(record)) }
      await tx
        .insertInto('room_watcher')
        .values({ match_id: room.matchId, account_id: userId, ...values })
        .onConflict((conflict) =>
          conflict.columns(['match_id', 'account_id']).doUpdateSet({
            seen_at: sql<Date>`greatest(room_watcher.seen_at, ${seenAt})`,
          }),
        )
        .execute()
    }
    const watchers = await watchersIn(tx, room, now)
    const whistle = await whistleSeenBy(tx, room.matchId, userId, {
      missing: (pressed) => missingPresses(pressed, watchers),
      now: now.getTime(),
    })
    const start = room.isHostOnly ? await startSeenBy(tx, match, room.lobby.plan_id, userId, now) : undefined
    return { reply: { present: watchers.length, whistle, start } }
  })
  return {
    ...{ recorder: recorderOf(present), isHostOnly: room.isHostOnly, present },
    ...(whistle && { whistle }),
    ...(start && { start }),
  }
}
