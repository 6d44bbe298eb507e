import type {
  Competition,
  CompetitionCard,
  CompetitionEntry,
  CompetitionId,
  CompetitionLobby,
  CompetitionStage,
  LobbyId,
  MatchId,
  MyCompetition,
  PublicUser,
  TableRow,
  UserId,
} from '@bettle/contract'
import {
  type CompetitionLogLine,
  type CompetitionState,
  type DivisionState,
  drawCommitment,
  type EntryShare,
  fixturesNeeded,
  foldCompetition,
  type GroupState,
  type Instant,
  type TableRow as RuleRow,
  type StageState,
} from '@bettle/rules'
import type { Reader } from '../../db/schema.ts'
import { digest } from '../ledger/digest.ts'
import { isDeletedName } from '../user/deleted-name.ts'
import { publicUsersOf } from '../user/user-columns.ts'
import { type CurrentLobby, currentLobbies, runningLobbies } from './competition-lobbies.ts'
import { type CompetitionRow, linesOf } from './competition-store.ts'
import { seedOfDraw } from './draw-seed.ts'
import { viewProposals } from './open-proposals.ts'
import { publicRankingsOf } from './rank-lobbies.ts'

/** Returns the cards of competitions for a list. `userId` is the viewer; null for a visitor. */
export async function cardsOf(
  reader: Reader,
  rows: readonly CompetitionRow[],
  userId: UserId | null,
): Promise<CompetitionCard[]> {
  const users = await publicUsersOf(
    reader,
    rows.flatMap(({ organiser_id, state }) => [organiser_id, ...(state.winner === null ? [] : [state.winner])]),
  )
  return rows.map((row) => ({
    ...cardOf(row, users),
    mine: row.state.entries.find(({ entry }) => entry === userId)?.status ?? null,
  }))
}

function cardOf(row: CompetitionRow, users: ReadonlyMap<string, PublicUser>): Omit<CompetitionCard, 'mine'> {
  const { settings, state } = row
  const count = (status: string) => state.entries.filter((entry) => entry.status === status).length
  const first = state.fixtures[0]?.kickOffAt
  return {
    _id: row.id as CompetitionId,
    format: settings.format,
    name: row.name,
    phase: state.phase,
    organiser: users.get(row.organiser_id) ?? null,
    isPrivate: row.is_private,
    isExclusive: settings.isExclusive,
    isPractice: settings.isPractice,
    prize: row.prize,
    promisedBy: row.promised_by,
    places: settings.places,
    entries: state.stages.length > 0 ? state.entries.filter(({ lot }) => lot !== null).length : count('place'),
    reserves: count('reserve'),
    opensAt: row.opens_at.toISOString(),
    closesAt: row.closes_at.toISOString(),
    firstKickOff: first === undefined ? null : timeOf(first),
    winner: state.winner === null ? null : (users.get(state.winner) ?? null),
  }
}

const timeOf = (instant: Instant) => new Date(instant).toISOString()

/** Returns a competition as all its viewers see it. */
export async function viewCompetition(reader: Reader, row: CompetitionRow, now: Instant): Promise<Competition> {
  const lobbies = await currentLobbies(reader, row.id)
  const lines = await linesOf(reader, row.id)
  const state = await withRunningResults(reader, row, lines, lobbies, now)
  const users = await publicUsersOf(reader, [row.organiser_id, ...state.entries.map(({ entry }) => entry)])
  const players = await playersOf(reader, lobbies)
  const lobbiesOf = (stage: string, group: number): CompetitionLobby[] =>
    lobbies
      .filter((lobby) => lobby.stage === stage && lobby.pairing === String(group))
      .map(({ lobby_id, match_id }) => ({
        lobbyId: lobby_id as LobbyId,
        matchId: match_id as MatchId,
        players: players.get(lobby_id) ?? [],
      }))
  return {
    ...cardOf(row, users),
    groupFixtures: row.settings.groupFixtures,
    seasonFixtures: row.settings.seasonFixtures,
    seasons: row.settings.seasons,
    lastDay: timeOf(row.settings.lastDay),
    gameSettings: row.game_settings,
    closedBecause: state.closedBecause,
    seedHash: drawCommitment(seedOfDraw(row, 1), digest),
    players: state.entries.flatMap((entry) => entryOf(entry, users)),
    fixtures: await fixturesOf(reader, state),
    fixturesNeeded: fixturesNeeded(row.settings, Math.max(2, countPlaying(state))),
    stages: state.stages.map((stage) => stageOf(stage, lobbiesOf)),
    bracket: state.bracket.map(({ stage, ties }) => ({
      stage,
      ties: ties.map(({ sides: [one, other], winner }) => ({
        sides: [sideOf(one), sideOf(other)],
        winner: winner as UserId | null,
      })),
    })),
    plates: lobbiesOf('plate', 0),
    trophies: state.trophies.map(({ entry, stage, amount }) => ({ userId: entry as UserId, stage, amount })),
    decided: await decisionsOf(reader, row.id),
    proposals: await viewProposals({ clock: { now: () => now } }, reader, row),
    serverTime: timeOf(now),
    version: row.version,
  }
}

