import {
  type Counts,
  type Crowd,
  countsOf,
  figuresOf,
  type GamePush,
  type LeaderboardEntry,
  type Lobby,
  type LobbyId,
  type LobbyPush,
  type Member,
  type Place,
  type UserId,
} from '@bettle/contract'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { LobbyRow, Tx } from '../../db/schema.ts'
import { isChat } from '../../push/chat-updates.ts'
import type { Crowds, SeatPushes } from '../../transactions/in-lobby.ts'
import { loadTimetable } from '../match/timetable.ts'
import { isOfCompetition, kindOf } from '../member/lobby-kind.ts'
import { membersWithHidden } from './members-with-hidden.ts'

/**
 * A lobby with more members is crowded ([V14]). With full lists, the bytes that a change costs would grow with the
 * square of this number.
 */
const CROWD = 50
/** How many rows at the top of the leaderboard every member receives. */
const TOP = 5
/** How many rows before and after a member's own row the member receives. */
const BESIDE = 1
/** The highest number of entries of each list in a push to a crowded lobby. */
export const MOST_LISTED = 3

/** Returns the figures of a crowded lobby, or undefined for a lobby that is not crowded. */
export function crowdOf(members: readonly Member[], leaderboard: readonly LeaderboardEntry[]): Crowd | undefined {
  if (members.length <= CROWD) return undefined
  return { members: members.length, ranked: leaderboard.length, top: leaderboard.slice(0, TOP) }
}

/** Returns a function that gives the rank of a member and the rows next to it, by the public figures ([K7]). */
export function placesIn(leaderboard: readonly LeaderboardEntry[]): (userId: string) => Place | undefined {
  const ranks = new Map(leaderboard.map(({ user }, index) => [user._id as string, index + 1]))
  const rows: Place['around'][number][] = []
  /** Neighbours share a row. */
  const rowOf = (rank: number) => {
    rows[rank] ??= { ...leaderboard[rank - 1], rank } as Place['around'][number]
    return rows[rank]
  }
  return (userId) => {
    const rank = ranks.get(userId)
    if (rank === undefined) return undefined
    const first = Math.max(1, rank - BESIDE)
    const last = Math.min(leaderboard.length, rank + BESIDE)
    return { rank, around: Array.from({ length: last - first + 1 }, (_, index) => rowOf(first + index)) }
  }
}

/**
 * Limits the size of the pushes of crowded lobbies. It leaves out long lists, and adds the crowd's figures and each
 * member's own place. A change in which every member's rank may move costs one push for each seat.
 */
export function createCrowds({ clock }: Pick<Context, 'clock'>): Crowds {
  return async (tx, lobbies, changed) => {
    const changedLobbies = lobbies.filter(({ id }) => (changed.pushes.get(id as LobbyId) ?? []).some(isOfGame))
    const crowded = await crowdedAmong(tx, changedLobbies)
    if (crowded.length === 0) return changed
    const pushes = new Map(changed.pushes)
    const seats: SeatPushes[] = [...(changed.seats ?? [])]
    for (const lobby of crowded) {
      const lobbyId = lobby.id as LobbyId
      const own = pushes.get(lobbyId) ?? []
      const short = own.map(shortened)
      pushes.set(lobbyId, short)
      if (!changed.movesRanks && !own.some((push) => movesRanks(push) || isOfMember(push))) continue
      const figures = await figuresNow(tx, lobby, clock.now())
      const touched = touchedRanks(own, figures.leaderboard, changed.movesRanks)
      pushes.set(lobbyId, [...short, crowdPush(figures, touched)])
      seats.push(...placePushes(lobbyId, figures, touched))
    }
    return { ...changed, pushes, seats }
  }
}

/** Chat and trophies change no member's figures. */
const isOfGame = (push: LobbyPush): boolean => !isChat(push) && push.type !== 'trophies.booked'

/** Returns the crowded ones of these lobbies. */
export async function crowdedAmong(tx: Tx, lobbies: readonly LobbyRow[]): Promise<LobbyRow[]> {
  if (lobbies.length === 0) return []
  const { rows } = await sql<{ lobby_id: string }>`
    select lobby_id from member where lobby_id = any(${lobbies.map(({ id }) => id)}::uuid[])
    group by lobby_id having count(*) > ${CROWD}`.execute(tx)
  const ids = new Set(rows.map(({ lobby_id }) => lobby_id))
  return lobbies.filter(({ id }) => ids.has(id))
}

