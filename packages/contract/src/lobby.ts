import { LOBBY_CODE_ALPHABET, LOBBY_CODE_LENGTH, SEAT_STATES } from '@bettle/rules'
import { z } from 'zod'
import { Bet, Hand } from './bet.ts'
import { Chips, ListQuery, Message, PublicUser, Time, Total } from './common.ts'
import { Counts } from './counts.ts'
import { LobbyId, MatchId, UserId } from './ids.ts'
import { Match } from './match.ts'
import { MatchRound } from './match-round.ts'
import { Odds } from './odds.ts'
import { Why } from './reason.ts'
import { route } from './route.ts'
import { givenFields, rangesBesideTypes, settingFields } from './setting-fields.ts'
import { shownText } from './shown-text.ts'

export const MemberRole = z.enum(['player', 'spectator'])
/** How somebody sits in a lobby, as far as this viewer may know: all but a player's and a spectator's are final. */
export const SeatState = z.enum(SEAT_STATES)
export const LobbyStatus = z.enum(['open', 'closed'])

/** The settings a host may choose; ranges and sense are checked by the rules, so that every problem is told at once. */
export const GameSettings = z.object(settingFields())
export type GameSettings = z.infer<typeof GameSettings>

/** As given: what is left out takes its default. */
export const GameSettingsGiven = z.object(givenFields()).check(rangesBesideTypes)
export type GameSettingsGiven = z.infer<typeof GameSettingsGiven>

export const LobbyCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(new RegExp(`^[${LOBBY_CODE_ALPHABET}]{${LOBBY_CODE_LENGTH}}$`), 'A lobby code has 6 letters and digits')

/** A row of the hub: what a lobby tells those who may join it. */
export const LobbyCard = z.object({
  _id: LobbyId,
  lobbyCode: z.string(),
  match: Match,
  hostUser: PublicUser,
  /** Seats taken: by players who are there, and by the eliminated, whose seats are not refilled. */
  players: z.number().int(),
  spectators: z.number().int(),
  gameSettings: GameSettings,
  status: LobbyStatus,
  /** Betting on the first round is open and no round has started. */
  preMatchBetting: z.boolean(),
  /** When the last bets of the match are taken, and nobody can join any more: so many match minutes into that half. Null without rounds. */
  lastBets: z.object({ halfNumber: z.number().int(), minute: z.number() }).nullable(),
  createdAt: Time,
})
export type LobbyCard = z.infer<typeof LobbyCard>

export const RemovedTo = z.enum(['spectator', 'out'])

/** That somebody was removed: to watch at most, or out for good. */
export const Removal = z.object({
  to: RemovedTo,
  by: PublicUser,
  at: Time,
  /** What was said to them: null to everyone else. */
  reason: z.string().nullable(),
  why: Why.nullable(),
})
export type Removal = z.infer<typeof Removal>

/** Somebody who plays there, by name and picture. */
export const Face = z.object({
  username: z.string(),
  /** Storage key of a public image. */
  image: z.string().nullable(),
})
export type Face = z.infer<typeof Face>

/** What a lobby tells beside its card to whoever holds its code. */
const invitationFields = {
  /** Some of the players who are there, the host first. */
  faces: z.array(Face),
  /** How many the match has, and on how many of them bets are still taken. */
  rounds: z.object({ total: z.number().int(), left: z.number().int() }),
  /** Trophies at stake: starting chips for everyone who ever had a seat. */
  prizePot: z.number().int(),
}

/** The lobby behind a code, for a visitor without an account. */
export const Invitation = LobbyCard.omit({ _id: true }).extend({
  hostUser: PublicUser.pick({ username: true }),
  ...invitationFields,
})
export type Invitation = z.infer<typeof Invitation>

/** A member as this viewer may see them: to others, chips still include stakes on rounds not started. */
export const Member = z.object({
  user: PublicUser,
  role: MemberRole,
  chips: Chips,
  betsPlaced: z.number().int(),
  betsWon: z.number().int(),
  /** Has had a bet won, lost or void. */
  hasSettledBet: z.boolean(),
  /** Had a bet settled in a third of the rounds that could be bet on: ranks before all who had not. */
  isActive: z.boolean(),
  present: z.boolean(),
  isHost: z.boolean(),
  /** Has held a player's seat: ranked, also when gone. */
  ranked: z.boolean(),
  joinedAt: Time,
  seat: SeatState,
  /** The round at whose end they were eliminated; null for all who are not. */
  eliminatedIn: z.number().int().nullable(),
  /** Was left when all others had been eliminated: has won, whatever follows. */
  lastStanding: z.boolean(),
  /** Null for all who were not. */
  removed: Removal.nullable(),
})
export type Member = z.infer<typeof Member>

