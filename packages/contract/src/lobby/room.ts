import { z } from 'zod'
import { GivenTime, PublicUser, Time } from '../fields/common.ts'
import { LobbyId, MatchEventId, MatchId, RoomTapId, RoundId, UserId } from '../fields/ids.ts'
import { TeamName } from '../match/match.ts'
import { Side } from '../match/match-event.ts'
import { route } from '../route.ts'
import { GameSettingsGiven, Lobby } from './lobby.ts'

/**
 * `named`: the players whom the host names record the room. `crowd`: all players record it. A crowd needs a lobby for
 * eight players or more. `at-kick-off`: the crowd records if eight players are there at the kick-off, else those who are
 * there. If the field is left out, the crowd records a lobby of any size.
 */
const Recorders = z.enum(['named', 'crowd', 'at-kick-off']).optional()

export const openRoom = route({
  method: 'POST',
  path: '/app/game/open-room',
  access: 'player',
  area: 'app',
  summary:
    'Opens a private lobby whose members record the match themselves. It plays a copy of the match that no other lobby sees.',
  body: z.object({
    matchId: MatchId,
    gameSettings: GameSettingsGiven.default({}),
    /** True if the creator takes no seat. Each tap of the creator is recorded at once. */
    hostOnly: z.boolean().default(false),
    recorders: Recorders,
    /** The event types that the members record. If the field is left out, they record all types of the match. */
    eventTypes: z.optional(z.array(z.string().min(1).max(100)).min(1, 'event-type-missing').max(100)),
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

export const openOwnMatch = route({
  method: 'POST',
  path: '/app/game/open-own-match',
  access: 'player',
  area: 'app',
  summary:
    'Opens a private lobby on a match of the caller’s own: two teams and a kick-off. Its members record it. No list shows it, and its games pay no trophies. Five a day.',
  body: z.object({
    homeTeam: TeamName,
    awayTeam: TeamName,
    /** The planned kick-off; now if it is left out. */
    startTime: GivenTime.optional(),
    gameSettings: GameSettingsGiven.default({}),
    /** True if the caller takes no seat. Each tap of the caller is recorded at once. */
    hostOnly: z.boolean().default(false),
    recorders: Recorders,
  }),
  reply: z.object({ lobby: Lobby }),
  errors: ['invalid-settings', 'forbidden', 'email-unconfirmed', 'too-many-lobbies', 'too-many-seats', 'rate-limited'],
  requestId: true,
  heavy: true,
})

/** The next whistle of a room's match, and the members who pressed it in the last minute. */
export const RoomWhistle = z.object({
  kind: z.enum(['half-start', 'half-end']),
  halfNumber: z.number().int(),
  /** The usernames of the other members who pressed it, in the order of their presses. */
  pressedBy: z.array(z.string()),
  /** True if the caller pressed it. */
  isPressed: z.boolean(),
  /** How many further members must at least press it; null if too few are present. */
  missing: z.number().int().nullable(),
})
export type RoomWhistle = z.infer<typeof RoomWhistle>

/** The start of the running half, while its recorders may correct it. */
export const RoomStart = z.object({
  halfNumber: z.number().int(),
  startTime: Time,
  /** The earliest start to which they may move it. The latest is the present. */
  earliest: Time,
  /** Until when they may move it. */
  until: Time,
  /** The latest start that another recorder stated in the last minute. The same statement of the caller confirms it. */
  stated: z.optional(z.object({ startTime: Time, by: z.string() })),
  /** True if the caller has stated a start in the last minute that another recorder must confirm. */
  isStated: z.boolean(),
})
export type RoomStart = z.infer<typeof RoomStart>

const WindowKey = z.string().min(1).max(64).optional()

export const enterRoom = route({
  method: 'POST',
  path: '/app/game/enter-room',
  access: 'player',
  guests: true,
  area: 'app',
  summary:
    'Records that the caller is present in the room, for ten minutes. Returns who records the match, and who has pressed the next whistle.',
  body: z.object({
    lobbyId: LobbyId,
    /** True if the caller sees the start of the match and not the tap pad. The caller is then present for a minute. */
    seesStart: z.boolean().default(false),
    /** A random key of the caller's window. A named recorder taps in one window at a time. */
    window: WindowKey,
    /** True if this window takes the tap pad over from another window of the caller. */
    takesOver: z.boolean().default(false),
  }),
  reply: z.object({
    /**
     * `room`: the server records an event when enough members tap it. `host`: fewer than three players are present, so
     * only a host without a seat or an operator records events.
     */
    recorder: z.enum(['room', 'host']),
    /** True if each tap of the caller is recorded at once. */
    isHostOnly: z.boolean(),
    /** The number of present players, including the caller. */
    present: z.number().int().optional(),
    /** The next whistle of the match. Left out after the last one. */
    whistle: RoomWhistle.optional(),
    /** Set in a room with named recorders: whether the caller is one of them now. */
    isRecorder: z.boolean().optional(),
    /**
     * Set before the kick-off of a room that decides then who records: what it would decide now, from the number of players
     * who are present.
     */
    atKickOff: z.enum(['named', 'crowd']).optional(),
    /** True if the caller has the tap pad open in another window, where it records. */
    isElsewhere: z.boolean().optional(),
    /** Set for callers who record, in the first five minutes of a half. */
    start: z.optional(RoomStart),
    /**
     * Until when a recorder whose picture is later than that of the others reports that it shows the kick-off. Left out
     * for the recorder who pressed the whistle first, and for those who have reported it.
     */
    kickOffSeenUntil: z.optional(Time),
  }),
  errors: ['lobby-not-found', 'not-found', 'forbidden'],
})

/**
 * The event that a member reports by a tap: a match event, or the whistle that starts or ends a half. Recorders also
 * report that their picture shows the kick-off of the running half, and when that half began.
 */
export const RoomSight = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('event'), eventType: z.string().min(1).max(100), team: Side.nullable() }),
  z.object({ kind: z.literal('half-start') }),
  z.object({ kind: z.literal('half-end') }),
  z.object({ kind: z.literal('kick-off-seen') }),
  z.object({ kind: z.literal('half-began'), startTime: GivenTime }),
])
export type RoomSight = z.infer<typeof RoomSight>

