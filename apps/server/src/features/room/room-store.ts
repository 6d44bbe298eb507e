import { GameError, type MatchId, sentence, type UserId } from '@bettle/contract'
import {
  type Interest,
  type RoomContext,
  type RoomEvent,
  type RoomTap,
  recordingRuleOf,
  roundOfInstant,
  TAP_SPAN,
  type Timetable,
  WATCHES_FOR,
  type Watcher,
} from '@bettle/rules'
import { sql } from 'kysely'
import type { LobbyRow, MatchRow, Reader, Tx } from '../../db/schema.ts'
import { loadTimetable } from '../match/timetable.ts'
import { lobbyForMember, memberRow } from '../member/member-store.ts'

/** The prefix of source ids of events that taps recorded. */
export const ROOM_SOURCE = 'room:'

/** A caller who may tap in a room. */
export interface RoomMember {
  readonly lobby: LobbyRow
  readonly matchId: MatchId
  /** True for a host without a seat, who decides alone ([RM8]). */
  readonly isHostOnly: boolean
  /** True if only named recorders record the room ([RM29]). */
  readonly isOfRecorders: boolean
}

/**
 * Returns the room to a member who plays in it, or to its host without a seat.
 * @throws GameError `lobby-not-found`, `not-found` if the lobby is no room, `forbidden` for spectators
 */
export async function roomMember(reader: Reader, lobbyId: string, userId: string): Promise<RoomMember> {
  const lobby = await lobbyForMember(reader, lobbyId, userId)
  const match = await reader
    .selectFrom('match')
    .select(['id', 'room_of', 'of_recorders'])
    .where('id', '=', lobby.match_id)
    .executeTakeFirstOrThrow()
  if (match.room_of === null) throw new GameError('not-found', sentence('room-other-recorder'))
  const member = await memberRow(reader, lobbyId, userId)
  const rule =
    member &&
    recordingRuleOf({
      isPresent: member.present,
      role: member.role,
      isRanked: member.ranked,
      isHost: lobby.host_id === userId,
      isOfRecorders: match.of_recorders,
    })
  if (rule === undefined) {
    throw new GameError('forbidden', sentence('room-players-only'))
  }
  const isOfRecorders = match.of_recorders
  return { lobby, matchId: match.id as MatchId, isHostOnly: rule === 'host', isOfRecorders }
}

/** How long a member is present who sees the start of the match and not the tap pad (ms, [RM6]). */
const SEES_START_FOR = 60_000

/**
 * Returns the time from which a member who enters counts as present for ten minutes. A member without the tap pad
 * confirms no events. Such a member is present for one minute, so that they can press the whistle and do not count long
 * in a match that they do not record.
 */
export const seenFrom = (now: Date, seesStart: boolean): Date =>
  seesStart ? new Date(now.getTime() - WATCHES_FOR + SEES_START_FOR) : now

/** Returns the members who are present in the room ([RM6]). */
export function watchersIn(tx: Tx, { lobby, matchId }: RoomMember, now: Date): Promise<Watcher[]> {
  return tx
    .selectFrom('room_watcher')
    .innerJoin('member', (join) =>
      join.onRef('member.account_id', '=', 'room_watcher.account_id').on('member.lobby_id', '=', lobby.id),
    )
    .select(['room_watcher.account_id as memberId', 'room_watcher.weight'])
    .where('room_watcher.match_id', '=', matchId)
    .where('room_watcher.seen_at', '>', new Date(now.getTime() - WATCHES_FOR))
    .where('member.present', '=', true)
    .where('member.role', '=', 'player')
    .execute()
}

/** Returns the members who are present, each with the bet interest in events of this type ([RM3], [RM6]). */
export async function roomContext(tx: Tx, room: RoomMember, eventType: string, now: Date): Promise<RoomContext> {
  const { lobby, matchId } = room
  const watchers = await watchersIn(tx, room, now)
  const bets = await tx
    .selectFrom('bet')
    .select(['account_id', 'round_id', 'bet_type'])
    .where('lobby_id', '=', lobby.id)
    .where('event_type', '=', eventType)
    .execute()
  const timetable = await loadTimetable(tx, matchId, lobby.plan_id)
  return { watchers, interestOf: interestsFrom(timetable, bets) }
}

