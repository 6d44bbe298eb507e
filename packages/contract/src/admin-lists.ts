import { z } from 'zod'
import { Bet } from './bet.ts'
import { Chips, ListQuery, More, PublicUser, Time, Total } from './common.ts'
import { LobbyId, MatchId } from './ids.ts'
import { LobbyStatus, MemberRole } from './lobby.ts'
import { MatchStatus } from './match.ts'
import { MatchHalf } from './match-half.ts'
import { MatchRound } from './match-round.ts'
import { route } from './route.ts'

/** Which match, in a row of something else. */
const OfMatch = z.object({ _id: MatchId, homeTeam: z.string(), awayTeam: z.string(), status: MatchStatus })

export const AdminLobby = z.object({
  _id: LobbyId,
  lobbyCode: z.string(),
  match: OfMatch,
  hostUser: PublicUser,
  players: z.number().int(),
  spectators: z.number().int(),
  isPrivate: z.boolean(),
  status: LobbyStatus,
  /** Official, or the length of its rounds in minutes. */
  roundDuration: z.number().int(),
  createdAt: Time,
})
export type AdminLobby = z.infer<typeof AdminLobby>

export const adminListLobbies = route({
  method: 'GET',
  path: '/admin/lobby',
  access: 'admin',
  area: 'admin',
  summary: 'All lobbies, the newest first; those of one match with ?matchId.',
  query: ListQuery.extend({ matchId: z.optional(MatchId) }),
  reply: z.object({ lobbies: z.array(AdminLobby), total: Total.optional() }),
  errors: [],
})

export const AdminLobbyUser = z.object({
  _id: z.string(),
  lobby: z.object({ _id: LobbyId, lobbyCode: z.string() }),
  user: PublicUser,
  role: MemberRole,
  /** As everyone may see them: stakes on rounds that have not started are still among them. */
  chips: Chips,
  betsPlaced: z.number().int(),
  betsWon: z.number().int(),
  present: z.boolean(),
  joinedAt: Time,
})
export type AdminLobbyUser = z.infer<typeof AdminLobbyUser>

export const adminListLobbyUsers = route({
  method: 'GET',
  path: '/admin/lobby-user',
  access: 'admin',
  area: 'admin',
  summary: 'Who is or was in lobbies, as everyone may see them; of one lobby with ?lobbyId.',
  query: ListQuery.extend({ lobbyId: z.optional(LobbyId) }),
  reply: z.object({ lobbyUsers: z.array(AdminLobbyUser), total: Total.optional() }),
  errors: [],
})

export const AdminBet = Bet.extend({ lobbyCode: z.string(), match: OfMatch })
export type AdminBet = z.infer<typeof AdminBet>

export const adminListUserBets = route({
  method: 'GET',
  path: '/admin/user-bet',
  access: 'admin',
  area: 'admin',
  summary:
    'The latest 2,000 bets that everyone in their lobby has been shown, the latest first; all of one match or lobby with ?matchId or ?lobbyId. Of a lobby that hides bets there are none.',
  query: ListQuery.extend({ lobbyId: z.optional(LobbyId), matchId: z.optional(MatchId) }),
  reply: z.object({ bets: z.array(AdminBet), total: Total.optional(), more: More }),
  errors: [],
})

/** A lobby that is played, or was. */
export const AdminGame = AdminLobby.extend({
  settledRounds: z.number().int(),
  /** Of everyone who ever had a seat. */
  everPlayers: z.number().int(),
  /** Once the match is over; null where nobody had a bet settled. */
  winner: PublicUser.nullable(),
})
export type AdminGame = z.infer<typeof AdminGame>

export const adminListGames = route({
  method: 'GET',
  path: '/admin/game',
  access: 'admin',
  area: 'admin',
  summary: 'Lobbies whose match has begun, the newest first: how far they are and, at the end, who has won.',
  query: ListQuery,
  reply: z.object({ games: z.array(AdminGame), total: Total.optional() }),
  errors: [],
})

export const DueWork = z.object({
  _id: z.string(),
  queue: z.string(),
  kind: z.string(),
  key: z.string(),
  dueAt: Time,
  attempts: z.number().int(),
  waitUntil: Time.nullable(),
  lastError: z.string().nullable(),
})
export type DueWork = z.infer<typeof DueWork>

export const adminListDueWork = route({
  method: 'GET',
  path: '/admin/due-work',
  access: 'admin',
  area: 'admin',
  summary: 'Work that was due and has failed, the longest due first; it is tried again by itself.',
  query: ListQuery,
  reply: z.object({ dueWork: z.array(DueWork), total: Total.optional() }),
  errors: [],
})

export const adminOverview = route({
  method: 'GET',
  path: '/admin/overview',
  access: 'admin',
  area: 'admin',
  summary: 'What is going on now.',
  reply: z.object({
    running: z.array(OfMatch),
    /** The match to run next: the earliest planned kick-off; null where no match is to come. */
    next: OfMatch.extend({ startTime: Time.nullable(), openLobbies: z.number().int() }).nullable(),
    upcoming: z.number().int(),
    openLobbies: z.number().int(),
    /** Connected to this server at the moment. */
    peopleOnline: z.number().int(),
    users: z.number().int(),
    failingWork: z.number().int(),
  }),
  errors: [],
})

/** A plan with its rounds, and the lobbies that play it. */
const DebugPlan = z.object({
  roundDuration: z.number().int(),
  rounds: z.array(MatchRound),
  /** The round its prices are for. */
  pricedRoundNumber: z.number().int().nullable(),
})

/** So many ledgers are checked while somebody looks at a match; the command line checks all there are. */
export const LEDGERS_CHECKED = 200

const DebugLobby = z.object({
  _id: LobbyId,
  lobbyCode: z.string(),
  roundDuration: z.number().int(),
  status: LobbyStatus,
  version: z.number().int(),
  /** Rounds it has settled. */
  settledRounds: z.array(z.number().int()),
  /** Whether every balance is the sum of its entries, and no entry was changed; no figure is told. */
  ledger: z.enum(['sound', 'broken', 'unchecked']),
})

export const debugMatch = route({
  method: 'GET',
  path: '/admin/debug/match/:id',
  access: 'admin',
  area: 'admin',
  summary:
    'Everything the server knows of a match that is no secret: timetable, due work, versions, and a check of its first 200 ledgers.',
  params: z.object({ id: MatchId }),
  unknown: 'match-not-found',
  reply: z.object({
    match: OfMatch.extend({ version: z.number().int(), tempo: z.number(), suspended: z.boolean() }),
    serverTime: Time,
    halves: z.array(MatchHalf),
    plans: z.array(DebugPlan),
    dueWork: z.array(DueWork),
    lobbies: z.array(DebugLobby),
    events: z.object({ recorded: z.number().int(), takenBack: z.number().int() }),
  }),
  errors: ['match-not-found'],
})