const countPlaying = ({ entries }: CompetitionState) =>
  entries.filter(({ status, lot }) => status === 'place' || lot !== null).length

const sideOf = (side: { entry: string; seed: number } | null) =>
  side && { userId: side.entry as UserId, seed: side.seed }

/**
 * Adds the results of running lobbies to the state, by public numbers, so that tables change with every settled round.
 */
async function withRunningResults(
  reader: Reader,
  row: CompetitionRow,
  lines: readonly CompetitionLogLine[],
  lobbies: readonly CurrentLobby[],
  now: Instant,
): Promise<CompetitionState> {
  const played = runningLobbies(row.state, lobbies)
  if (played.length === 0) return row.state
  const rankings = await publicRankingsOf(reader, played, now)
  const provisional = played.map(
    ({ lobby_id, stage, pairing, match_id }, index): CompetitionLogLine => ({
      kind: 'lobby-result',
      number: row.log_number + index + 1,
      at: now,
      stage,
      group: Number(pairing),
      fixture: match_id,
      isConfirmed: false,
      ranking: rankings.get(lobby_id) ?? [],
    }),
  )
  return foldCompetition(row.settings, [...lines, ...provisional], digest)
}

function entryOf(
  { entry, status, reserve, lot }: CompetitionState['entries'][number],
  users: ReadonlyMap<string, PublicUser>,
): CompetitionEntry[] {
  const user = users.get(entry)
  return user ? [{ user, status, reserve, lot }] : []
}

function stageOf(stage: StageState, lobbiesOf: (stage: string, group: number) => CompetitionLobby[]): CompetitionStage {
  const { id, kind, ordinal, status, lacksFixture, fixtures, groups, divisions } = stage
  return {
    ...{ stage: id, kind, ordinal, status, lacksFixture },
    fixtures: fixtures.map(({ fixture }) => fixture as MatchId),
    groups: groups.map((group) => groupOf(group, lobbiesOf(id, group.group))),
    divisions: divisions.map(divisionOf),
  }
}

function groupOf(
  { group, division, members, liveTable, isProvisional, advancing }: GroupState,
  lobbies: CompetitionLobby[],
) {
  return {
    ...{ group, division, isProvisional, lobbies },
    members: members.map((entry) => entry as UserId),
    table: liveTable.map(rowOf),
    advancing: advancing.map((entry) => entry as UserId),
  }
}

function divisionOf({ division, liveTable, promoted, relegated }: DivisionState) {
  return { division, promoted, relegated, table: liveTable.map(rowOf) }
}

function rowOf({ entry, form, ...row }: RuleRow): TableRow {
  return { ...row, form: [...form], userId: entry as UserId }
}

async function playersOf(reader: Reader, lobbies: readonly CurrentLobby[]): Promise<Map<string, UserId[]>> {
  const players = new Map<string, UserId[]>(lobbies.map(({ lobby_id }) => [lobby_id, []]))
  if (lobbies.length === 0) return players
  const rows = await reader
    .selectFrom('member')
    .select(['lobby_id', 'account_id'])
    .where('lobby_id', 'in', [...players.keys()])
    .where('ranked', '=', true)
    .orderBy('joined_at')
    .execute()
  for (const { lobby_id, account_id } of rows) players.get(lobby_id)?.push(account_id as UserId)
  return players
}

async function fixturesOf(reader: Reader, { fixtures }: CompetitionState): Promise<Competition['fixtures']> {
  if (fixtures.length === 0) return []
  const matches = await reader
    .selectFrom('match')
    .select(['id', 'home_team', 'away_team'])
    .where(
      'id',
      'in',
      fixtures.map(({ fixture }) => fixture),
    )
    .execute()
  const teams = new Map(matches.map((match) => [match.id, match]))
  return fixtures.map(({ fixture, kickOffAt, status, failure, staysFailed, stage }) => ({
    matchId: fixture as MatchId,
    homeTeam: teams.get(fixture)?.home_team ?? '',
    awayTeam: teams.get(fixture)?.away_team ?? '',
    kickOffAt: timeOf(kickOffAt),
    ...{ status, failure, stage },
    staysFailed: staysFailed ?? null,
  }))
}

const DECISIONS = [
  'winner-set',
  'stage-replayed',
  'disqualified',
  'plate-opened',
  'decision-undone',
  'cancelled',
] as const

