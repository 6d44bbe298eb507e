import { LOBBY_CODE_ALPHABET, LOBBY_CODE_LENGTH, SEAT_MOVE_STATES, SEAT_STATES } from '@bettle/rules'
import { z } from 'zod'
import { Bet, Hand } from '../bet.ts'
import { Chips, ListQuery, Message, PublicUser, Time, Total } from '../fields/common.ts'
import { ExpectedState } from '../fields/expected-state.ts'
import { CompetitionId, LobbyId, MatchId, UserId } from '../fields/ids.ts'
import { Why } from '../fields/reason.ts'
import { Match } from '../match/match.ts'
import { MatchRound } from '../match/match-round.ts'
import { Odds } from '../match/odds.ts'
import { route } from '../route.ts'
import { Counts } from './counts.ts'
import { givenFields, rangesBesideTypes, settingFields } from './setting-fields.ts'

export const MemberRole = z.enum(['player', 'spectator'])
/**
 * The state of a user's seat, as far as the viewer may see it. After `stepped-down`, `kicked`, `removed` or
 * `eliminated` the user can only watch. After `out` the user cannot return to the lobby.
 */
export const SeatState = z.enum(SEAT_STATES)
export const LobbyStatus = z.enum(['open', 'closed'])

/**
 * The settings of a lobby. This schema does not check ranges and combinations: the rules check them.
 */
export const GameSettings = z.object(settingFields())
export type GameSettings = z.infer<typeof GameSettings>

/** The settings in a request. A setting that is left out takes its default. */
export const GameSettingsGiven = z.object(givenFields()).check(rangesBesideTypes)
export type GameSettingsGiven = z.infer<typeof GameSettingsGiven>

export const LobbyCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(
    new RegExp(`^[${LOBBY_CODE_ALPHABET}]{${LOBBY_CODE_LENGTH}}$`),
    `A lobby code has ${LOBBY_CODE_LENGTH} letters and digits`,
  )

/** The competition to which a lobby belongs. */
export const LobbyCompetition = z.object({
  _id: CompetitionId,
  name: z.string(),
  /** The stage of the competition. `pairing` names the group or the tie in this stage. */
  stage: z.string(),
  pairing: z.string(),
})
export type LobbyCompetition = z.infer<typeof LobbyCompetition>

/** A lobby as lists of lobbies show it. */
export const LobbyCard = z.object({
  _id: LobbyId,
  lobbyCode: z.string(),
  match: Match,
  hostUser: PublicUser,
  /** The number of taken seats: of present players, and of eliminated players, whose seats stay taken. */
  players: z.number().int(),
  spectators: z.number().int(),
  gameSettings: GameSettings,
  status: LobbyStatus,
  /** True while the lobby accepts bets and no round has started. */
  preMatchBetting: z.boolean(),
  /**
   * The minute of a half, in match time, at which betting on the last round closes. After it no user can join. Null if
   * the match has no rounds.
   */
  lastBets: z.object({ halfNumber: z.number().int(), minute: z.number() }).nullable(),
  createdAt: Time,
})
export type LobbyCard = z.infer<typeof LobbyCard>

export const RemovedTo = z.enum(['spectator', 'out'])

/** The removal of a member. After it the member can only watch (`spectator`), or cannot return at all (`out`). */
export const Removal = z.object({
  to: RemovedTo,
  by: PublicUser,
  at: Time,
  /** The reason of the removal, shown to the removed member; null for all other viewers. */
  reason: z.string().nullable(),
  why: Why.nullable(),
})
export type Removal = z.infer<typeof Removal>

/** How far the move of a guest's seat to another device is. Every member sees it. */
export const SeatMove = z.object({
  state: z.enum(SEAT_MOVE_STATES),
  /** The member who caused the state: the host, or in `agreed` the member who said yes. */
  by: PublicUser,
  at: Time,
})
export type SeatMove = z.infer<typeof SeatMove>

/** The name and the picture of a player, as an invitation shows them. */
export const Face = z.object({
  username: z.string(),
  /** The storage key of the player's picture, a public image; null without a picture. */
  image: z.string().nullable(),
})
export type Face = z.infer<typeof Face>

