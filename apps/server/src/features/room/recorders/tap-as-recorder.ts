import { GameError, type RoomSight, type RoomTapId, sentence, type UserId } from '@bettle/contract'
import { LATEST_PICTURE, missingOfRecorders } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import type { Tx } from '../../../db/schema.ts'
import { inMatch } from '../../../transactions/in-match.ts'
import { blowWhistle } from '../blow-whistle.ts'
import { refuseBeforeKickOff, refuseUnplayed } from '../refuse-tap.ts'
import { type RoomMember, seenWatcher } from '../room-store.ts'
import { announceWhistle, nextWhistle, noteStart, pressedWhistle, WHISTLES, type Whistle } from '../room-whistle.ts'
import type { TapRequest } from '../tap-in-room.ts'
import { changeRoom, refuseOthers } from './change-room.ts'
import { decideAtKickOff, missingUndecided } from './decide-at-kick-off.ts'
import { stateStart } from './move-start.ts'
import { type LoadedRoom, loadRoom, presentRecorders } from './recorder-store.ts'
import { seeKickOff } from './see-kick-off.ts'

type EventSight = Extract<RoomSight, { kind: 'event' }>
type WhistleSight = Extract<RoomSight, { kind: 'half-start' | 'half-end' }>

/** Stores the tap of a named recorder. The event shows at once, with who tapped it ([RM23]). */
export function tapAsRecorder(
  ctx: Context,
  userId: UserId,
  room: RoomMember,
  { sight, ...request }: TapRequest,
): Promise<RoomTapId> {
  switch (sight.kind) {
    case 'event':
      return tapEvent(ctx, userId, room, sight, request)
    case 'kick-off-seen':
      return seeKickOff(ctx, userId, room, request)
    case 'half-began':
      return stateStart(ctx, userId, room, sight, request)
    default:
      return pressWhistle(ctx, userId, room, sight, request)
  }
}

function tapEvent(
  ctx: Context,
  userId: UserId,
  room: RoomMember,
  { eventType, team }: EventSight,
  { arrivedAt, window }: Omit<TapRequest, 'sight'>,
): Promise<RoomTapId> {
  return changeRoom(ctx, room, async (tx, loaded) => {
    await refuseUnplayed(tx, room.matchId, eventType)
    await refuseBeforeKickOff(tx, room.matchId, arrivedAt)
    const lead = await leadHere(ctx, tx, room, userId, window)
    const at = Math.min(arrivedAt + Math.max(lead, -LATEST_PICTURE), ctx.clock.now())
    refuseOthers(loaded, userId, at)
    refuseDecided(loaded, at)
    return insertTap(tx, room, userId, { eventType, team, arrivedAt, at })
  })
}

/**
 * Refuses a tap or a word about a round that the room has decided ([RM28]).
 * @throws GameError `half-state`
 */
export function refuseDecided({ rules, decided }: LoadedRoom, at: number): void {
  const round = rules.roundAt(at)
  if (round === undefined || !decided.has(round)) return
  throw new GameError('half-state', sentence('room-decided'))
}

/** Stores a press of the whistle, and starts or ends the half once another recorder has confirmed it ([RM31]). */
async function pressWhistle(
  ctx: Context,
  userId: UserId,
  room: RoomMember,
  { kind }: WhistleSight,
  { lobbyId, arrivedAt, window }: Omit<TapRequest, 'sight'>,
): Promise<RoomTapId> {
  const { tapId, whistle } = await inMatch(ctx, room.matchId, async (tx, match) => {
    const now = ctx.clock.date()
    const loaded = await loadRoom(tx, match, room.lobby, now.getTime())
    const isOfRecorders = match.of_recorders
    if (isOfRecorders && !loaded.isUndecided) refuseOthers(loaded, userId, now.getTime())
    await leadHere(ctx, tx, room, userId, window)
    const press = { eventType: WHISTLES[kind], team: null, arrivedAt, at: arrivedAt }
    const isTooMany = (await nextWhistle(tx, room.matchId))?.kind !== kind
    const tapId = await insertTap(tx, room, userId, { ...press, isTooMany }, isOfRecorders)
    // Another press may have handed the room to the crowd a moment ago. Then this one is a press too many.
    const whistle = isOfRecorders ? await completedWhistle(tx, room, loaded, kind, now) : undefined
    if (whistle) await noteStart(tx, room.matchId, now)
    if (whistle && loaded.isUndecided) await decideAtKickOff(tx, room, now)
    return { reply: { tapId, whistle } }
  })
  if (whistle) await blowWhistle(ctx, room.matchId, whistle)
  await announceWhistle(ctx, lobbyId)
  return tapId
}

async function completedWhistle(
  tx: Tx,
  room: RoomMember,
  loaded: LoadedRoom,
  kind: Whistle['kind'],
  now: Date,
): Promise<Whistle | undefined> {
  const next = await nextWhistle(tx, room.matchId)
  if (next?.kind !== kind) return undefined
  const pressed = await pressedWhistle(tx, room.matchId, next, now.getTime())
  const by = new Set(pressed.map((one) => one.userId))
  const present = await presentRecorders(tx, room, loaded, now)
  const missing = loaded.isUndecided ? await missingUndecided(tx, room, now) : undefined
  return (missing ? missing(by) : missingOfRecorders(by, present)) === 0 ? next : undefined
}

/**
 * Marks the recorder as present and returns the recorder's lead (ms).
 * @throws GameError `forbidden` if the recorder has the tap pad open in no window, or in another one ([RM33])
 */
export async function leadHere(
  ctx: Context,
  tx: Tx,
  { matchId }: RoomMember,
  userId: UserId,
  window: string | undefined,
): Promise<number> {
  const watcher = await seenWatcher(tx, matchId, userId, ctx.clock.date())
  if (watcher.window_key !== null && watcher.window_key !== (window ?? null)) {
    throw new GameError('forbidden', sentence('tap-pad-elsewhere'))
  }
  return watcher.lead_ms
}

interface NewTap {
  readonly eventType: string
  readonly team: 'home' | 'away' | null
  readonly arrivedAt: number
  readonly at: number
  /** True for a press on a whistle that is not the next one. It is stored as undone, so that no later whistle counts it. */
  readonly isTooMany?: boolean
}

export async function insertTap(
  tx: Tx,
  { matchId }: RoomMember,
  userId: UserId,
  { eventType, team, arrivedAt, at, isTooMany = false }: NewTap,
  isOfRecorders = true,
): Promise<RoomTapId> {
  const id = newId<RoomTapId>()
  const times = {
    arrived_at: new Date(arrivedAt),
    at: new Date(at),
    undone_at: isTooMany ? new Date(arrivedAt) : null,
  }
  await tx
    .insertInto('room_tap')
    .values({
      id,
      match_id: matchId,
      account_id: userId,
      event_type: eventType,
      team,
      ...times,
      of_recorders: isOfRecorders,
    })
    .execute()
  return id
}
