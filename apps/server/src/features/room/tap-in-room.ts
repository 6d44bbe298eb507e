import { GameError, type LobbyId, type MatchId, type RoomSight, type RoomTapId, type UserId } from '@bettle/contract'
import { missingPresses, type RoomTap, takeTap } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import type { MatchRow, Tx } from '../../db/schema.ts'
import { type ChangedInMatch, inMatch } from '../../transactions/in-match.ts'
import { matchQueue } from '../match/match-queue.ts'
import { halvesOf } from '../match/timetable.ts'
import { endHalf } from '../match-control/timetable/end-half.ts'
import { startHalf } from '../match-control/timetable/start-half.ts'
import { publishScore } from '../match-event/publish-score.ts'
import { recordEventIn } from '../match-event/record-match-event.ts'
import {
  eventsNear,
  ROOM_SOURCE,
  type RoomMember,
  roomContext,
  roomMember,
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

export interface TapRequest {
  readonly lobbyId: LobbyId
  readonly sight: RoomSight
  readonly arrivedAt: number
}

/** Stores what a member saw, and records the event when enough members agree ([RM3]). */
export async function tapInRoom(ctx: Context, userId: UserId, request: TapRequest): Promise<RoomTapId> {
  const room = await roomMember(ctx.db, request.lobbyId, userId)
  const tapped = await inMatch(ctx, room.matchId, (tx, match) => tapIn(ctx, tx, match, room, userId, request))
  if (tapped.isGoal) await publishScore(ctx, room.matchId)
  if (tapped.whistle) await blow(ctx, room.matchId, tapped.whistle)
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
  { sight, arrivedAt }: TapRequest,
): Promise<ChangedInMatch<Tapped>> {
  const eventType = sight.kind === 'event' ? sight.eventType : WHISTLES[sight.kind]
  if (sight.kind === 'event') await refuseUnplayed(tx, room.matchId, eventType)
  const lead = room.isHostOnly ? 0 : await leadOfWatcher(tx, room, userId, ctx.clock.date())
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

async function refuseUnplayed(tx: Tx, matchId: MatchId, eventType: string): Promise<void> {
  const type = await tx
    .selectFrom('match_event_type')
    .select('retired_at')
    .where('match_id', '=', matchId)
    .where('name', '=', eventType)
    .executeTakeFirst()
  if (type?.retired_at !== null) {
    throw new GameError('not-found', { message: 'This match does not offer this event type.' })
  }
}

/**
 * Marks the member as present and returns the member's lead (ms).
 * @throws GameError `forbidden` for a user who has not entered the room
 */
async function leadOfWatcher(tx: Tx, { matchId }: RoomMember, userId: UserId, now: Date): Promise<number> {
  const watcher = await tx
    .updateTable('room_watcher')
    .set({ seen_at: now })
    .where('match_id', '=', matchId)
    .where('account_id', '=', userId)
    .returning('lead_ms')
    .executeTakeFirst()
  if (!watcher) throw new GameError('forbidden', { message: 'Open the tap pad first.' })
  return watcher.lead_ms
}

async function join(tx: Tx, tapIds: readonly string[], eventId: string | null): Promise<void> {
  await tx
    .updateTable('room_tap')
    .set({ event_id: eventId })
    .where('id', 'in', [...tapIds])
    .execute()
}

/**
 * Refuses an event before the first half runs: it would count for no round ([RM22]).
 * @throws GameError `half-state`
 */
async function refuseBeforeKickOff(tx: Tx, matchId: MatchId, arrivedAt: number): Promise<void> {
  const [first] = await halvesOf(tx, matchId)
  if (!first || first.status === 'finished') return
  const kickOff = first.status === 'active' ? first.start_time : null
  if (kickOff !== null && arrivedAt >= kickOff.getTime()) return
  throw new GameError('half-state', {
    message: kickOff
      ? 'The match kicks off in a moment. Tap what you see after the kick-off.'
      : 'The match has not started, so this tap does not count. First press Start half 1.',
  })
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

/** Starts or ends the half. It is no failure if another node has done so meanwhile. */
async function blow(ctx: Context, matchId: MatchId, { kind, halfNumber }: Whistle): Promise<void> {
  try {
    if (kind === 'half-start') await startHalf(ctx, null, matchId, halfNumber)
    else await endHalf(ctx, null, matchId, halfNumber)
  } catch (error) {
    if (!(error instanceof GameError) || error.code !== 'half-state') throw error
  }
}