/** The fields that an invitation adds to the lobby's card. Everyone with the lobby's code may see them. */
const invitationFields = {
  /** Some of the present players. If the host plays, the host comes first. */
  faces: z.array(Face),
  /** `total` is the number of all rounds of the match. `left` is the number of rounds that still take bets. */
  rounds: z.object({ total: z.number().int(), left: z.number().int() }),
  /** The pot in trophies: the starting chips of every member with an account who ever had a player's seat. */
  prizePot: z.number().int(),
  /** Set if a visitor may take a seat in this lobby without an account. */
  takesGuests: z.literal(true).optional(),
}

/** The lobby that has the requested code, as a visitor without an account sees it. */
export const Invitation = LobbyCard.omit({ _id: true }).extend({
  hostUser: PublicUser.pick({ username: true, isDeleted: true }),
  ...invitationFields,
})
export type Invitation = z.infer<typeof Invitation>

/** Set for a member who plays without an account. A guest gets no share of the pot. */
const guestField = { isGuest: z.literal(true).optional() }

/**
 * A member of a lobby as the viewer may see them. The chips of other members still include stakes on rounds that have
 * not started.
 */
export const Member = z.object({
  user: PublicUser,
  role: MemberRole,
  chips: Chips,
  betsPlaced: z.number().int(),
  betsWon: z.number().int(),
  /** True if a bet of the member was settled as won, lost or void. */
  hasSettledBet: z.boolean(),
  /**
   * True if the member had bets settled in a third of the rounds that they could bet on. Active members rank before all
   * others.
   */
  isActive: z.boolean(),
  present: z.boolean(),
  isHost: z.boolean(),
  /** True if the member has ever held a player's seat. Such a member is ranked, also after leaving the lobby. */
  ranked: z.boolean(),
  joinedAt: Time,
  seat: SeatState,
  /** The number of the round at whose end the member was eliminated; null if the member was not eliminated. */
  eliminatedIn: z.number().int().nullable(),
  /** True if the member was the last player left after eliminations, which wins the game for good. */
  lastStanding: z.boolean(),
  /** The removal of the member; null if the member was not removed. */
  removed: Removal.nullable(),
  /** Set if the host moves, or has moved, the guest's seat to another device. */
  seatMove: SeatMove.optional(),
  ...guestField,
})
export type Member = z.infer<typeof Member>

export const LeaderboardEntry = z.object({
  user: PublicUser,
  chips: Chips,
  betsPlaced: z.number().int(),
  betsWon: z.number().int(),
  /** True if a bet of the member was settled as won, lost or void. */
  hasSettledBet: z.boolean(),
  /**
   * True if the member had bets settled in a third of the rounds that they could bet on. Active members rank before all
   * others.
   */
  isActive: z.boolean(),
  /** The number of the round at whose end the member was eliminated; null if the member was not eliminated. */
  eliminatedIn: z.number().int().nullable(),
  /** True if the member was the last player left after eliminations, which wins the game for good. */
  lastStanding: z.boolean(),
  ...guestField,
})
export type LeaderboardEntry = z.infer<typeof LeaderboardEntry>

/** A row of the leaderboard, with the rank of its member from 1. */
export const RankedEntry = LeaderboardEntry.extend({ rank: z.number().int() })
export type RankedEntry = z.infer<typeof RankedEntry>

/**
 * A member's own rank, computed from the figures that every member may see. `around` holds the member's own row and the
 * rows next to it.
 */
export const Place = z.object({ rank: z.number().int(), around: z.array(RankedEntry) })
export type Place = z.infer<typeof Place>

/** The size of a lobby with many members, and the first rows of its leaderboard. */
export const Crowd = z.object({
  /** The number of all members, whether present or not. */
  members: z.number().int(),
  /** The number of rows in the leaderboard. */
  ranked: z.number().int(),
  top: z.array(LeaderboardEntry),
})
export type Crowd = z.infer<typeof Crowd>