export const LeaderboardEntry = z.object({
  user: PublicUser,
  chips: Chips,
  betsPlaced: z.number().int(),
  betsWon: z.number().int(),
  /** Has had a bet won, lost or void. */
  hasSettledBet: z.boolean(),
  /** Had a bet settled in a third of the rounds that could be bet on: ranks before all who had not. */
  isActive: z.boolean(),
  /** The round at whose end they were eliminated; null for all who are not. */
  eliminatedIn: z.number().int().nullable(),
  /** Was left when all others had been eliminated: has won, whatever follows. */
  lastStanding: z.boolean(),
})
export type LeaderboardEntry = z.infer<typeof LeaderboardEntry>

export const Statistics = z.record(z.string(), z.record(z.string(), z.number().int()))
export type Statistics = z.infer<typeof Statistics>

export const Deal = z.object({ commitment: z.string() })
export type Deal = z.infer<typeof Deal>

export const Lobby = z.object({
  _id: LobbyId,
  lobbyCode: z.string(),
  match: Match,
  hostUser: PublicUser,
  players: z.number().int(),
  spectators: z.number().int(),
  gameSettings: GameSettings,
  status: LobbyStatus,
  closedReason: z.string().nullable(),
  closedWhy: Why.nullable(),
  users: z.array(Member),
  rounds: z.array(MatchRound),
  activeRounds: z.array(MatchRound),
  upcomingRounds: z.array(MatchRound),
  odds: z.array(Odds),
  leaderboard: z.array(LeaderboardEntry),
  currentUser: Member,
  /** The caller's own bets in this lobby. */
  bets: z.array(Bet),
  /** One's own cards, from the start of the match on; left out for who holds none. */
  hand: Hand.optional(),
  /** Beside a hand: the SHA-256 of the seed it was dealt from. The seed is told by the deal's own call, once the match has ended. */
  deal: Deal.optional(),
  /** Trophies at stake: starting chips for everyone who ever had a seat. */
  prizePot: z.number().int(),
  /** Whether they are paid. */
  counts: Counts,
  /** When they were, the last time: again where something was corrected since. */
  trophiesBookedAt: Time.nullable(),
  createdAt: Time,
  serverTime: Time,
  /** The latest news on `lobby:<id>` that this includes. */
  version: z.number().int(),
  /** The same of `seat:<id>`. */
  seatVersion: z.number().int(),
})
export type Lobby = z.infer<typeof Lobby>

const ByLobby = z.object({ lobbyId: LobbyId })

export const listLobbies = route({
  method: 'GET',
  path: '/app/lobby',
  access: 'player',
  area: 'app',
  summary: 'Open lobbies anyone may join, in pages if asked: of each host the two newest before all others of theirs.',
  query: ListQuery.pick({ page: true, pageSize: true }),
  reply: z.object({
    lobbies: z.array(LobbyCard),
    /** With a page: how many stand in the list, also those where no seat is free at the moment. */
    total: Total.optional(),
  }),
  errors: [],
  heavy: true,
})

export const lobbyByCode = route({
  method: 'GET',
  path: '/app/game/lobby-by-code/:code',
  access: 'player',
  guests: true,
  area: 'app',
  summary: 'The lobby behind a code.',
  params: z.object({ code: LobbyCode }),
  unknown: 'lobby-not-found',
  reply: LobbyCard.extend({
    ...invitationFields,
    /** The caller's own place there, if they ever had one. */
    seat: z.object({ role: MemberRole, present: z.boolean() }).optional(),
  }),
  errors: ['lobby-not-found', 'rate-limited'],
  perMinute: 120,
})

export const invitation = route({
  method: 'GET',
  path: '/invitation/:code',
  access: 'anyone',
  area: 'public',
  summary: 'What whoever holds the code of a lobby may know before they have an account.',
  params: z.object({ code: LobbyCode }),
  unknown: 'lobby-not-found',
  reply: Invitation,
  errors: ['lobby-not-found', 'rate-limited'],
  perMinute: 600,
})

export const createLobby = route({
  method: 'POST',
  path: '/app/game/create-lobby',
  access: 'player',
  area: 'app',
  summary: 'Opens a lobby on a match; its creator joins as player.',
  body: z.object({
    matchId: MatchId,
    gameSettings: GameSettingsGiven.default({}),
    /** The creator takes no seat: a host who only watches, is not ranked and may operate the match. */
    hostOnly: z.boolean().default(false),
  }),
  reply: z.object({ lobby: Lobby }),
  errors: ['match-not-found', 'invalid-settings', 'last-round', 'too-many-lobbies', 'too-many-seats', 'rate-limited'],
  requestId: true,
  heavy: true,
})

