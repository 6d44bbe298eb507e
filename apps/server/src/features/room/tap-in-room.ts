import { GameError, type LobbyId, type RoomSight, type RoomTapId, sentence, type UserId } from '@bettle/contract'
import { missingPresses, type RoomTap, takeTap } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import type { MatchRow, Tx } from '../../db/schema.ts'
import { type ChangedInMatch, inMatch } from '../../transactions/in-match.ts'
import { matchQueue } from '../match/match-queue.ts'
import { publishScore } from '../match-event/publish-score.ts'
import { recordEventIn } from '../match-event/record-match-event.ts'
import { blowWhistle } from './blow-whistle.ts'
import { stateStart } from './recorders/move-start.ts'
import { tapAsRecorder } from './recorders/tap-as-recorder.ts'
import { refuseBeforeKickOff, refuseUnplayed } from './refuse-tap.ts'
import {
  eventsNear,
  ROOM_SOURCE,
  type RoomMember,
  roomContext,
  roomMember,
  seenWatcher,
  tapsNear,
  watchersIn,
} from './room-store.ts'
import { announceWhistle, nextWhistle, pressedWhistle, WHISTLES, type Whistle } from './room-whistle.ts'

interface Tapped {
  readonly tapId: RoomTapId
  readonly isGoal: boolean
  readonly isRecorded: boolean
  /** Set if the tap completes a whistle: the half that it starts or ends. */
  readonly whistle?: Whistle
}

type CrowdSight = Exclude<RoomSight, { kind: 'half-began' | 'kick-off-seen' }>

export interface TapRequest {
  readonly lobbyId: LobbyId
  readonly sight: RoomSight
  readonly arrivedAt: number
  /** The key of the window in which a named recorder taps ([RM33]). */
  readonly window?: string | undefined
}

/** Stores what a member saw, and records the event when enough members agree ([RM3]). */
export async function tapInRoom(ctx: Context, userId: UserId, request: TapRequest): Promise<RoomTapId> {
  const room = await roomMember(ctx.db, request.lobbyId, userId)
  if (room.isOfRecorders) return tapAsRecorder(ctx, userId, room, request)
  const { sight, ...rest } = request
  if (sight.kind === 'half-began' && room.isHostOnly) return stateStart(ctx, userId, room, sight, rest)
  // The crowd is of many pictures, and a start that it corrected would need a vote ([RM37], [RM38]).
  if (sight.kind === 'half-began' || sight.kind === 'kick-off-seen')
    throw new GameError('forbidden', sentence('room-no-recorders'))
  const tap = { ...rest, sight }
  const tapped = await inMatch(ctx, room.matchId, (tx, match) => tapIn(ctx, tx, match, room, userId, tap))
  if (tapped.isGoal) await publishScore(ctx, room.matchId)
  if (tapped.whistle) await blowWhistle(ctx, room.matchId, tapped.whistle)
  if (request.sight.kind !== 'event') await announceWhistle(ctx, request.lobbyId)
  if (tapped.isRecorded) await ctx.jobs.runJobs(matchQueue(room.matchId))
  return tapped.tapId
}

async function tapIn(
  ctx: Context,
  tx: Tx,
  match: MatchRow,
  room: RoomMember,
  userId: UserId,
  { sight, arrivedAt }: Omit<TapRequest, 'sight'> & { readonly sight: CrowdSight },
): Promise<ChangedInMatch<Tapped>> {
  const eventType = sight.kind === 'event' ? sight.eventType : WHISTLES[sight.kind]
  if (sight.kind === 'event') await refuseUnplayed(tx, room.matchId, eventType)
  const lead = room.isHostOnly ? 0 : (await seenWatcher(tx, room.matchId, userId, ctx.clock.date())).lead_ms
  if (sight.kind === 'event') await refuseBeforeKickOff(tx, room.matchId, arrivedAt)
  const tapId = newId<RoomTapId>()
  const at = new Date(Math.min(arrivedAt + lead, ctx.clock.now()))
  const team = sight.kind === 'event' ? sight.team : null
  const { number } = await tx
    .insertInto('room_tap')
    .values({
      id: tapId,
      match_id: room.matchId,
      account_id: userId,
      event_type: eventType,
      team,
      arrived_at: new Date(arrivedAt),
      at,
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  const nothing = { tapId, isGoal: false, isRecorded: false }
  if (sight.kind !== 'event') {
    const whistle = await completedWhistle(tx, room, sight.kind, ctx.clock.date())
    return { reply: { ...nothing, ...(whistle && { whistle }) } }
  }
  const tap: RoomTap = { n: Number(number), memberId: userId, eventType, team, at: at.getTime() }
  const taps = await tapsNear(tx, room.matchId, eventType, at)
  const events = await eventsNear(tx, match, eventType, at, taps)
  const waiting = taps.filter(({ eventId, id }) => eventId === null && id !== tapId)
  const effect = room.isHostOnly
    ? ({ kind: 'recorded', event: { at: tap.at, team }, taps: [tap] } as const)
    : takeTap(tap, waiting, events, await roomContext(tx, room, eventType, ctx.clock.date()))
  if (effect.kind === 'waits') return { reply: nothing }
  if (effect.kind === 'joined') {
    const joined = events.find(({ id }) => id === effect.event.id)
    await join(tx, [tapId], joined?.eventId ?? null)
    return { reply: nothing }
  }
  const recorded = await recordEventIn(ctx, tx, null, match, {
    match: room.matchId,
    eventType,
    timeStamp: new Date(effect.event.at).toISOString(),
    ...(effect.event.team && { team: effect.event.team }),
    sourceId: `${room.isHostOnly ? 'host:' : ROOM_SOURCE}${tapId}`,
  })
  const used = new Set(effect.taps.map(({ n }) => n))
  const ids = taps.filter(({ n }) => used.has(n)).map(({ id }) => id)
  await join(tx, ids, recorded.reply.event._id)
  return { ...recorded, reply: { tapId, isGoal: eventType === 'Goal', isRecorded: true } }
}

async function join(tx: Tx, tapIds: readonly string[], eventId: string | null): Promise<void> {
  await tx
    .updateTable('room_tap')
    .set({ event_id: eventId })
    .where('id', 'in', [...tapIds])
    .execute()
}

/**
 * Returns the half that this press on the whistle starts or ends. Returns undefined if presses are missing, or if the
 * match is not at that point ([RM11]).
 */
async function completedWhistle(
  tx: Tx,
  room: RoomMember,
  kind: Whistle['kind'],
  now: Date,
): Promise<Whistle | undefined> {
  const next = await nextWhistle(tx, room.matchId)
  if (next?.kind !== kind) return undefined
  if (room.isHostOnly) return next
  const pressed = await pressedWhistle(tx, room.matchId, next, now.getTime())
  const missing = missingPresses(new Set(pressed.map(({ userId }) => userId)), await watchersIn(tx, room, now))
  return missing === 0 ? next : undefined
}
