import {
  type Instant,
  type RecorderLine,
  RecorderRoom,
  type RecorderRules,
  roundOfInstant,
  roundSpan,
  roundStatus,
  type Timetable,
} from '@bettle/rules'
import { sql } from 'kysely'
import type { LobbyRow, MatchRow, Reader, Tx } from '../../../db/schema.ts'
import { isNamed } from '../../match/lone-recorder.ts'
import { loadTimetable } from '../../match/timetable.ts'
import { type RoomMember, watchersIn } from '../room-store.ts'

/** A room with named recorders, folded from its log. */
export interface LoadedRoom {
  readonly lobby: LobbyRow
  readonly room: RecorderRoom
  readonly timetable: Timetable
  readonly rules: RecorderRules
  /** The ids of the rounds that the room has decided. */
  readonly decided: ReadonlySet<string>
  /** The ids of the taps and claims by the numbers of their lines. */
  readonly tapIds: ReadonlyMap<number, string>
  /** The event types on which members have bets, by rounds that have started, in the order of their names. */
  readonly typesWithBets: ReadonlyMap<string, readonly string[]>
  /** True before the kick-off of a room that decides then who records: nobody has been named ([RM30]). */
  readonly isUndecided: boolean
}

/** A line of the log that is no tap, with the columns that its kind needs. */
interface NewLine {
  readonly kind: 'admitted' | 'dismissed' | 'undone' | 'said' | 'claimed' | 'checked' | 'decided'
  readonly account_id?: string | null
  readonly tap?: number
  readonly is_true?: boolean
  readonly is_asked?: boolean
  readonly round_id?: string
  readonly event_type?: string
  readonly team?: 'home' | 'away' | null
  readonly id?: string
  readonly at?: Date
}