export const Statistics = z.record(z.string(), z.record(z.string(), z.number().int()))
export type Statistics = z.infer<typeof Statistics>

export const Deal = z.object({ commitment: z.string() })
export type Deal = z.infer<typeof Deal>

export const Lobby = z.object({
  _id: LobbyId,
  /** The lobby's code; empty in a competition, whose lobbies have neither code nor host. */
  lobbyCode: z.string(),
  match: Match,
  /** The host; null in a competition. */
  hostUser: PublicUser.nullable(),
  competition: LobbyCompetition.optional(),
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
  /**
   * The names of the members of the lobby before who are asked to this rematch and have not come yet. Set before the
   * match, for callers who were in the lobby before.
   */
  awaited: z.array(z.string()).optional(),
  /** The caller's own bets in this lobby. */
  bets: z.array(Bet),
  /** The caller's own cards, from the start of the first round on; left out if the caller has no cards. */
  hand: Hand.optional(),
  /**
   * The SHA-256 of the deal's seed, set if `hand` is set. The call for the deal returns the seed itself once the
   * results are confirmed.
   */
  deal: Deal.optional(),
  /**
   * The pot in trophies: the starting chips of every member with an account who ever had a player's seat. 0 in a
   * competition.
   */
  prizePot: z.number().int(),
  /** Whether the lobby pays trophies. */
  counts: Counts,
  /** When trophies were last booked for this lobby; null before the booking. A correction books the trophies again. */
  trophiesBookedAt: Time.nullable(),
  /**
   * Set in a lobby with many members. The lobby's pushes then contain short lists only. A client that shows more
   * fetches pages of members, of the leaderboard and of bets.
   */
  crowd: Crowd.optional(),
  /** The caller's rank. Set in a lobby with many members if the caller is ranked. */
  place: Place.optional(),
  createdAt: Time,
  serverTime: Time,
  /** The latest version of the topic `lobby:<id>` that this reply includes. */
  version: z.number().int(),
  /** The latest version of the topic `seat:<id>` that this reply includes. */
  seatVersion: z.number().int(),
})
export type Lobby = z.infer<typeof Lobby>

const ByLobby = z.object({ lobbyId: LobbyId })

/** The largest number of rows in one page of a lobby's list. */
export const LOBBY_PAGE_MAX = 100

/**
 * The page that a request wants of a list of a lobby. All members receive the same bytes of a page. A request without
 * `page` and `pageSize` gets the whole list.
 */
const PageQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(LOBBY_PAGE_MAX).optional(),
})

/** Fields of a reply that are set if the request names a page. */
const pageFields = {
  /** The length of the whole list. */
  total: Total.optional(),
  /** The version of the topic `lobby:<id>` that the page includes. */
  version: z.number().int().optional(),
}

