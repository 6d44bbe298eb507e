import type * as contract from '@bettle/contract'
import {
  type Answer,
  GameError,
  type LobbyId,
  type NamedRecorder,
  type RoomTapId,
  type RoundId,
  sentence,
  type UserId,
} from '@bettle/contract'
import { challengesUntil, DECIDED_WITHIN, type RecordedEvent, roundSpan, roundStatus, WATCHES_FOR } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import type { Reader } from '../../../db/schema.ts'
import { matchRow } from '../../match/match-store.ts'
import { lobbyForMember } from '../../member/member-store.ts'
import { publicUsersOf } from '../../user/user-columns.ts'
import { type LoadedRoom, loadRoom, namedIn } from './recorder-store.ts'
import { delayOf, mayCheckUntil, type SeenRecorder, uncheckedTypes } from './round-checks.ts'

/** The number of latest events that a member sees with who tapped them. */
const SHOWN = 20

/** Returns who records the room, its latest events with who tapped them, and the questions to this member ([RM32]). */
export async function roomRecorders(
  ctx: Context,
  userId: UserId,
  lobbyId: LobbyId,
): Promise<Answer<typeof contract.roomRecorders>> {
  const lobby = await lobbyForMember(ctx.db, lobbyId, userId)
  const match = await matchRow(ctx.db, lobby.match_id)
  if (!match.of_recorders) throw new GameError('not-found', sentence('room-no-recorders'))
  const now = ctx.clock.now()
  const loaded = await loadRoom(ctx.db, match, lobby, now)
  const seen = await ctx.db
    .selectFrom('room_watcher')
    .select('lead_ms')
    .where('match_id', '=', match.id)
    .where('account_id', '=', userId)
    .executeTakeFirst()
  return {
    recorders: await recordersToWire(ctx.db, loaded, match.id, now),
    events: loaded.room.recorded
      .toSorted((one, other) => other.at - one.at)
      .slice(0, SHOWN)
      .map((event) => eventToWire(loaded, event, userId, seen)),
    questions: questionsTo(loaded, userId, now),
    ...checksOf(loaded, seen, userId, now),
  }
}

async function recordersToWire(
  reader: Reader,
  { room, lobby }: LoadedRoom,
  matchId: string,
  now: number,
): Promise<NamedRecorder[]> {
  const named = await namedIn(reader, matchId)
  const current = room.recordersAt(now)
  const ids = [...new Set([...current, ...named])]
  const users = await publicUsersOf(reader, ids)
  const seen = await reader
    .selectFrom('member')
    .leftJoin('room_watcher', (join) =>
      join.onRef('room_watcher.account_id', '=', 'member.account_id').on('room_watcher.match_id', '=', matchId),
    )
    .select(['member.account_id', 'member.present', 'room_watcher.seen_at'])
    .where('member.lobby_id', '=', lobby.id)
    .where('member.account_id', 'in', [...ids, NO_MEMBER])
    .execute()
  return ids.flatMap((id): NamedRecorder[] => {
    const user = users.get(id)
    const row = seen.find(({ account_id }) => account_id === id)
    if (!user || !row?.present) return []
    const records = !current.includes(id) ? 'starts' : named.includes(id) ? 'now' : 'ends'
    return [{ user, isPresent: (row.seen_at?.getTime() ?? 0) > now - WATCHES_FOR, records }]
  })
}

/** An id of no account, so that an empty list stays valid in SQL. */
const NO_MEMBER = '00000000-0000-0000-0000-000000000000'

const idOfTap = ({ tapIds }: LoadedRoom, { tap }: RecordedEvent): RoomTapId => tapIds.get(tap) as RoomTapId

type Seen = Pick<SeenRecorder, 'lead_ms'> | undefined

function eventToWire(loaded: LoadedRoom, event: RecordedEvent, userId: UserId, seen: Seen): contract.TappedEvent {
  const { eventType, team, at, tappedBy, counts, claim } = event
  const round = loaded.rules.roundAt(at)
  const word = loaded.room.wordOf(userId, event.tap)
  return {
    ...{ tapId: idOfTap(loaded, event), eventType, team, counts, tappedBy: tappedBy as UserId[] },
    timeStamp: new Date(at).toISOString(),
    isDecided: round !== undefined && loaded.decided.has(round),
    ...(word !== undefined && { word }),
    ...(claim && { claimedBy: claim.by as UserId }),
    ...(seen &&
      loaded.room.recordersAt(at).includes(userId) && {
        challengeUntil: new Date(challengesUntil(at, delayOf(seen))).toISOString(),
      }),
  }
}

/** Returns the questions to a member about rounds that have ended and are not decided ([RM26]). */
function questionsTo(loaded: LoadedRoom, userId: UserId, now: number): contract.RecorderQuestion[] {
  const { room, timetable, decided } = loaded
  return timetable.rounds.flatMap((round) => {
    const { endsAt } = roundSpan(timetable, round)
    if (endsAt === null || decided.has(round.id) || roundStatus(timetable, round, now) !== 'finished') return []
    return room
      .questionsOf(round.id)
      .filter(({ askedOf }) => askedOf.includes(userId))
      .map(({ event }) => ({
        ...{ tapId: idOfTap(loaded, event), eventType: event.eventType, team: event.team },
        ...{ timeStamp: new Date(event.at).toISOString(), until: new Date(endsAt + DECIDED_WITHIN).toISOString() },
        ...(event.claim && { claimedBy: event.claim.by as UserId }),
      }))
  })
}

/** Returns the counts that a recorder may check, of rounds that have ended and are not decided ([RM36]). */
function checksOf(
  loaded: LoadedRoom,
  seen: Seen,
  userId: UserId,
  now: number,
): { checks: contract.RecorderCheck[]; objectionsLeft: number } {
  const { room, timetable, decided } = loaded
  const checks = timetable.rounds.flatMap((round) => {
    const { endsAt } = roundSpan(timetable, round)
    if (!seen || endsAt === null || decided.has(round.id) || roundStatus(timetable, round, now) !== 'finished')
      return []
    const until = mayCheckUntil(endsAt, seen)
    if (now > until || !room.recordersAt(endsAt - 1).includes(userId)) return []
    const counted = room.countedIn(round.id)
    return uncheckedTypes(loaded, round.id, userId).map((eventType) => {
      const ofType = counted.filter((event) => event.eventType === eventType)
      return {
        ...{ roundId: round.id as RoundId, roundNumber: round.roundNumber, eventType, count: ofType.length },
        ...{ tapIds: ofType.map((event) => idOfTap(loaded, event)), until: new Date(until).toISOString() },
        left: room.objectionsLeft(userId, endsAt - 1),
      }
    })
  })
  return {
    checks: checks.map(({ left: _, ...check }) => check),
    objectionsLeft: checks[0]?.left ?? room.objectionsLeft(userId, now),
  }
}