interface BetOnType {
  readonly account_id: string
  readonly round_id: string
  readonly bet_type: 'over' | 'under'
}

function interestsFrom(timetable: Timetable, bets: readonly BetOnType[]): RoomContext['interestOf'] {
  return (memberId, _eventType, at): Interest => {
    const round = roundOfInstant(timetable, at)
    const bet = bets.find((one) => one.account_id === memberId && one.round_id === round?.id)
    if (!bet) return 'none'
    return bet.bet_type === 'over' ? 'gains' : 'loses'
  }
}

export interface StoredTap extends RoomTap {
  readonly id: string
  readonly eventId: string | null
}

/** Returns the taps of this type near a moment that are not undone, in their order. */
export async function tapsNear(tx: Tx, matchId: MatchId, eventType: string, at: Date): Promise<StoredTap[]> {
  const rows = await tx
    .selectFrom('room_tap')
    .selectAll()
    .where('match_id', '=', matchId)
    .where('event_type', '=', eventType)
    .where('undone_at', 'is', null)
    .where('at', '>=', new Date(at.getTime() - 4 * TAP_SPAN))
    .where('at', '<=', new Date(at.getTime() + 4 * TAP_SPAN))
    .orderBy('number')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    n: Number(row.number),
    memberId: row.account_id,
    eventType: row.event_type,
    team: row.team,
    at: row.at.getTime(),
    eventId: row.event_id,
  }))
}

export interface StoredEvent extends RoomEvent {
  readonly eventId: string
}

/**
 * Returns the events of this type near a moment, with their taps. An event that an undone tap removed is not returned:
 * its other taps wait for agreement again.
 */
export async function eventsNear(
  tx: Tx,
  match: Pick<MatchRow, 'id'>,
  eventType: string,
  at: Date,
  taps: readonly StoredTap[],
): Promise<StoredEvent[]> {
  const rows = await tx
    .selectFrom('match_event')
    .selectAll('match_event')
    .select(({ exists, selectFrom }) =>
      // An undone tap counts as a tap here: if it removed the event, the event has no other taps.
      exists(
        selectFrom('room_tap')
          .select('id')
          .where('room_tap.match_id', '=', match.id)
          .whereRef('room_tap.event_id', '=', 'match_event.id'),
      ).as('has_taps'),
    )
    .where('match_id', '=', match.id)
    .where('event_type', '=', eventType)
    .where(
      sql<boolean>`match_event.at between ${new Date(at.getTime() - 3 * TAP_SPAN)} and ${new Date(at.getTime() + 3 * TAP_SPAN)}`,
    )
    .orderBy('id')
    .execute()
  return rows.flatMap((row, index): StoredEvent[] => {
    const own = taps.filter(({ eventId }) => eventId === row.id)
    const isOfTaps = row.source_id?.startsWith(ROOM_SOURCE) === true
    const isRemoved = row.removed_at !== null
    if (isOfTaps && isRemoved && !row.has_taps) return []
    return [
      {
        eventId: row.id,
        id: index,
        eventType,
        at: row.at.getTime(),
        team: row.team,
        taps: own,
        isRemoved,
        decidedBy: isOfTaps && !isRemoved ? 'taps' : 'overruled',
      },
    ]
  })
}

/**
 * Marks the member as present.
 * @throws GameError `forbidden` for a user who has not opened the tap pad
 */
export async function seenWatcher(
  tx: Tx,
  matchId: MatchId,
  userId: UserId,
  now: Date,
): Promise<{ lead_ms: number; window_key: string | null }> {
  const watcher = await tx
    .updateTable('room_watcher')
    .set({ seen_at: now })
    .where('match_id', '=', matchId)
    .where('account_id', '=', userId)
    .returning(['lead_ms', 'window_key'])
    .executeTakeFirst()
  if (!watcher) throw new GameError('forbidden', sentence('tap-pad-closed'))
  return watcher
}
