import { GameError, type LobbyId, type RoomTapId, sentence, type UserId } from '@bettle/contract'
import { challengesUntil, checksUntil, type RecordedEvent, roundSpan, roundStatus } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/schema.ts'
import { roomMember } from '../room-store.ts'
import { changeRoom, refuseOthers } from './change-room.ts'
import { type LoadedRoom, writeLine } from './recorder-store.ts'
import { delayOf, type SeenRecorder } from './round-checks.ts'
import { refuseDecided } from './tap-as-recorder.ts'

export interface Word {
  readonly lobbyId: LobbyId
  readonly tapId: RoomTapId
  readonly isTrue: boolean
  readonly arrivedAt: number
}

/**
 * Stores whether an event happened, by the word of a recorder: the answer to a question, or a challenge ([RM26],
 * [RM27]). The latest word of a recorder counts.
 */
export async function sayInRoom(
  ctx: Context,
  userId: UserId,
  { lobbyId, tapId, isTrue, arrivedAt }: Word,
): Promise<void> {
  const room = await roomMember(ctx.db, lobbyId, userId)
  if (!room.isOfRecorders) throw new GameError('not-found', sentence('room-no-recorders'))
  await changeRoom(ctx, room, async (tx, loaded) => {
    const tap = [...loaded.tapIds].find(([, id]) => id === tapId)?.[0]
    const event = tap === undefined ? undefined : loaded.room.eventOf(tap)
    if (tap === undefined || !event) throw new GameError('not-found', sentence('event-missing'))
    refuseOthers(loaded, userId, event.at)
    refuseDecided(loaded, event.at)
    const isAsked = isAskedOf(loaded, userId, event.id, ctx.clock.now())
    const now = ctx.clock.date()
    const seen = await seenSaying(tx, room.matchId, userId, now)
    if (!isTrue && !isAsked && event.claim === undefined && !isOwnWord(event, userId))
      refuseLate(loaded, event.at, delayOf({ lead_ms: seen?.lead_ms ?? 0 }), arrivedAt)
    const line = { kind: 'said' as const, account_id: userId, tap, is_true: isTrue, is_asked: isAsked }
    const n = await writeLine(tx, room.matchId, line, now)
    loaded.room.take({ kind: 'said', n, memberId: userId, event: tap, isTrue, isAsked })
    if (loaded.room.wordOf(userId, tap) !== isTrue) {
      throw new GameError('half-state', sentence('room-denied-twice'))
    }
  })
}

/** Marks a recorder who says something as present: who answers from outside the tap pad sees the match, too. */
function seenSaying(
  tx: Tx,
  matchId: string,
  userId: UserId,
  now: Date,
): Promise<Pick<SeenRecorder, 'lead_ms'> | undefined> {
  return tx
    .updateTable('room_watcher')
    .set({ seen_at: now })
    .where('match_id', '=', matchId)
    .where('account_id', '=', userId)
    .returning('lead_ms')
    .executeTakeFirst()
}

/** True if only this recorder tapped the event: taking it back is no challenge. */
const isOwnWord = ({ tappedBy }: RecordedEvent, userId: string) => tappedBy.every((one) => one === userId)

/**
 * Refuses a challenge later than half a minute after the recorder's picture showed the event, unless its round has ended
 * and the recorder may still check its counts ([RM27], [RM36]).
 * @throws GameError `half-state`
 */
function refuseLate({ timetable, rules }: LoadedRoom, at: number, delay: number, arrivedAt: number): void {
  const round = timetable.rounds.find(({ id }) => id === rules.roundAt(at))
  const endsAt = round && roundSpan(timetable, round).endsAt
  const isChecked = typeof endsAt === 'number' && arrivedAt >= endsAt && arrivedAt <= checksUntil(endsAt, delay)
  if (isChecked || arrivedAt <= challengesUntil(at, delay)) return
  throw new GameError('half-state', sentence('room-objection-late'))
}

/** Returns true if the room asks this member about an event of a round that has ended ([RM26]). */
function isAskedOf({ room, timetable, rules }: LoadedRoom, userId: string, eventId: number, now: number): boolean {
  const event = room.eventOf(eventId) ?? room.recorded.find(({ id }) => id === eventId)
  const round = event && timetable.rounds.find(({ id }) => id === rules.roundAt(event.at))
  if (!round || roundStatus(timetable, round, now) !== 'finished') return false
  return room.questionsOf(round.id).some(({ event: { id }, askedOf }) => id === eventId && askedOf.includes(userId))
}