async function decisionsOf(reader: Reader, competitionId: string): Promise<Competition['decided']> {
  const rows = await reader
    .selectFrom('competition_line')
    .leftJoin('account', 'account.id', 'competition_line.account_id')
    .select(['number', 'kind', 'at', 'data', 'reason', 'username'])
    .where('competition_id', '=', competitionId)
    .where('kind', 'in', DECISIONS)
    .orderBy('number')
    .execute()
  const undone = new Set(rows.flatMap(({ kind, data }) => (kind === 'decision-undone' ? [data.decision] : [])))
  return rows
    .filter(({ kind }) => kind !== 'decision-undone')
    .map(({ number, kind, at, data, reason, username }) => ({
      ...{ number, kind, reason, by: username },
      ...(username !== null && isDeletedName(username) && { isByDeleted: true as const }),
      at: at.toISOString(),
      isUndone: undone.has(number),
      ...subjectOf(data),
      ...sharesOf(data),
      ...(data.proposal !== undefined && { isVoted: true }),
    }))
}

/** Returns the stage, group, player or match of a decision, as its log line names it. */
function subjectOf({ stage, group, entry, fixture }: Readonly<Record<string, unknown>>) {
  return {
    ...(stage !== undefined && { stage: stage as string }),
    ...(group !== undefined && { group: group as number }),
    ...(entry !== undefined && { userId: entry as UserId }),
    ...(fixture !== undefined && { matchId: fixture as MatchId }),
  }
}

/** Returns who gained and who lost by a decision. Decisions of earlier versions do not say. */
function sharesOf({ shares }: Readonly<Record<string, unknown>>) {
  if (!Array.isArray(shares)) return {}
  const ofKind = (kind: string) =>
    (shares as EntryShare[]).flatMap(({ entry, share }) => (share === kind ? [entry as UserId] : []))
  return { gains: ofKind('gains'), loses: ofKind('loses') }
}

/** The game of each player on each match, in the current lobbies of a competition. */
export type SeatsOf = ReadonlyMap<string, readonly Seat[]>

interface Seat {
  readonly lobbyId: LobbyId
  readonly matchId: string
  readonly stage: string
}

/** Returns the seats of all players of a competition, or of one. */
export async function seatsIn(reader: Reader, competitionId: string, userId?: UserId): Promise<SeatsOf> {
  const rows = await reader
    .selectFrom('competition_lobby')
    .innerJoin('member', 'member.lobby_id', 'competition_lobby.lobby_id')
    .select(['account_id', 'competition_lobby.lobby_id', 'match_id', 'stage'])
    .where('competition_id', '=', competitionId)
    .where('replaced_at', 'is', null)
    .where('member.ranked', '=', true)
    .$if(userId !== undefined, (query) => query.where('member.account_id', '=', userId as UserId))
    .execute()
  const seats = new Map<string, Seat[]>()
  for (const { account_id, lobby_id, match_id, stage } of rows) {
    const seat = { lobbyId: lobby_id as LobbyId, matchId: match_id, stage }
    seats.set(account_id, [...(seats.get(account_id) ?? []), seat])
  }
  return seats
}

interface Viewer {
  readonly userId: UserId
  /** Whether the viewer may decide about the competition. */
  readonly mayOrganise: boolean
}

/** Returns the part of a competition that concerns one user. */
export function viewMine(
  row: CompetitionRow,
  { players, fixtures }: Competition,
  seats: SeatsOf,
  { userId, mayOrganise }: Viewer,
): MyCompetition {
  const { state } = row
  const entry = players.find(({ user }) => user._id === userId) ?? null
  return {
    entry,
    next: entry && nextGame(state, fixtures, seats, userId),
    mayOrganise,
    isOrganiser: row.organiser_id === userId,
    decisions: mayOrganise
      ? state.decisions.map((decision) => ({
          kind: decision.kind,
          until: timeOf(decision.until),
          stage: decision.stage,
          ...(decision.kind === 'add-fixtures' && { missing: decision.missing }),
          ...(decision.kind === 'confirm-results' && { matchId: decision.fixture as MatchId }),
        }))
      : [],
    code: entry || mayOrganise ? row.code : null,
  }
}

/** Returns the user's running game, or the next one if none is running. */
function nextGame(
  state: CompetitionState,
  fixtures: Competition['fixtures'],
  seats: SeatsOf,
  userId: UserId,
): MyCompetition['next'] {
  const open = new Set(
    fixtures.flatMap(({ matchId, status }) => (status === 'planned' || status === 'under-way' ? [matchId] : [])),
  )
  const seated = (seats.get(userId) ?? []).filter(({ matchId }) => open.has(matchId as MatchId))
  const wanted = state.lobbiesWanted
    .filter(({ entries }) => entries.includes(userId))
    .map(({ fixture, stage }) => ({ lobbyId: null, matchId: fixture, stage: stage as string }))
  for (const { matchId, homeTeam, awayTeam, kickOffAt } of fixtures) {
    const game = [...seated, ...wanted].find((candidate) => candidate.matchId === matchId && open.has(matchId))
    if (game) return { ...game, matchId, homeTeam, awayTeam, kickOffAt }
  }
  return null
}
