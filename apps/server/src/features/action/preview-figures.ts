import type { CannotComeBack, LobbyId, MatchId, NoUndo, Preview, UserId } from '@bettle/contract'
import { type Instant, neverBegan, type RoundStatus, roundStatus, settingsPlayed } from '@bettle/rules'
import { sql } from 'kysely'
import { readLobby } from '../../db/queries/read-lobby.ts'
import type { LobbyRow, Tx } from '../../db/schema.ts'
import { type Hidden, hiddenStakes } from '../leaderboard/standings.ts'
import { isPractice } from '../match/practice-match.ts'
import { type MatchTimetable, timetablesOf } from '../match/timetable.ts'
import { publicUsersOf } from '../user/user-columns.ts'
import {
  type EliminationState,
  eliminationStateOf,
  type MemberRef,
  memberRowKey,
  membersAtRisk,
} from './members-at-risk.ts'

interface BetSnapshot {
  readonly id: string
  readonly lobby_id: string
  readonly account_id: string
  readonly round_id: string
  readonly stake: number
  readonly outcome: string
  readonly payout: number | null
  readonly count: number | null
}

interface RoundSnapshot {
  readonly planId: string
  readonly number: number
  readonly status: RoundStatus
  readonly began: boolean
}

function roundsIn(timetables: readonly { timetable: MatchTimetable }[], now: Instant): Map<string, RoundSnapshot> {
  return new Map(
    timetables.flatMap(({ timetable }) =>
      timetable.rounds.map((round) => {
        const status = roundStatus(timetable, round, now)
        const began = status !== 'upcoming' && !neverBegan(timetable, round)
        return [round.id, { planId: timetable.planId, number: round.roundNumber, status, began }] as const
      }),
    ),
  )
}

/** A snapshot of a match before an action. */
export interface MatchSnapshot {
  readonly matchId: MatchId | undefined
  readonly lobbies: ReadonlyMap<string, LobbyRow>
  readonly bets: ReadonlyMap<string, BetSnapshot>
  readonly penalties: ReadonlySet<string>
  /** Rounds that have not begun, which the preview must not reveal ([V1]). */
  readonly ahead: ReadonlySet<string>
  readonly rounds: ReadonlyMap<string, RoundSnapshot>
  /** The stakes on coming rounds, by `memberRowKey`. */
  readonly hidden: ReadonlyMap<string, Hidden>
  readonly course: EliminationState
  readonly isPractice: boolean
  readonly isConfirmed: boolean
  readonly lastAction: number
  /** The operator who requested the preview. Actions of other operators meanwhile are left out. */
  readonly operatorId: UserId | null
}

export async function snapshotMatch(
  tx: Tx,
  operatorId: UserId | null,
  matchId: MatchId | undefined,
  now: Instant,
): Promise<MatchSnapshot> {
  const { rows: last } = await sql<{
    last: number
  }>`select coalesce(max(number), 0) as last from operator_action`.execute(tx)
  const match = matchId
    ? await tx.selectFrom('match').selectAll().where('id', '=', matchId).executeTakeFirst()
    : undefined
  const timetables = match ? await timetablesOf(tx, match) : []
  const rounds = roundsIn(timetables, now)
  const ahead = [...rounds].flatMap(([id, { status }]) => (status === 'upcoming' ? [id] : []))
  const lobbies = await lobbiesOf(tx, matchId)
  return {
    matchId,
    lobbies,
    bets: new Map((await betsOf(tx, matchId)).map((bet) => [bet.id, bet])),
    penalties: new Set((await penaltiesOf(tx, matchId)).map(keyOf)),
    ahead: new Set(ahead),
    rounds,
    hidden: await hiddenStakes(
      tx,
      [...lobbies.values()],
      timetables.map(({ timetable }) => timetable),
      now,
    ),
    course: await eliminationStateOf(tx, lobbies.values()),
    isPractice: match ? isPractice(match) : false,
    isConfirmed: match?.results_confirmed_at != null,
    lastAction: last[0]?.last ?? 0,
    operatorId,
  }
}

/**
 * Returns the visible changes. They include nothing of rounds that had not begun and, in a blind lobby, only settled
 * bets.
 */