export const tapInRoom = route({
  method: 'POST',
  path: '/app/game/tap-in-room',
  access: 'player',
  guests: true,
  area: 'app',
  summary:
    'Reports an event that a member of the room saw (a tap). The event is recorded when enough members report it. The reply does not say whether the tap counts.',
  body: z.object({ lobbyId: LobbyId, sight: RoomSight, window: WindowKey }),
  reply: z.object({ tapId: RoomTapId }),
  errors: ['lobby-not-found', 'not-found', 'forbidden', 'half-state', 'results-confirmed'],
  requestId: true,
  perMinute: 120,
})

export const undoTapInRoom = route({
  method: 'POST',
  path: '/app/game/undo-tap-in-room',
  access: 'player',
  guests: true,
  area: 'app',
  summary: 'Undoes a tap of the caller. This is possible for ten seconds after the tap.',
  body: z.object({ lobbyId: LobbyId, tapId: RoomTapId }),
  reply: z.object({ message: z.string() }),
  errors: ['lobby-not-found', 'not-found', 'forbidden', 'half-state', 'results-confirmed'],
  perMinute: 120,
})

export const removeRoomEvent = route({
  method: 'POST',
  path: '/app/game/remove-room-event',
  access: 'player',
  area: 'app',
  summary: 'Removes a recorded event of the room’s match. Only a host without a seat may do this.',
  body: z.object({ lobbyId: LobbyId, eventId: MatchEventId }),
  reply: z.object({ message: z.string() }),
  errors: ['lobby-not-found', 'not-found', 'forbidden', 'half-state', 'results-confirmed'],
  requestId: true,
  perMinute: 120,
})

/** A player whom the host named as a recorder. */
export const NamedRecorder = z.object({
  user: PublicUser,
  /** False for a recorder who has not opened the tap pad in the last ten minutes. */
  isPresent: z.boolean(),
  /** `now`: records. `starts`: records from the next round on. `ends`: records until the end of this round. */
  records: z.enum(['now', 'starts', 'ends']),
})
export type NamedRecorder = z.infer<typeof NamedRecorder>