type Figures = Pick<Lobby, 'users' | 'leaderboard' | 'players' | 'spectators' | 'prizePot'> & {
  readonly counts: Counts
}

async function figuresNow(tx: Tx, lobby: LobbyRow, now: number): Promise<Figures> {
  const timetable = await loadTimetable(tx, lobby.match_id, lobby.plan_id)
  const { users, isOfPractice, isOnOwnMatch } = await membersWithHidden(tx, lobby, timetable, now)
  const counts = countsOf(
    users,
    { isPractice: isOfPractice, ...(isOnOwnMatch && { isOwn: true as const }) },
    isOfCompetition(lobby),
  )
  return { users, counts, ...figuresOf(users, kindOf(lobby)) }
}

/** True if the row of a rank changed, or if another member has that rank now. */
type TouchedRanks = (rank: number) => boolean

/** Returns the push of the crowd's figures. The first rows are left out if none of them changed. */
function crowdPush(
  { users, leaderboard, players, spectators, prizePot, counts }: Figures,
  isTouched: TouchedRanks,
): GamePush {
  const top = leaderboard.slice(0, TOP)
  const isTopTouched = top.some((_, index) => isTouched(index + 1))
  return {
    type: 'crowd.changed',
    ...{ players, spectators, prizePot, counts },
    ...{ members: users.length, ranked: leaderboard.length },
    ...(isTopTouched && { top }),
  }
}

/**
 * Returns the pushes of members' places, which include the rows next to their own. Members who have left fetch their
 * place when they come back.
 */
function placePushes(lobbyId: LobbyId, { users, leaderboard }: Figures, isTouched: TouchedRanks): SeatPushes[] {
  const placeOf = placesIn(leaderboard)
  return users.flatMap(({ user, present }): SeatPushes[] => {
    const place = present ? placeOf(user._id) : undefined
    if (!place?.around.some(({ rank }) => isTouched(rank))) return []
    return [{ lobbyId, userId: user._id, push: { type: 'place.changed', place } }]
  })
}

const isOfMember = ({ type }: LobbyPush): boolean => type.startsWith('member.')

const MOVING: ReadonlySet<LobbyPush['type']> = new Set([
  'bet.placed',
  'bets.revealed',
  'round.settled',
  'round.corrected',
  'penalty.applied',
  'players.eliminated',
  'lobby.closed',
])

/**
 * True for a push that may move ranks. Some outcomes change no figure: another count, or a lost bet that everyone had
 * seen. A short push left out long lists of figures.
 */
const movesRanks = (push: LobbyPush): boolean =>
  MOVING.has(push.type) &&
  (!('standings' in push) || push.standings.length > 0 || ('partial' in push && push.partial === true))

/**
 * Returns the ranks that a push may change. A member who joins moves the ranks behind their own. Another change of one
 * member changes only that member's row.
 */
function touchedRanks(
  pushes: readonly LobbyPush[],
  leaderboard: readonly LeaderboardEntry[],
  isMoved = false,
): TouchedRanks {
  if (isMoved || pushes.some(movesRanks)) return () => true
  const rankOf = (userId: UserId) => leaderboard.findIndex(({ user }) => user._id === userId) + 1
  const ranges = pushes.flatMap((push): { from: number; to: number }[] => {
    if (push.type !== 'member.joined' && push.type !== 'member.changed') return []
    const from = rankOf(push.member.user._id)
    if (from === 0) return []
    return [{ from, to: push.type === 'member.joined' ? Number.POSITIVE_INFINITY : from }]
  })
  return (rank) => ranges.some(({ from, to }) => rank >= from && rank <= to)
}

const LISTS = ['bets', 'standings', 'penalties', 'cards', 'userIds']

/** Leaves out long lists, because members fetch pages of them. */
function shortened(push: LobbyPush): LobbyPush {
  const long = LISTS.filter((name) => listIn(push, name).length > MOST_LISTED)
  if (long.length === 0) return push
  return { ...push, ...Object.fromEntries(long.map((name) => [name, []])), partial: true } as LobbyPush
}

function listIn(push: LobbyPush, name: string): readonly unknown[] {
  const list: unknown = name in push ? push[name as keyof LobbyPush] : undefined
  return Array.isArray(list) ? list : []
}
