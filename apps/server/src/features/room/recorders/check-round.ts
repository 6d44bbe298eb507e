import { GameError, type LobbyId, type RoomTapId, type RoundId, sentence, type UserId } from '@bettle/contract'
import { roundSpan, roundStatus } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import type { Tx } from '../../../db/schema.ts'
import { refuseUnplayed } from '../refuse-tap.ts'
import { type RoomMember, roomMember, seenWatcher } from '../room-store.ts'
import { changeRoom, refuseOthers } from './change-room.ts'
import { type LoadedRoom, writeLine } from './recorder-store.ts'
import { mayCheckUntil } from './round-checks.ts'
import { refuseDecided } from './tap-as-recorder.ts'

export interface Check {
  readonly lobbyId: LobbyId
  readonly roundId: RoundId
  readonly eventType: string
  /** True if the count is right. Otherwise the recorder claims an event that it lacks. */
  readonly isRight: boolean
  readonly team: 'home' | 'away' | null
  readonly arrivedAt: number
}

/**
 * Stores what a recorder says about the count of an event type at the end of a round: it is right ([RM36]), or it lacks
 * an event, about which the others decide ([RM35]).
 */
export async function checkRound(ctx: Context, userId: UserId, { lobbyId, ...check }: Check): Promise<void> {
  const room = await roomMember(ctx.db, lobbyId, userId)
  if (!room.isOfRecorders) throw new GameError('not-found', sentence('room-no-recorders'))
  await changeRoom(ctx, room, async (tx, loaded) => {
    await refuseUnplayed(tx, room.matchId, check.eventType)
    const at = (await endOf(ctx, tx, loaded, room, userId, check)) - 1
    const { roundId, eventType, team } = check
    const line = { account_id: userId, round_id: roundId, event_type: eventType }
    const now = ctx.clock.date()
    if (check.isRight) {
      if (!loaded.room.hasChecked(userId, roundId, eventType))
        await writeLine(tx, room.matchId, { kind: 'checked', ...line }, now)
      return
    }
    if (loaded.room.objectionsLeft(userId, at) === 0) throw new GameError('half-state', sentence('room-claimed-twice'))
    const claim = { team, id: newId<RoomTapId>(), at: new Date(at) }
    await writeLine(tx, room.matchId, { kind: 'claimed', ...line, ...claim }, now)
  })
}

/**
 * Returns the end of a round that the recorder may check.
 * @throws GameError `not-found`, `forbidden`; `half-state` before its end, and after the time for checks
 */
async function endOf(
  ctx: Context,
  tx: Tx,
  loaded: LoadedRoom,
  { matchId }: RoomMember,
  userId: UserId,
  { roundId, arrivedAt }: Pick<Check, 'roundId' | 'arrivedAt'>,
): Promise<number> {
  const { timetable } = loaded
  const round = timetable.rounds.find(({ id }) => id === roundId)
  if (!round) throw new GameError('not-found', sentence('room-no-round'))
  const { startsAt, endsAt } = roundSpan(timetable, round)
  if (startsAt === null || endsAt === null || roundStatus(timetable, round, arrivedAt) !== 'finished')
    throw new GameError('half-state', sentence('room-round-runs'))
  const at = endsAt - 1
  refuseOthers(loaded, userId, at)
  refuseDecided(loaded, at)
  const seen = await seenWatcher(tx, matchId, userId, ctx.clock.date())
  if (arrivedAt > mayCheckUntil(endsAt, seen)) throw new GameError('half-state', sentence('room-objection-late'))
  return endsAt
}