/** An event that named recorders tapped, whether it counts or not. */
export const TappedEvent = z.object({
  /** The first tap of the event. */
  tapId: RoomTapId,
  eventType: z.string(),
  team: Side.nullable(),
  timeStamp: Time,
  /** The recorders who tapped it, in the order of their taps. */
  tappedBy: z.array(UserId),
  /** True if the event counts, unless a recorder says more. */
  counts: z.boolean(),
  /** True once its round is decided. Nothing changes it then. */
  isDecided: z.boolean(),
  /** The word of the caller: true if the event happened. Left out if the caller said nothing. */
  word: z.boolean().optional(),
  /** The recorder who claimed the event at the end of its round. The others then decide about it. */
  claimedBy: z.optional(UserId),
  /** Until when the caller may challenge the event while its round runs. Left out for callers who record nothing. */
  challengeUntil: z.optional(Time),
})
export type TappedEvent = z.infer<typeof TappedEvent>

/** A question to the caller at the end of a round: did this event happen? */
export const RecorderQuestion = z.object({
  tapId: RoomTapId,
  eventType: z.string(),
  team: Side.nullable(),
  timeStamp: Time,
  /** When the room decides without an answer. */
  until: Time,
  /** The recorder who claimed the event: the question is whether the round lacks it. */
  claimedBy: z.optional(UserId),
})
export type RecorderQuestion = z.infer<typeof RecorderQuestion>

/** The count of an event type with bets in a round that has ended, which the caller may check. */
export const RecorderCheck = z.object({
  roundId: RoundId,
  roundNumber: z.number().int(),
  eventType: z.string(),
  count: z.number().int(),
  /** The taps of the events that count. */
  tapIds: z.array(RoomTapId),
  /** Until when the caller may challenge or claim an event. */
  until: Time,
})
export type RecorderCheck = z.infer<typeof RecorderCheck>

export const roomRecorders = route({
  method: 'GET',
  path: '/app/game/recorders/:lobbyId',
  access: 'player',
  guests: true,
  area: 'app',
  summary:
    'Returns who records a room with named recorders, the latest events that they tapped, and the questions to the caller.',
  params: z.object({ lobbyId: LobbyId }),
  unknown: 'lobby-not-found',
  reply: z.object({
    recorders: z.array(NamedRecorder),
    /** The latest events, the newest first. */
    events: z.array(TappedEvent),
    questions: z.array(RecorderQuestion),
    checks: z.array(RecorderCheck),
    /** How many challenges and claims the caller has left in the half. */
    objectionsLeft: z.number().int(),
  }),
  errors: ['lobby-not-found', 'not-found', 'match-not-found'],
  heavy: true,
})

export const nameRecorder = route({
  method: 'POST',
  path: '/app/game/name-recorder',
  access: 'player',
  guests: true,
  area: 'app',
  summary:
    'Lets a player of the room record, or ends that. Only the host may do this. During a round it takes effect at the end of the round.',
  body: z.object({ lobbyId: LobbyId, userId: UserId, isRecorder: z.boolean() }),
  reply: z.object({ message: z.string() }),
  errors: ['lobby-not-found', 'not-found', 'forbidden', 'half-state'],
  requestId: true,
  perMinute: 30,
})

export const sayInRoom = route({
  method: 'POST',
  path: '/app/game/say-in-room',
  access: 'player',
  guests: true,
  area: 'app',
  summary:
    'Says whether a tapped event happened, as the answer to a question or without one. A recorder may say twice in a half, without a question, that an event did not happen.',
  body: z.object({ lobbyId: LobbyId, tapId: RoomTapId, isTrue: z.boolean() }),
  reply: z.object({ message: z.string() }),
  errors: ['lobby-not-found', 'not-found', 'forbidden', 'half-state', 'results-confirmed'],
  requestId: true,
  perMinute: 120,
})

export const checkRound = route({
  method: 'POST',
  path: '/app/game/check-round',
  access: 'player',
  guests: true,
  area: 'app',
  summary:
    'Says whether the count of an event type is right in a round that has ended. If it is not, the caller claims an event that it lacks, and the other recorders decide. Two challenges or claims a half.',
  body: z.object({
    lobbyId: LobbyId,
    roundId: RoundId,
    eventType: z.string().min(1).max(100),
    /** False to claim an event of the type that the count lacks. */
    isRight: z.boolean(),
    /** The side of the claimed event; null if it is unknown. */
    team: Side.nullable().default(null),
  }),
  reply: z.object({ message: z.string() }),
  errors: ['lobby-not-found', 'not-found', 'forbidden', 'half-state', 'results-confirmed'],
  requestId: true,
  perMinute: 120,
})