export const listLobbies = route({
  method: 'GET',
  path: '/app/lobby',
  access: 'player',
  area: 'app',
  summary:
    'Lists the open public lobbies, in pages if requested. The two newest lobbies of each host come before all other lobbies.',
  query: ListQuery.pick({ page: true, pageSize: true }),
  reply: z.object({
    lobbies: z.array(LobbyCard),
    /** The length of the whole list, including lobbies without a free seat. Set if the request names a page. */
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
  summary: 'Returns the lobby that has this code.',
  params: z.object({ code: LobbyCode }),
  unknown: 'lobby-not-found',
  reply: LobbyCard.extend({
    ...invitationFields,
    /**
     * The caller's own seat in the lobby; left out if the caller never had a seat there. `isFinal`: the caller can no
     * longer play in this lobby.
     */
    seat: z.object({ role: MemberRole, present: z.boolean(), isFinal: z.boolean().optional() }).optional(),
  }),
  errors: ['lobby-not-found', 'rate-limited'],
  perMinute: 120,
})

export const invitation = route({
  method: 'GET',
  path: '/invitation/:code',
  access: 'anyone',
  area: 'public',
  summary: 'Returns the invitation to the lobby that has this code, also to callers without an account.',
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
  summary: 'Opens a lobby on a match. Its creator joins as a player.',
  body: z.object({
    matchId: MatchId,
    gameSettings: GameSettingsGiven.default({}),
    /** True if the creator takes no seat. Such a host only watches, is not ranked, and may operate the match. */
    hostOnly: z.boolean().default(false),
    /**
     * For an administrator, the state of the match for which the next step offered to open its first lobby ([W9]). If
     * that has changed, or another lobby is open, the server refuses the request with `half-state`.
     */
    expectedState: ExpectedState,
  }),
  reply: z.object({ lobby: Lobby }),
  errors: [
    'match-not-found',
    'half-state',
    'invalid-settings',
    'last-round',
    'email-unconfirmed',
    'too-many-lobbies',
    'too-many-seats',
    'rate-limited',
  ],
  requestId: true,
  heavy: true,
})

export const joinLobby = route({
  method: 'POST',
  path: '/app/game/join-lobby',
  access: 'player',
  area: 'app',
  summary: 'Joins a lobby as player or spectator. A member who returns gets the previous seat back.',
  /**
   * A text that cannot be a code is no invalid request. The server answers `lobby-not-found`, as for an unknown code.
   */
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
  summary: 'Leaves a lobby. The member stays ranked, and the seat becomes free.',
  body: ByLobby,
  reply: Message,
  errors: ['lobby-not-found', 'role-final'],
  requestId: true,
  heavy: true,
})

export const lobbyDetails = route({
  method: 'GET',
  path: '/app/game/lobby-details/:lobbyId',
  access: 'player',
  guests: true,
  area: 'app',
  summary: 'Returns everything in a lobby that the caller, a member of the lobby, may see.',
  params: ByLobby,
  /**
   * With `few`, in a lobby with many members, `users` and `leaderboard` hold only the host, the first rows and the rows
   * next to the caller.
   */
  query: z.object({ members: z.enum(['all', 'few']).optional() }),
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
  summary: 'Lists the members of a lobby in the order of joining, in pages if requested.',
  params: ByLobby,
  query: PageQuery,
  unknown: 'lobby-not-found',
  reply: z.object({ lobbyUsers: z.array(Member), ...pageFields }),
  errors: ['lobby-not-found'],
  etag: true,
  heavy: true,
})

export const leaderboard = route({
  method: 'GET',
  path: '/app/game/leaderboard/:lobbyId',
  access: 'player',
  guests: true,
  area: 'app',
  summary: 'Returns the leaderboard of a lobby, in pages if requested.',
  params: ByLobby,
  query: PageQuery,
  unknown: 'lobby-not-found',
  reply: z.object({ leaderboard: z.array(LeaderboardEntry), ...pageFields }),
  errors: ['lobby-not-found'],
  etag: true,
  heavy: true,
})

export const eventStatistics = route({
  method: 'GET',
  path: '/app/game/event-statistics/:matchId',
  access: 'player',
  guests: true,
  area: 'app',
  summary:
    'Returns the event counts by event type and round. With a lobby the rounds are those of the lobby’s plan, otherwise those of the official plan.',
  params: z.object({ matchId: MatchId }),
  query: z.object({ lobbyId: z.optional(LobbyId) }),
  unknown: 'match-not-found',
  reply: z.object({ statistics: Statistics }),
  errors: ['match-not-found', 'lobby-not-found'],
  heavy: true,
})

export const ChipsOverRounds = z.object({
  userId: UserId,
  /**
   * The member's chips after each settled round, in the order of `rounds`. A correction counts in the round of its bet.
   */
  chips: z.array(Chips),
})
export type ChipsOverRounds = z.infer<typeof ChipsOverRounds>

export const chipsOverRounds = route({
  method: 'GET',
  path: '/app/game/chips-over-rounds/:lobbyId',
  access: 'player',
  guests: true,
  area: 'app',
  summary: 'Returns every ranked member’s chips after each settled round.',
  params: ByLobby,
  unknown: 'lobby-not-found',
  reply: z.object({ startingChips: Chips, rounds: z.array(z.number().int()), members: z.array(ChipsOverRounds) }),
  errors: ['lobby-not-found'],
  heavy: true,
})