export async function previewFigures(tx: Tx, before: MatchSnapshot, now: Instant): Promise<Preview> {
  const isVisible = (bet: BetSnapshot | undefined): boolean => {
    if (!bet) return false
    const shows = before.lobbies.get(bet.lobby_id)?.settings.showCompetitorBets ?? false
    return shows ? !before.ahead.has(bet.round_id) : bet.outcome !== 'open'
  }
  const members = new Map<string, Moved>()
  const movedOf = (lobbyId: string, userId: string) => {
    const key = memberRowKey({ lobby_id: lobbyId, account_id: userId })
    const moved = members.get(key) ?? { lobbyId, userId, bets: 0, chips: 0 }
    members.set(key, moved)
    return moved
  }
  const bets = await betsOf(tx, before.matchId)
  for (const bet of bets) {
    const was = before.bets.get(bet.id)
    if (was && isVisible(was) && isOther(was, bet)) movedOf(bet.lobby_id, bet.account_id).bets += 1
  }
  for (const { lobby_id, account_id, amount, bet_id, kind } of await entriesSince(tx, before)) {
    const isPublished = kind === 'admin' || (bet_id !== null && isVisible(before.bets.get(bet_id)))
    if (isPublished) movedOf(lobby_id, account_id).chips += amount
  }
  const penalties = await penaltiesSince(tx, before)
  const atRisk = membersAtRisk(before.course, await eliminationStateOf(tx, before.lobbies.values()), {
    lobbies: before.lobbies,
    begun: new Map(
      [...before.rounds].flatMap(([id, { number }]) => (before.ahead.has(id) ? [] : [[id, number] as const])),
    ),
    chipsOf: chipsSeen(before, members, penalties),
    safe: new Set([
      ...bets.filter((bet) => bet.outcome === 'open' && isVisible(before.bets.get(bet.id))).map(memberRowKey),
      ...penalties.filter(({ kicked }) => kicked).map(memberRowKey),
    ]),
  })
  const moved = [...members.values()].filter(({ bets, chips }) => bets > 0 || chips !== 0)
  return {
    lobbies: new Set(moved.map(({ lobbyId }) => lobbyId)).size,
    players: new Set(moved.map(({ userId }) => userId)).size,
    bets: moved.reduce((sum, { bets }) => sum + bets, 0),
    chips: moved.reduce((sum, { chips }) => sum + Math.abs(chips), 0),
    members: await named(tx, before, moved),
    cannotComeBack: [
      ...previewedOf(before, penalties),
      ...counted('eliminations', atRisk),
      ...(await untold(tx, before, now)),
      ...(await lobbiesClosed(tx, before)),
      ...(await finalities(tx, before)),
    ],
  }
}

interface Moved {
  readonly lobbyId: string
  readonly userId: string
  bets: number
  chips: number
}

/** The highest number of members who are listed by name. The other figures count all members. */
const MOST_NAMED = 1000

/**
 * Orders members by amount, and equal amounts by id. The order of the database would reveal when its rows were written.
 */
function byChips(a: Moved, b: Moved): number {
  const key = ({ lobbyId, userId }: Moved) => `${lobbyId}:${userId}`
  return Math.abs(b.chips) - Math.abs(a.chips) || (key(a) < key(b) ? -1 : 1)
}

async function named(tx: Tx, before: MatchSnapshot, moved: readonly Moved[]): Promise<Preview['members']> {
  const most = moved.toSorted(byChips).slice(0, MOST_NAMED)
  const users = await publicUsersOf(tx, [...new Set(most.map(({ userId }) => userId))])
  return most.flatMap(({ lobbyId, userId, bets, chips }) => {
    const user = users.get(userId)
    const lobbyCode = before.lobbies.get(lobbyId)?.code ?? ''
    return user ? [{ lobbyId: lobbyId as LobbyId, lobbyCode, user, bets, chips }] : []
  })
}

function isOther(was: BetSnapshot, is: BetSnapshot): boolean {
  return was.outcome !== is.outcome || was.payout !== is.payout || was.count !== is.count
}

