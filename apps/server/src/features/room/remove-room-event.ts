import { GameError, type LobbyId, type MatchEventId, sentence, type UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { inMatch } from '../../transactions/in-match.ts'
import { matchQueue } from '../match/match-queue.ts'
import { deleteEventIn } from '../match-event/delete-match-event.ts'
import { publishScore } from '../match-event/publish-score.ts'
import { roomMember } from './room-store.ts'

interface RemoveRoomEvent {
  readonly lobbyId: LobbyId
  readonly eventId: MatchEventId
}

/** Removes an event of the room for a host without a seat. No tap records the event again ([RM13]). */
export async function removeRoomEvent(
  ctx: Context,
  userId: UserId,
  { lobbyId, eventId }: RemoveRoomEvent,
): Promise<void> {
  const room = await roomMember(ctx.db, lobbyId, userId)
  if (!room.isHostOnly) throw new GameError('forbidden', sentence('room-seatless-host-only'))
  const isScoreChanged = await inMatch(ctx, room.matchId, async (tx, match) => {
    const event = await tx
      .selectFrom('match_event')
      .select('id')
      .where('id', '=', eventId)
      .where('match_id', '=', room.matchId)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    if (!event) throw new GameError('not-found', sentence('event-missing'))
    return deleteEventIn(ctx, tx, null, match, eventId, undefined)
  })
  if (isScoreChanged) await publishScore(ctx, room.matchId)
  await ctx.jobs.runJobs(matchQueue(room.matchId))
}