/** Stores a line of the room's log. Returns its number. */
export async function writeLine(tx: Tx, matchId: string, line: NewLine, now: Date): Promise<number> {
  const { number } = await tx
    .insertInto('recorder_line')
    .values({
      ...{ match_id: matchId, kind: line.kind, account_id: line.account_id ?? null, tap: line.tap?.toString() ?? null },
      ...{ is_true: line.is_true ?? null, is_asked: line.is_asked ?? null, round_id: line.round_id ?? null },
      ...{ event_type: line.event_type ?? null, team: line.team ?? null, id: line.id ?? null, at: line.at ?? null },
      ...{ arrived_at: now, bets_judged: line.kind === 'decided' },
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  return Number(number)
}

/**
 * Adds the lines that follow from facts outside the log. A recorder who has no player's seat any more is dismissed. A
 * round that a lobby has settled is decided, also if a server of the version before settled it ([RM28]).
 */
export async function completeLog(tx: Tx, matchId: string, lobbyId: string, now: Date): Promise<void> {
  await sql`
    insert into recorder_line (match_id, kind, account_id, arrived_at)
    select line.match_id, 'dismissed', line.account_id, ${now} from recorder_line line
    where line.match_id = ${matchId} and ${isNamed} and not exists (select from member
      where member.lobby_id = ${lobbyId} and member.account_id = line.account_id and member.present and member.role = 'player')
    order by line.number`.execute(tx)
  await sql`
    insert into recorder_line (match_id, kind, round_id, arrived_at, bets_judged)
    select ${matchId}, 'decided', round_id, ${now}, true from lobby_round
    where lobby_id = ${lobbyId} and settled_at is not null and not exists (select from recorder_line line
      where line.match_id = ${matchId} and line.round_id = lobby_round.round_id)
    order by round_id`.execute(tx)
}

/** Folds the log of a room by the bets on rounds that have started. Later bets change nothing that others see ([V1]). */
export async function loadRoom(
  reader: Reader,
  match: Pick<MatchRow, 'id' | 'of_recorders'>,
  lobby: LobbyRow,
  now: Instant,
): Promise<LoadedRoom> {
  const timetable = await loadTimetable(reader, match.id, lobby.plan_id)
  const { betsOn, typesWithBets } = await betsOf(reader, lobby.id, timetable, now)
  const rules = { ...rulesOf(timetable), betsOn }
  const { lines, tapIds } = await linesOf(reader, match.id)
  const room = new RecorderRoom(rules)
  for (const line of lines) room.take(line)
  const decided = new Set(lines.flatMap((line) => (line.kind === 'decided' ? [line.round] : [])))
  const isNamed = lines.some(({ kind }) => kind === 'admitted')
  const isUndecided = match.of_recorders && !isNamed && timetable.halves.every(({ startTime }) => startTime === null)
  return { lobby, room, timetable, rules, decided, tapIds, typesWithBets, isUndecided }
}

function rulesOf(timetable: Timetable): Omit<RecorderRules, 'betsOn'> {
  const roundAt = (at: Instant) => roundOfInstant(timetable, at)
  return {
    roundAt: (at) => roundAt(at)?.id,
    roundEndAfter: (at) => {
      const round = roundAt(at)
      // The end of an open-ended round is unknown until the half ends, so a change waits behind every known instant.
      return round ? (roundSpan(timetable, round).endsAt ?? Number.MAX_SAFE_INTEGER) : at
    },
    halfAt: (at) =>
      timetable.halves.find(
        ({ startTime, endTime }) => startTime !== null && at >= startTime && (endTime === null || at < endTime),
      )?.halfNumber,
  }
}

async function betsOf(
  reader: Reader,
  lobbyId: string,
  timetable: Timetable,
  now: Instant,
): Promise<Pick<RecorderRules, 'betsOn'> & Pick<LoadedRoom, 'typesWithBets'>> {
  const started = timetable.rounds.filter((round) => roundStatus(timetable, round, now) !== 'upcoming')
  const ids = new Set(started.map(({ id }) => id))
  const rows = await reader
    .selectFrom('bet')
    .select(['account_id', 'round_id', 'event_type', 'bet_type', 'threshold'])
    .where('lobby_id', '=', lobbyId)
    .execute()
  const byRound = new Map<string, ReturnType<RecorderRules['betsOn']>>()
  const types = new Map<string, readonly string[]>()
  for (const row of rows) {
    if (!ids.has(row.round_id)) continue
    const key = `${row.event_type} ${row.round_id}`
    const bet = {
      ...{ memberId: row.account_id, round: row.round_id, eventType: row.event_type },
      ...{ isOver: row.bet_type === 'over', threshold: Number(row.threshold) },
    }
    byRound.set(key, [...(byRound.get(key) ?? []), bet])
    types.set(row.round_id, [...new Set([...(types.get(row.round_id) ?? []), row.event_type])].sort())
  }
  return { betsOn: (eventType, round) => byRound.get(`${eventType} ${round}`) ?? [], typesWithBets: types }
}

/** Reads the log in the order of its numbers, which the taps and the other lines share. Whistles are no lines. */
async function linesOf(
  reader: Reader,
  matchId: string,
): Promise<{ lines: RecorderLine[]; tapIds: Map<number, string> }> {
  const taps = await reader
    .selectFrom('room_tap')
    .selectAll()
    .where('match_id', '=', matchId)
    .where('event_type', 'not like', '\n%')
    .execute()
  const others = await reader.selectFrom('recorder_line').selectAll().where('match_id', '=', matchId).execute()
  const lines: RecorderLine[] = [
    ...taps.map(
      (row): RecorderLine => ({
        ...{
          kind: 'tapped',
          n: Number(row.number),
          memberId: row.account_id,
          eventType: row.event_type,
          team: row.team,
        },
        ...{ at: row.at.getTime(), arrivedAt: row.arrived_at.getTime() },
      }),
    ),
    ...others.map(lineOf),
  ]
  return {
    lines: lines.toSorted((one, other) => one.n - other.n),
    tapIds: new Map([...taps, ...others].flatMap(({ number, id }) => (id === null ? [] : [[Number(number), id]]))),
  }
}

type LineRow = Awaited<ReturnType<typeof rowsOf>>[number]
const rowsOf = (reader: Reader) => reader.selectFrom('recorder_line').selectAll().execute()

function lineOf(row: LineRow): RecorderLine {
  const n = Number(row.number)
  const memberId = row.account_id ?? ''
  const arrivedAt = row.arrived_at.getTime()
  switch (row.kind) {
    case 'admitted':
    case 'dismissed':
      return { n, kind: row.kind, memberId, arrivedAt }
    case 'undone':
      return { n, kind: row.kind, memberId, tap: Number(row.tap), arrivedAt }
    case 'said': {
      const word = { event: Number(row.tap), isTrue: row.is_true === true, isAsked: row.is_asked === true }
      return { n, kind: row.kind, memberId, ...word }
    }
    case 'claimed':
      return {
        ...{ n, kind: row.kind, memberId, eventType: row.event_type ?? '', team: row.team },
        at: row.at?.getTime() ?? arrivedAt,
      }
    case 'checked':
      return { n, kind: row.kind, memberId, round: row.round_id ?? '', eventType: row.event_type ?? '' }
    case 'decided':
      return { n, kind: row.kind, round: row.round_id ?? '' }
  }
}

/** Returns the members whom the host named and has not dismissed since, in the order of their naming. */
export async function namedIn(reader: Reader, matchId: string): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select line.account_id from recorder_line line where line.match_id = ${matchId} and ${isNamed} order by line.number`.execute(
    reader,
  )
  return rows.map(({ account_id }) => account_id)
}

/**
 * Returns the recorders of this moment who are present ([RM6], [RM31]). While nobody is named yet, all players who are
 * present are to record.
 */
export async function presentRecorders(
  tx: Tx,
  member: RoomMember,
  { room, isUndecided }: LoadedRoom,
  now: Date,
): Promise<readonly string[]> {
  const present = (await watchersIn(tx, member, now)).map(({ memberId }) => memberId)
  if (isUndecided) return present
  const watchers = new Set(present)
  return room.recordersAt(now.getTime()).filter((memberId) => watchers.has(memberId))
}