async function lobbiesOf(tx: Tx, matchId: MatchId | undefined): Promise<Map<string, LobbyRow>> {
  if (!matchId) return new Map()
  const rows = await tx.selectFrom('lobby').selectAll().where('match_id', '=', matchId).execute()
  return new Map(rows.map((row) => [row.id, readLobby(row)]))
}

async function betsOf(tx: Tx, matchId: MatchId | undefined): Promise<BetSnapshot[]> {
  if (!matchId) return []
  return tx
    .selectFrom('bet')
    .innerJoin('lobby', 'lobby.id', 'bet.lobby_id')
    .select([
      'bet.id',
      'bet.lobby_id',
      'bet.account_id',
      'bet.round_id',
      'bet.stake',
      'bet.outcome',
      'bet.payout',
      'bet.count',
    ])
    .where('lobby.match_id', '=', matchId)
    .execute()
}

interface PenaltySnapshot {
  readonly lobby_id: string
  readonly round_id: string
  readonly account_id: string
  readonly kicked: boolean
}

const keyOf = ({ lobby_id, round_id, account_id }: PenaltySnapshot) => `${lobby_id}:${round_id}:${account_id}`

async function penaltiesOf(tx: Tx, matchId: MatchId | undefined): Promise<PenaltySnapshot[]> {
  if (!matchId) return []
  return tx
    .selectFrom('penalty')
    .innerJoin('lobby', 'lobby.id', 'penalty.lobby_id')
    .select(['penalty.lobby_id', 'penalty.round_id', 'penalty.account_id', 'penalty.kicked'])
    .where('lobby.match_id', '=', matchId)
    .execute()
}

interface Entry {
  readonly lobby_id: string
  readonly account_id: string
  readonly amount: number
  readonly kind: string
  readonly bet_id: string | null
}

async function entriesSince(tx: Tx, { lobbies }: MatchSnapshot): Promise<Entry[]> {
  const ends = JSON.stringify([...lobbies.values()].map(({ id, ledger_seq: seq }) => ({ id, seq })))
  const { rows } = await sql<Entry>`
    select entry.lobby_id, entry.account_id, entry.amount, entry.kind, entry.bet_id
    from ledger_entry entry join jsonb_to_recordset(${ends}::jsonb) as ended(id uuid, seq integer)
      on entry.lobby_id = ended.id and entry.seq > ended.seq`.execute(tx)
  return rows
}

/** Returns the new penalties of rounds that had begun, in lobbies that show bets. The preview may show only these. */
async function penaltiesSince(tx: Tx, before: MatchSnapshot): Promise<PenaltySnapshot[]> {
  return (await penaltiesOf(tx, before.matchId)).filter((penalty) => {
    const shows = before.lobbies.get(penalty.lobby_id)?.settings.showCompetitorBets ?? false
    return shows && !before.ahead.has(penalty.round_id) && !before.penalties.has(keyOf(penalty))
  })
}

/**
 * Returns the penalties and kicks, with the amounts of the settings. The true amounts would reveal stakes on coming
 * rounds.
 */
function previewedOf(before: MatchSnapshot, penalties: readonly PenaltySnapshot[]): CannotComeBack[] {
  const chips = penalties.reduce((sum, { lobby_id }) => sum + costIn(before, lobby_id), 0)
  const kicks = penalties.filter(({ kicked }) => kicked)
  return [...counted('penalties', penalties).map((penalty) => ({ ...penalty, chips })), ...counted('kicks', kicks)]
}

function counted(code: 'penalties' | 'kicks' | 'eliminations', of: readonly MemberRef[]): CannotComeBack[] {
  if (of.length === 0) return []
  const lobbies = new Set(of.map(({ lobby_id }) => lobby_id)).size
  return [{ code, lobbies, players: new Set(of.map(({ account_id }) => account_id)).size }]
}

/**
 * Returns a member's public chips: with the stakes on rounds that have not begun, and without credits from these
 * rounds.
 */
