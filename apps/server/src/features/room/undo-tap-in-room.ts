import type { MatchEventId, RoomTapId, UserId } from '@bettle/contract'
import { isUnsupported } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { MatchRow, Tx } from '../../db/schema.ts'
import { type ChangedInMatch, inMatch } from '../../transactions/in-match.ts'
import { matchQueue } from '../match/match-queue.ts'
import { deleteEventIn } from '../match-event/delete-match-event.ts'
import { publishScore } from '../match-event/publish-score.ts'
import { undoAsRecorder } from './recorders/undo-as-recorder.ts'
import { eventsNear, type RoomMember, roomContext, roomMember, tapsNear } from './room-store.ts'
import { announceWhistle, WHISTLES } from './room-whistle.ts'
import { type UndoRequest, undoableTap } from './undoable-tap.ts'

/** Undoes a tap within ten seconds. Its event is removed if the other taps are too few ([RM1]). */
export async function undoTapInRoom(ctx: Context, userId: UserId, request: UndoRequest): Promise<void> {
  const room = await roomMember(ctx.db, request.lobbyId, userId)
  if (room.isOfRecorders && !(await isWhistle(ctx, request.tapId))) return undoAsRecorder(ctx, userId, room, request)
  const isScoreChanged = await inMatch(ctx, room.matchId, (tx, match) => undoIn(ctx, tx, match, room, userId, request))
  if (await isWhistle(ctx, request.tapId)) await announceWhistle(ctx, request.lobbyId)
  if (isScoreChanged) await publishScore(ctx, room.matchId)
  await ctx.jobs.runJobs(matchQueue(room.matchId))
}

async function isWhistle({ db }: Context, tapId: RoomTapId): Promise<boolean> {
  const tap = await db.selectFrom('room_tap').select('event_type').where('id', '=', tapId).executeTakeFirst()
  return Object.values(WHISTLES).some((name) => name === tap?.event_type)
}

async function undoIn(
  ctx: Context,
  tx: Tx,
  match: MatchRow,
  room: RoomMember,
  userId: UserId,
  { tapId, arrivedAt }: UndoRequest,
): Promise<ChangedInMatch<boolean>> {
  const tap = await undoableTap(tx, room.matchId, userId, { tapId, arrivedAt })
  if (!tap) return { reply: false }
  const taps = await tapsNear(tx, room.matchId, tap.event_type, tap.at)
  const events = await eventsNear(tx, match, tap.event_type, tap.at, taps)
  const event = events.find(({ eventId }) => eventId === tap.event_id)
  await tx.updateTable('room_tap').set({ undone_at: ctx.clock.date() }).where('id', '=', tapId).execute()
  if (!event || event.isRemoved) return { reply: false }
  const context = await roomContext(tx, room, tap.event_type, ctx.clock.date())
  const isOfHost = room.isHostOnly && event.decidedBy === 'overruled'
  if (!isOfHost && !isUnsupported(event, Number(tap.number), events, context)) return { reply: false }
  await tx.updateTable('room_tap').set({ event_id: null }).where('event_id', '=', event.eventId).execute()
  return deleteEventIn(ctx, tx, null, match, event.eventId as MatchEventId, undefined)
}
