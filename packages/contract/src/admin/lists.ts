import { z } from 'zod'
import { Bet } from '../bet.ts'
import { Chips, ListQuery, More, PublicUser, Time, Total } from '../fields/common.ts'
import { LobbyId, MatchId } from '../fields/ids.ts'
import { LobbyStatus, MemberRole } from '../lobby/lobby.ts'
import { MatchStatus } from '../match/match.ts'
import { MatchHalf } from '../match/match-half.ts'
import { MatchRound } from '../match/match-round.ts'
import { route } from '../route.ts'

/** The match of a lobby in an administrators' list. */
const OfMatch = z.object({ _id: MatchId, homeTeam: z.string(), awayTeam: z.string(), status: MatchStatus })

export const AdminLobby = z.object({
  _id: LobbyId,
  lobbyCode: z.string(),
  match: OfMatch,
  /** The host of the lobby; null in a competition, whose lobbies have no host. */
  hostUser: PublicUser.nullable(),
  players: z.number().int(),
  spectators: z.number().int(),
  isPrivate: z.boolean(),
  status: LobbyStatus,
  /** The length of the lobby's rounds in minutes. It identifies the lobby's plan: 10 is the official plan. */
  roundDuration: z.number().int(),
  createdAt: Time,
})
export type AdminLobby = z.infer<typeof AdminLobby>

/**
 * A lobby that records its own copy of a match. Administrators read its host and its size, because its members wait for
 * this match and no console reaches them. Nothing else of it is shown.
 */
export const LobbyOnCopy = z.object({
  _id: LobbyId,
  hostUser: PublicUser.nullable(),
  players: z.number().int(),
  /** True if its members have started the first half of their copy. */
  isStarted: z.boolean(),
})
export type LobbyOnCopy = z.infer<typeof LobbyOnCopy>

export const adminListLobbies = route({
  method: 'GET',
  path: '/admin/lobby',
  access: 'admin',
  area: 'admin',
  summary:
    'Lists all lobbies, the newest first. With ?matchId it lists the lobbies of one match, and the open lobbies that record their own copy of it.',
  query: ListQuery.extend({ matchId: z.optional(MatchId) }),
  reply: z.object({
    lobbies: z.array(AdminLobby),
    /** Only with `matchId`: the open lobbies that record their own copy of this match. */
    onCopies: z.array(LobbyOnCopy).optional(),
    total: Total.optional(),
  }),
  errors: [],
})

export const AdminLobbyUser = z.object({
  _id: z.string(),
  lobby: z.object({ _id: LobbyId, lobbyCode: z.string() }),
  user: PublicUser,
  role: MemberRole,
  /** The chips as every member may see them: they still include stakes on rounds that have not started. */
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
  summary:
    'Lists current and former members of all lobbies, with what every member of the lobby may see. With ?lobbyId it lists the members of one lobby.',
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
    'Lists the latest 2,000 bets that all members of the lobby can already see, the latest first. With ?matchId or ?lobbyId it lists the bets of one match or lobby. Bets of lobbies that hide bets are left out.',
  query: ListQuery.extend({ lobbyId: z.optional(LobbyId), matchId: z.optional(MatchId) }),
  reply: z.object({ bets: z.array(AdminBet), total: Total.optional(), more: More }),
  errors: [],
})

/** A lobby whose match has begun, in an administrators' list. */
export const AdminGame = AdminLobby.extend({
  settledRounds: z.number().int(),
  /** Number of users who ever had a player's seat in the lobby. */
  everPlayers: z.number().int(),
  /** The winner of the lobby's game, once the match is over; null before that, or if the game has no winner. */
  winner: PublicUser.nullable(),
})
export type AdminGame = z.infer<typeof AdminGame>

export const adminListGames = route({
  method: 'GET',
  path: '/admin/game',
  access: 'admin',
  area: 'admin',
  summary:
    'Lists the lobbies whose match has begun, the newest first, with the number of settled rounds and, after the match, the winner.',
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
  summary: 'Lists the jobs of the server that failed and will be retried, the longest overdue first.',
  query: ListQuery,
  reply: z.object({ dueWork: z.array(DueWork), total: Total.optional() }),
  errors: [],
})

export const adminOverview = route({
  method: 'GET',
  path: '/admin/overview',
  access: 'admin',
  area: 'admin',
  summary:
    'Returns an overview for administrators: running and coming matches, open lobbies, online users, failing jobs.',
  reply: z.object({
    running: z.array(OfMatch),
    /**
     * The upcoming match with the earliest planned kick-off, or else one without a planned kick-off. Null if no match
     * is upcoming. Practice matches are left out.
     */
    next: OfMatch.extend({ startTime: Time.nullable(), openLobbies: z.number().int() }).nullable(),
    upcoming: z.number().int(),
    openLobbies: z.number().int(),
    /** Number of users connected to this server now. */
    peopleOnline: z.number().int(),
    users: z.number().int(),
    failingWork: z.number().int(),
    /**
     * The matches that an operator runs now or soon, in the order in which they need a person: with all that decides the
     * next step of each ([W8]). Matches that ended long ago or kick off later than in a day are left out.
     */
    today: z
      .array(
        OfMatch.extend({
          startTime: Time.nullable(),
          tempo: z.number(),
          isConfirmed: z.boolean(),
          halves: z.array(MatchHalf),
          openLobbies: z.number().int(),
          /** True if a feed starts and ends the halves. */
          isRunByFeed: z.boolean(),
          /** True if the caller ever bet on the match. */
          isLocked: z.boolean(),
          /** Since when the feed of the match is silent; null while it is not. */
          silentSince: Time.nullable(),
          /** True if the provider of the match said that no play goes on, or nothing about it. */
          isHalted: z.boolean(),
        }),
      )
      .optional(),
    /** Numbers of records that wait for an administrator. */
    waiting: z
      .object({ reports: z.number().int(), crashes: z.number().int(), unsentEmails: z.number().int() })
      .optional(),
  }),
  errors: [],
})

/** A plan of rounds with the lobbies that play it, for the administrators' debug page. */
const DebugPlan = z.object({
  roundDuration: z.number().int(),
  rounds: z.array(MatchRound),
  /** The number of the round for which the plan's prices are computed; null if there is none. */
  pricedRoundNumber: z.number().int().nullable(),
})

/** The largest number of ledgers that one request checks. The command line checks all ledgers. */
export const LEDGERS_CHECKED = 200

const DebugLobby = z.object({
  _id: LobbyId,
  lobbyCode: z.string(),
  roundDuration: z.number().int(),
  status: LobbyStatus,
  version: z.number().int(),
  /** The numbers of the rounds that the lobby has settled. */
  settledRounds: z.array(z.number().int()),
  /**
   * `sound` if every balance is the sum of its ledger entries and no entry was changed; `unchecked` for lobbies after
   * the first 200. The field reveals no amounts.
   */
  ledger: z.enum(['sound', 'broken', 'unchecked']),
})

export const debugMatch = route({
  method: 'GET',
  path: '/admin/debug/match/:id',
  access: 'admin',
  area: 'admin',
  summary:
    'Returns the state of a match on the server for support, without secrets: halves, rounds, pending jobs, versions, and a check of the ledgers of its first 200 lobbies.',
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