function chipsSeen(
  before: MatchSnapshot,
  moved: ReadonlyMap<string, Moved>,
  penalties: readonly PenaltySnapshot[],
): (member: MemberRef & { readonly chips: number }) => number {
  const others = new Map<string, number>()
  const add = (key: string, chips: number) => others.set(key, (others.get(key) ?? 0) + chips)
  for (const [key, { stakes }] of before.hidden) add(key, stakes)
  for (const [key, { chips }] of moved) add(key, chips)
  const fines = new Map<string, number>()
  for (const penalty of penalties) {
    fines.set(memberRowKey(penalty), (fines.get(memberRowKey(penalty)) ?? 0) + costIn(before, penalty.lobby_id))
  }
  return (member) => {
    const seen = member.chips + (others.get(memberRowKey(member)) ?? 0)
    // A penalty takes at most the chips that the member has ([I2]).
    return seen - Math.min(fines.get(memberRowKey(member)) ?? 0, Math.max(0, seen))
  }
}

/**
 * Returns settlements that the preview does not show in detail. It judges by the times of the rounds alone, so that it
 * makes no difference whether bets exist.
 */
async function untold(tx: Tx, before: MatchSnapshot, now: Instant): Promise<CannotComeBack[]> {
  const match = before.matchId
    ? await tx.selectFrom('match').selectAll().where('id', '=', before.matchId).executeTakeFirst()
    : undefined
  const isOver = (round: RoundSnapshot | undefined) => round?.status === 'finished' && round.began
  const over = [...roundsIn(match ? await timetablesOf(tx, match) : [], now)].filter(
    ([id, round]) => isOver(round) && !isOver(before.rounds.get(id)),
  )
  const rounds = over.filter(([id]) => before.ahead.has(id)).length
  const plans = new Set(over.map(([, { planId }]) => planId))
  const blind = [...before.lobbies.values()].filter(
    ({ status, settings, plan_id }) => status === 'open' && !settings.showCompetitorBets && plans.has(plan_id),
  )
  return [
    ...(rounds > 0 ? [{ code: 'rounds-ahead', rounds } as const] : []),
    ...(blind.length > 0 ? [{ code: 'blind-lobbies', lobbies: blind.length } as const] : []),
  ]
}

function costIn({ lobbies, isPractice: practice }: MatchSnapshot, lobbyId: string): number {
  const lobby = lobbies.get(lobbyId)
  return lobby ? settingsPlayed(lobby.settings, { isPractice: practice }).inactivityPenalty : 0
}

async function lobbiesClosed(tx: Tx, { matchId, lobbies }: MatchSnapshot): Promise<CannotComeBack[]> {
  const now = await lobbiesOf(tx, matchId)
  const closed = [...lobbies.values()].filter(({ id, status }) => status === 'open' && now.get(id)?.status === 'closed')
  return closed.length === 0 ? [] : [{ code: 'lobbies-closed', lobbies: closed.length }]
}

/**
 * Returns the reasons why the action itself cannot be undone, including that it makes the results final. An action that
 * ends the match at a time long ago makes them final.
 */
async function finalities(
  tx: Tx,
  { matchId, lastAction, operatorId, isConfirmed }: MatchSnapshot,
): Promise<CannotComeBack[]> {
  const match = matchId
    ? await tx.selectFrom('match').select('results_confirmed_at').where('id', '=', matchId).executeTakeFirst()
    : undefined
  const confirmed = match?.results_confirmed_at && !isConfirmed ? [{ code: 'results-confirmed' } as const] : []
  const rows = await tx
    .selectFrom('operator_action')
    .select('no_undo')
    .where('number', '>', lastAction)
    .where('account_id', 'is not distinct from', operatorId)
    .where('no_undo', 'is not', null)
    .execute()
  const own = rows.flatMap(({ no_undo: code }) => (code === null || !isFinal(code) ? [] : [{ code }]))
  return [...confirmed, ...own]
}

/** Leaves out closed lobbies and confirmed results, because separate checks report them. */
function isFinal(
  code: NoUndo,
): code is Exclude<NoUndo, 'undone' | 'nothing-to-undo' | 'lobbies-closed' | 'results-confirmed'> {
  return code !== 'undone' && code !== 'nothing-to-undo' && code !== 'lobbies-closed' && code !== 'results-confirmed'
}
