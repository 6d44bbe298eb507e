import { z } from 'zod'
import { Message, PublicUser, Time } from '../fields/common.ts'
import { CircleId, LobbyId, MatchId, UserId } from '../fields/ids.ts'
import { GameSettingsGiven, LobbyCard, LobbyCode } from '../lobby/lobby.ts'
import { Match } from '../match/match.ts'
import { route } from '../route.ts'
import { CircleName } from './circle-forms.ts'

/** A circle in a list: a standing group of friends. */
export const CircleCard = z.object({
  _id: CircleId,
  name: z.string(),
  owner: PublicUser,
  /** The number of members. */
  members: z.number().int(),
  /** The kick-off of the next evening; null if its match has no planned kick-off, or if no evening is open. */
  nextKickOffAt: Time.nullable(),
  /** The number of evenings that are open. */
  openEvenings: z.number().int(),
})
export type CircleCard = z.infer<typeof CircleCard>

/** A day of UTC, such as 2026-12-31. */
export const Day = z.iso.date()

export const CircleSeason = z.object({
  /** From 1. */
  number: z.number().int(),
  firstDay: Day,
  lastDay: Day,
})
export type CircleSeason = z.infer<typeof CircleSeason>

export const CircleLine = z.object({
  user: PublicUser,
  /** Members whose points, wins and best finish are equal share a rank. */
  rank: z.number().int(),
  points: z.number().int(),
  played: z.number().int(),
  won: z.number().int(),
  bestFinish: z.number().int().nullable(),
  /** True for a member who left or was removed. */
  hasLeft: z.boolean(),
})
export type CircleLine = z.infer<typeof CircleLine>

/**
 * Whether an evening counts for the table. `better-that-day`: another evening of the day had more members, or as many
 * and an earlier kick-off.
 */
export const EveningState = z.enum(['counts', 'unconfirmed', 'announced-late', 'too-few', 'better-that-day'])
export type EveningState = z.infer<typeof EveningState>

export const CircleEvening = z.object({
  lobbyId: LobbyId,
  lobbyCode: z.string(),
  homeTeam: z.string(),
  awayTeam: z.string(),
  kickOffAt: Time,
  /** True if the caller has or had a seat, and so may read the result. */
  isSeated: z.boolean(),
  state: EveningState,
  /** The points of the members who played, in order of rank; empty if the evening does not count. */
  points: z.array(z.object({ user: PublicUser, rank: z.number().int(), points: z.number().int() })),
})
export type CircleEvening = z.infer<typeof CircleEvening>

export const Circle = z.object({
  _id: CircleId,
  name: z.string(),
  code: LobbyCode,
  owner: PublicUser,
  /** True if the caller receives no notices about evenings of this circle. */
  muted: z.boolean(),
  members: z.array(z.object({ user: PublicUser, joinedAt: Time })),
  /** Users who ask to come in. Only the owner sees them. */
  asking: z.array(PublicUser),
  /** Users whom the owner asked to join and who have not answered. Only the owner sees them. */
  asked: z.array(PublicUser),
  /** All seasons, the latest first. */
  seasons: z.array(CircleSeason),
  /** The season whose table follows. */
  season: CircleSeason,
  table: z.array(CircleLine),
  /** The latest evenings of the season that have kicked off and ended, the latest first. */
  past: z.array(CircleEvening),
  /** Open evenings that have not ended, the soonest first. */
  evenings: z.array(z.object({ lobby: LobbyCard, isSeated: z.boolean() })),
  /** The next announced matches on which an evening can be opened, the soonest first. */
  matches: z.array(Match),
  /** The last day of the next season. */
  nextLastDay: Day,
})
export type Circle = z.infer<typeof Circle>

/** The circle as a user sees it before joining: by the owner's request, or by its code. */
export const CircleInvitation = z.object({
  _id: CircleId,
  name: z.string(),
  owner: PublicUser,
  members: z.number().int(),
  /**
   * `asked`: the owner asks the caller to join. `asking`: the caller waits for the owner. `member`: the caller is a
   * member. `none`: none of these.
   */
  state: z.enum(['asked', 'asking', 'member', 'none']),
})
export type CircleInvitation = z.infer<typeof CircleInvitation>

const ById = z.object({ circleId: CircleId })
const OneCircle = z.object({ circle: Circle })
const common = { access: 'player', area: 'circle', unknown: 'circle-not-found' } as const

export const listCircles = route({
  ...common,
  method: 'GET',
  path: '/app/circle',
  summary: 'Lists the caller’s circles, and the circles whose owners ask the caller to join.',
  reply: z.object({ circles: z.array(CircleCard), invitations: z.array(CircleInvitation) }),
  errors: [],
})

export const createCircle = route({
  ...common,
  method: 'POST',
  path: '/app/circle',
  summary:
    'Makes a circle with the caller as owner. With `lobbyId` it asks the players of that finished lobby to join; nobody joins without agreeing.',
  body: z.object({ name: CircleName, lobbyId: z.optional(LobbyId) }),
  reply: OneCircle,
  errors: ['lobby-not-found', 'forbidden', 'game-not-over', 'email-unconfirmed', 'too-many-circles', 'rate-limited'],
  requestId: true,
})

export const circlesOfLobby = route({
  ...common,
  method: 'GET',
  path: '/app/circle/of-lobby/:lobbyId',
  unknown: 'lobby-not-found',
  summary:
    'Returns the circle whose evening a lobby is, if the caller is a member, and whether the caller may ask its players into a circle.',
  params: z.object({ lobbyId: LobbyId }),
  reply: z.object({
    circle: CircleCard.nullable(),
    /** True if the caller may ask the other players of this finished lobby into a circle. */
    mayKeep: z.boolean(),
    /** The number of these players. */
    people: z.number().int(),
    /** The circles of the caller into which the players can be asked. */
    owned: z.array(CircleCard),
  }),
  errors: ['lobby-not-found'],
})