export const joinLobby = route({
  method: 'POST',
  path: '/app/game/join-lobby',
  access: 'player',
  area: 'app',
  summary: 'Joins a lobby as player or spectator; a member comes back to what they had.',
  /** What is no code names no lobby, here as in an address. */
  body: z.object({ lobbyCode: z.string().trim().max(100).toUpperCase(), role: MemberRole.default('player') }),
  reply: z.object({ lobby: Lobby }),
  errors: [
    'lobby-not-found',
    'lobby-closed',
    'lobby-full',
    'role-final',
    'forbidden',
    'too-many-seats',
    'rate-limited',
  ],
  perMinute: 120,
  requestId: true,
  heavy: true,
})

export const leaveLobby = route({
  method: 'POST',
  path: '/app/game/leave-lobby',
  access: 'player',
  guests: true,
  area: 'app',
  summary: 'Leaves a lobby: ranked still, the seat free.',
  body: ByLobby,
  reply: Message,
  errors: ['lobby-not-found'],
  requestId: true,
  heavy: true,
})

export const REMOVAL_REASON_MAX = 200

export const removeMember = route({
  method: 'POST',
  path: '/app/game/remove-member',
  access: 'player',
  area: 'app',
  summary:
    'Removes a member for good, to watch at most or out, with the reason told to them: the host or an administrator may.',
  body: z.object({
    lobbyId: LobbyId,
    userId: UserId,
    to: RemovedTo,
    reason: shownText(REMOVAL_REASON_MAX, 'Please say why'),
  }),
  reply: Message,
  errors: ['lobby-not-found', 'not-found', 'forbidden', 'lobby-closed'],
  requestId: true,
  heavy: true,
})

export const lobbyDetails = route({
  method: 'GET',
  path: '/app/game/lobby-details/:lobbyId',
  access: 'player',
  guests: true,
  area: 'app',
  summary: 'Everything of a lobby this member may see.',
  params: ByLobby,
  unknown: 'lobby-not-found',
  reply: Lobby,
  errors: ['lobby-not-found'],
  etag: true,
  heavy: true,
})

export const listLobbyUsers = route({
  method: 'GET',
  path: '/app/lobby-user/:lobbyId',
  access: 'player',
  guests: true,
  area: 'app',
  summary: 'The members of a lobby.',
  params: ByLobby,
  unknown: 'lobby-not-found',
  reply: z.object({ lobbyUsers: z.array(Member) }),
  errors: ['lobby-not-found'],
  heavy: true,
})

export const leaderboard = route({
  method: 'GET',
  path: '/app/game/leaderboard/:lobbyId',
  access: 'player',
  guests: true,
  area: 'app',
  summary: 'Who is ahead.',
  params: ByLobby,
  unknown: 'lobby-not-found',
  reply: z.object({ leaderboard: z.array(LeaderboardEntry) }),
  errors: ['lobby-not-found'],
  heavy: true,
})

export const eventStatistics = route({
  method: 'GET',
  path: '/app/game/event-statistics/:matchId',
  access: 'player',
  guests: true,
  area: 'app',
  summary: "Counts per event type and round: of the lobby's plan, or of the official one.",
  params: z.object({ matchId: MatchId }),
  query: z.object({ lobbyId: z.optional(LobbyId) }),
  unknown: 'match-not-found',
  reply: z.object({ statistics: Statistics }),
  errors: ['match-not-found', 'lobby-not-found'],
  heavy: true,
})

export const ChipsOverRounds = z.object({
  userId: UserId,
  /** Chips once each settled round was over, in the order of `rounds`; corrections are in the round they belong to. */
  chips: z.array(Chips),
})
export type ChipsOverRounds = z.infer<typeof ChipsOverRounds>

export const chipsOverRounds = route({
  method: 'GET',
  path: '/app/game/chips-over-rounds/:lobbyId',
  access: 'player',
  guests: true,
  area: 'app',
  summary: "Every ranked member's chips after each settled round.",
  params: ByLobby,
  unknown: 'lobby-not-found',
  reply: z.object({ startingChips: Chips, rounds: z.array(z.number().int()), members: z.array(ChipsOverRounds) }),
  errors: ['lobby-not-found'],
  heavy: true,
})
