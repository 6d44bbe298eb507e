import { GameError, type RoomSight, type RoomStart, type RoomTapId, sentence, type UserId } from '@bettle/contract'
import {
  betsUnderWay,
  type CorrectableStart,
  correctableStart,
  missingOfRecorders,
  type StartBet,
  savedByStart,
  type Timetable,
  WHISTLE_WAITS,
  withStartOf,
} from '@bettle/rules'
import type { Context } from '../../../context.ts'
import type { MatchRow, Reader, Tx } from '../../../db/schema.ts'
import { inMatch } from '../../../transactions/in-match.ts'
import { loadTimetable } from '../../match/timetable.ts'
import { updateHalf } from '../../match-control/timetable/update-half.ts'
import type { RoomMember } from '../room-store.ts'
import { announceWhistle, startingPress, WHISTLES } from '../room-whistle.ts'
import type { TapRequest } from '../tap-in-room.ts'
import { refuseOthers } from './change-room.ts'
import { type LoadedRoom, loadRoom, presentRecorders } from './recorder-store.ts'
import { insertTap, leadHere } from './tap-as-recorder.ts'

type BeganSight = Extract<RoomSight, { kind: 'half-began' }>

/**
 * Stores when the running half began by the word of a recorder, and moves its start once another recorder has stated the
 * same ([RM37]). One who records alone decides alone, but not about an own bet.
 */
export async function stateStart(
  ctx: Context,
  userId: UserId,
  room: RoomMember,
  { startTime }: BeganSight,
  { lobbyId, arrivedAt, window }: Omit<TapRequest, 'sight'>,
): Promise<RoomTapId> {
  const at = Date.parse(startTime)
  const { tapId, halfId } = await inMatch(ctx, room.matchId, async (tx, match) => {
    const now = ctx.clock.date()
    const timetable = await loadTimetable(tx, room.matchId, room.lobby.plan_id)
    const loaded = room.isHostOnly ? undefined : await loadRoom(tx, match, room.lobby, now.getTime())
    if (loaded) {
      refuseOthers(loaded, userId, now.getTime())
      await leadHere(ctx, tx, room, userId, window)
    }
    const start = await startNow(tx, match, timetable, now)
    if (!start || at < start.earliest || at > now.getTime()) {
      throw new GameError('half-state', sentence('room-start-late'))
    }
    if (loaded) refuseDecidedHalf(loaded, timetable, start)
    const present = loaded ? await presentRecorders(tx, room, loaded, now) : [userId]
    const isAlone = present.length === 1
    await refuseOwnGain(tx, room, userId, { timetable, loaded, start, at, now, isAlone })
    const tapId = await insertTap(
      tx,
      room,
      userId,
      { eventType: WHISTLES['half-began'], team: null, arrivedAt, at },
      match.of_recorders,
    )
    const by = (await statedIn(tx, match.id, start, now)).filter((one) => one.at === at)
    const isComplete = missingOfRecorders(new Set(by.map((one) => one.userId)), present) === 0
    const half = timetable.halves.find(({ halfNumber }) => halfNumber === start.halfNumber)
    return { reply: { tapId, halfId: isComplete && at !== start.startTime ? half?.id : undefined } }
  })
  if (halfId !== undefined) await updateHalf(ctx, null, halfId, { startTime })
  await announceWhistle(ctx, lobbyId)
  return tapId
}

/** Returns the start that the recorders may correct now, with what others have stated, as this member sees it. */
export async function startSeenBy(
  tx: Tx,
  match: MatchRow,
  planId: string,
  userId: UserId,
  now: Date,
): Promise<RoomStart | undefined> {
  const start = await startNow(tx, match, await loadTimetable(tx, match.id, planId), now)
  if (!start) return undefined
  const stated = (await statedIn(tx, match.id, start, now)).filter(({ at }) => at !== start.startTime)
  const other = stated.findLast((one) => one.userId !== userId)
  const iso = (at: number) => new Date(at).toISOString()
  return {
    ...{ halfNumber: start.halfNumber, startTime: iso(start.startTime) },
    ...{ earliest: iso(start.earliest), until: iso(start.until) },
    ...(other && { stated: { startTime: iso(other.at), by: other.username } }),
    isStated: stated.some((one) => one.userId === userId),
  }
}