export const circleById = route({
  ...common,
  method: 'GET',
  path: '/app/circle/:circleId',
  summary: 'Returns a circle with its next evenings, and the table and evenings of a season.',
  params: ById,
  /** The number of the season; the latest by default. */
  query: z.object({ season: z.coerce.number().int().min(1).max(10_000).optional() }),
  reply: OneCircle,
  errors: ['circle-not-found', 'not-found'],
})

export const circleByCode = route({
  ...common,
  method: 'GET',
  path: '/app/circle/by-code/:code',
  summary: 'Returns the circle of a code, as a user sees it before joining.',
  params: z.object({ code: LobbyCode }),
  reply: z.object({ circle: CircleInvitation }),
  errors: ['circle-not-found', 'rate-limited'],
})

export const joinCircle = route({
  ...common,
  method: 'POST',
  path: '/app/circle/join',
  summary:
    'Asks the owner of the circle of this code to let the caller in. A caller whom the owner has asked becomes a member at once.',
  body: z.object({ code: LobbyCode }),
  reply: z.object({ circle: CircleInvitation }),
  requestId: true,
  errors: ['circle-not-found', 'forbidden', 'email-unconfirmed', 'circle-full', 'too-many-circles', 'rate-limited'],
})

export const answerCircle = route({
  ...common,
  method: 'POST',
  path: '/app/circle/:circleId/answer',
  summary: 'Agrees to join a circle whose owner asks the caller, or declines.',
  params: ById,
  body: z.object({ agree: z.boolean() }),
  reply: Message,
  requestId: true,
  errors: ['circle-not-found', 'email-unconfirmed', 'circle-full', 'too-many-circles'],
})

export const askIntoCircle = route({
  ...common,
  method: 'POST',
  path: '/app/circle/:circleId/ask',
  summary: 'Asks the players of a finished lobby of the owner to join the circle.',
  params: ById,
  body: z.object({ lobbyId: LobbyId }),
  reply: OneCircle,
  requestId: true,
  errors: ['circle-not-found', 'lobby-not-found', 'forbidden', 'game-not-over', 'email-unconfirmed'],
})

export const admitToCircle = route({
  ...common,
  method: 'POST',
  path: '/app/circle/:circleId/admit',
  summary: 'The owner lets in a user who asks, or says no. After a no the user cannot ask again.',
  params: ById,
  body: z.object({ userId: UserId, admit: z.boolean() }),
  reply: OneCircle,
  requestId: true,
  errors: ['circle-not-found', 'forbidden', 'not-found', 'circle-full', 'too-many-circles'],
})

export const updateCircle = route({
  ...common,
  method: 'PUT',
  path: '/app/circle/:circleId',
  summary: 'The owner changes the name, the last day of the next season, or the code.',
  params: ById,
  body: z.object({ name: z.optional(CircleName), nextLastDay: Day.optional(), newCode: z.literal(true).optional() }),
  reply: OneCircle,
  requestId: true,
  errors: ['circle-not-found', 'forbidden', 'rate-limited'],
})

export const handOverCircle = route({
  ...common,
  method: 'POST',
  path: '/app/circle/:circleId/owner',
  summary: 'The owner hands the circle over to another member.',
  params: ById,
  body: z.object({ userId: UserId }),
  reply: OneCircle,
  requestId: true,
  errors: ['circle-not-found', 'forbidden', 'not-found', 'too-many-circles'],
})

export const removeFromCircle = route({
  ...common,
  method: 'DELETE',
  path: '/app/circle/:circleId/member/:userId',
  summary: 'The owner removes another member. The member keeps the rank of the season.',
  params: ById.extend({ userId: UserId }),
  reply: OneCircle,
  requestId: true,
  errors: ['circle-not-found', 'forbidden', 'not-found'],
})

export const leaveCircle = route({
  ...common,
  method: 'POST',
  path: '/app/circle/:circleId/leave',
  summary: 'Leaves a circle. After the owner the longest member owns it; without members it is deleted.',
  params: ById,
  reply: Message,
  requestId: true,
  errors: ['circle-not-found'],
})

export const muteCircle = route({
  ...common,
  method: 'POST',
  path: '/app/circle/:circleId/mute',
  summary: 'Switches the caller’s notices about evenings of this circle off or on.',
  params: ById,
  body: z.object({ muted: z.boolean() }),
  reply: Message,
  requestId: true,
  errors: ['circle-not-found'],
})

export const openEvening = route({
  ...common,
  method: 'POST',
  path: '/app/circle/:circleId/evening',
  summary:
    'Opens an evening: a private lobby for the circle on a match, with the caller as host. Settings that are left out are those of the last evening. If the circle has an open evening on this match, the call returns it. Each member gets one notice.',
  params: ById,
  body: z.object({ matchId: MatchId, gameSettings: GameSettingsGiven.optional() }),
  reply: z.object({ lobby: LobbyCard }),
  errors: [
    'circle-not-found',
    'match-not-found',
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

export const adminRenameCircle = route({
  method: 'POST',
  path: '/admin/circle/:circleId/rename',
  access: 'admin',
  area: 'admin',
  unknown: 'circle-not-found',
  summary: 'Replaces the name of a circle by a generated name.',
  params: ById,
  reply: z.object({ circle: z.object({ _id: CircleId, name: z.string() }) }),
  errors: ['circle-not-found'],
  requestId: true,
})