async function startNow(
  reader: Reader,
  match: Pick<MatchRow, 'id'>,
  timetable: Timetable,
  now: Date,
): Promise<CorrectableStart | undefined> {
  const pressed = await startingPress(reader, match.id)
  return correctableStart(timetable, pressed?.arrivedAt ?? null, now.getTime())
}

/** Returns the starts that members have stated in the last minute, at most one of each, in the order of their words. */
async function statedIn(
  reader: Reader,
  matchId: string,
  { earliest }: CorrectableStart,
  now: Date,
): Promise<readonly { readonly userId: string; readonly username: string; readonly at: number }[]> {
  const rows = await reader
    .selectFrom('room_tap')
    .innerJoin('account', 'account.id', 'room_tap.account_id')
    .select(['account.id as userId', 'account.username', 'room_tap.at'])
    .where('room_tap.match_id', '=', matchId)
    .where('room_tap.event_type', '=', WHISTLES['half-began'])
    .where('room_tap.undone_at', 'is', null)
    .where('room_tap.arrived_at', '>', new Date(now.getTime() - WHISTLE_WAITS))
    .where('room_tap.at', '>=', new Date(earliest))
    .orderBy('room_tap.number')
    .execute()
  const latest = new Map(rows.map((row) => [row.userId, row]))
  return rows.filter((row) => latest.get(row.userId) === row).map((row) => ({ ...row, at: row.at.getTime() }))
}

/** Refuses another start once the room has decided a round of the half: it would change its counts ([RM28]). */
function refuseDecidedHalf({ decided }: LoadedRoom, { rounds }: Timetable, { halfNumber }: CorrectableStart): void {
  if (rounds.some((round) => round.halfNumber === halfNumber && decided.has(round.id)))
    throw new GameError('half-state', sentence('room-decided'))
}

interface MovedStart {
  readonly timetable: Timetable
  readonly loaded: LoadedRoom | undefined
  readonly start: CorrectableStart
  readonly at: number
  readonly now: Date
  readonly isAlone: boolean
}

/**
 * Refuses a start that would save the own bet of the member who states it, and any of one who is alone and has a bet.
 * @throws GameError `forbidden`
 */
async function refuseOwnGain(
  tx: Tx,
  { lobby, matchId }: RoomMember,
  userId: UserId,
  { timetable, loaded, start, at, now, isAlone }: MovedStart,
): Promise<void> {
  const after = withStartOf(timetable, start.halfNumber, at)
  const rows = await tx
    .selectFrom('bet')
    .select(['round_id', 'event_type', 'bet_type', 'placed_at'])
    .where('lobby_id', '=', lobby.id)
    .where('account_id', '=', userId)
    .execute()
  const bets = rows.map(
    (row): StartBet => ({
      ...{ memberId: userId, round: row.round_id, eventType: row.event_type },
      ...{ isOver: row.bet_type === 'over', placedAt: row.placed_at.getTime() },
    }),
  )
  const stored = await tx
    .selectFrom('match_event')
    .select(['event_type', 'at'])
    .where('match_id', '=', matchId)
    .where('removed_at', 'is', null)
    .execute()
  // A tapped event that does not count yet may still count, so it decides here like one that does.
  const tapped = loaded?.room.recorded ?? []
  const moments = [...tapped, ...stored.map((event) => ({ eventType: event.event_type, at: event.at.getTime() }))]
  const gains =
    savedByStart(timetable, after, bets, moments).has(userId) ||
    (isAlone && betsUnderWay(timetable, after, bets, now.getTime()).has(userId))
  if (gains) throw new GameError('forbidden', sentence('room-start-own-bet'))
}
