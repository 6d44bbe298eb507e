import { z } from 'zod'
import { Bet, CardKind, Hand } from './bet.ts'
import { ChatMessage, Mute } from './chat.ts'
import type { CompetitionPush } from './competition/competition.ts'
import { Chips, PublicUser, Time } from './fields/common.ts'
import {
  ChatMessageId,
  CircleId,
  type CompetitionId,
  LobbyId,
  MatchEventId,
  MatchId,
  OddsId,
  RoundId,
  UserId,
} from './fields/ids.ts'
import { Why } from './fields/reason.ts'
import { Crowd, Deal, Lobby, LobbyCard, Member, Place } from './lobby/lobby.ts'
import { EventType } from './match/event-type.ts'
import { Match } from './match/match.ts'
import { MatchEvent } from './match/match-event.ts'
import { MatchHalf } from './match/match-half.ts'
import { MatchRound } from './match/match-round.ts'
import { Odds } from './match/odds.ts'

/**
 * The topics of pushes. `lobby:` holds updates that every member of a lobby may see, `seat:` updates for one account in
 * that lobby. Each topic has its own versions; lobby-details returns them as `version` and `seatVersion`.
 */
export type Topic =
  | 'hub'
  | 'user'
  | `competition:${CompetitionId}`
  | `match:${MatchId}`
  | `lobby:${LobbyId}`
  | `seat:${LobbyId}`

/**
 * The figures of a member. A push of `lobby:` has the public figures that every member may see, a push of `seat:` the
 * real figures.
 */
export const Standing = z.object({
  userId: UserId,
  chips: Chips,
  betsPlaced: z.number().int(),
  betsWon: z.number().int(),
  hasSettledBet: z.boolean(),
  isActive: z.boolean(),
})
export type Standing = z.infer<typeof Standing>

const reason = z.string().nullable()
const why = Why.nullable()
/** All reasons of a correction, if it covers several changes; `why` is the last reason. */
const whys = z.array(Why).optional()
const standings = z.array(Standing)
const bets = z.array(Bet)
const ofRound = { matchRoundId: RoundId, roundNumber: z.number().int() }

const MatchChanged = z.object({ type: z.literal('match.changed'), match: Match })

/** The pushes of `match:<id>`. */
export const MatchPush = z.discriminatedUnion('type', [
  MatchChanged,
  z.object({ type: z.literal('half.changed'), half: MatchHalf, match: Match }),
  /**
   * The times, minutes or numbers of a plan's rounds changed. A client gives bets and cards on these rounds the round
   * numbers of this push.
   */
  z.object({ type: z.literal('round.changed'), roundDuration: z.number().int(), rounds: z.array(MatchRound) }),
  z.object({ type: z.literal('match-event.recorded'), event: MatchEvent }),
  z.object({ type: z.literal('match-event.changed'), event: MatchEvent, reason }),
  z.object({ type: z.literal('match-event.removed'), eventId: MatchEventId, eventType: z.string(), reason }),
  /** All active options of a plan, published after an option or a price changed. */
  z.object({ type: z.literal('odds.changed'), roundDuration: z.number().int(), odds: z.array(Odds) }),
  /**
   * All event types of the match in order. Published after an event type was added, retired or renamed, or after the
   * order changed.
   */
  z.object({ type: z.literal('event-types.changed'), eventTypes: z.array(EventType) }),
  z.object({
    type: z.literal('suspension.changed'),
    suspended: z.boolean(),
    eventTypes: z.array(z.string()),
    oddsIds: z.array(OddsId),
  }),
  z.object({ type: z.literal('results.confirmed'), matchId: MatchId, at: Time }),
])
export type MatchPush = z.infer<typeof MatchPush>

/**
 * Set in a lobby with many members if the push would contain long lists. The lists are then empty, and a client that
 * shows them fetches a page.
 */
const partial = z.literal(true).optional()

const MemberChanged = z.object({ type: z.literal('member.changed'), member: Member })
const RoundSettled = z.object({ type: z.literal('round.settled'), ...ofRound, bets, standings, partial })
const RoundCorrected = z.object({
  type: z.literal('round.corrected'),
  ...ofRound,
  bets,
  standings,
  reason,
  why,
  whys,
  partial,
})
const PenaltyApplied = z.object({
  type: z.literal('penalty.applied'),
  matchRoundId: RoundId,
  penalties: z.array(z.object({ userId: UserId, amount: z.number().int(), kicked: z.boolean() })),
  standings,
  partial,
})
/** The lobby's trophies were paid or corrected. */
const TrophiesBooked = z.object({ type: z.literal('trophies.booked'), at: Time })
/**
 * Players were eliminated at the end of the round and can only watch from now on. The server publishes this to the
 * player on `seat:` at once, and to every member on `lobby:` as soon as it reveals no hidden bet. `lastStanding` is the
 * last player left, who has won.
 */
const PlayersEliminated = z.object({
  type: z.literal('players.eliminated'),
  roundNumber: z.number().int(),
  userIds: z.array(UserId),
  lastStanding: z.nullable(UserId),
  partial,
})
/** The lobby was closed. All of `bets` are void, and their stakes are refunded. */
const LobbyClosed = z.object({
  type: z.literal('lobby.closed'),
  lobbyId: LobbyId,
  reason,
  why,
  bets,
  standings,
  partial,
})

/**
 * The counts and first rows of a lobby with many members. This push follows the other pushes of a change. `top` is left
 * out if the first rows have not changed.
 */
const CrowdChanged = z.object({
  type: z.literal('crowd.changed'),
  ...Lobby.pick({ players: true, spectators: true, prizePot: true, counts: true }).shape,
  ...Crowd.partial({ top: true }).shape,
})

/** The pushes of `lobby:<id>` that are not about the game. */
export const ChatPush = z.discriminatedUnion('type', [
  z.object({ type: z.literal('chat.sent'), message: ChatMessage }),
  z.object({ type: z.literal('chat.removed'), messageId: ChatMessageId, removedBy: PublicUser }),
  /** A member was muted. If `mute` is null, the member may write again. */
  z.object({ type: z.literal('chat.muted'), userId: UserId, mute: Mute.nullable() }),
  z.object({ type: z.literal('chat.slowed'), seconds: z.number().int(), by: PublicUser }),
  z.object({ type: z.literal('chat.guests'), guestsChat: z.boolean(), by: PublicUser }),
  /**
   * Sent instead of a chat push to a member who may not read it, so that the member's client misses no version. The
   * push changes nothing.
   */
  z.object({ type: z.literal('chat.withheld') }),
])
export type ChatPush = z.infer<typeof ChatPush>

/**
 * The pushes of `lobby:<id>` about the game. `standings` holds the members whose public figures changed. `bets` holds
 * bets that every member may see, so it is empty in a lobby that hides bets. The server publishes a member's own
 * figures on `seat:`.
 */
export const GamePush = z.discriminatedUnion('type', [
  LobbyClosed,
  z.object({ type: z.literal('member.joined'), member: Member }),
  MemberChanged,
  /** A member left the lobby. `hostUser` is the host after that; null in a competition. */
  z.object({ type: z.literal('member.left'), userId: UserId, hostUser: PublicUser.nullable() }),
  /** A bet that was accepted just before its round started. The server publishes it after the start of the round. */
  z.object({ type: z.literal('bet.placed'), bet: Bet, standings }),
  /**
   * The bets of a round became visible. If `bets` is empty, the round has not started after all, and every member's
   * figures hide its bets until it starts.
   */
  z.object({ type: z.literal('bets.revealed'), matchRoundId: RoundId, bets, standings, partial }),
  /** The cards of the bets that the start of a round has revealed. This push follows those bets. */
  z.object({
    type: z.literal('card.played'),
    ...ofRound,
    cards: z.array(z.object({ userId: UserId, kind: CardKind })),
    partial,
  }),
  RoundSettled,
  RoundCorrected,
  PenaltyApplied,
  TrophiesBooked,
  PlayersEliminated,
  CrowdChanged,
])
export type GamePush = z.infer<typeof GamePush>

/** The pushes of `lobby:<id>`. */
export const LobbyPush = z.discriminatedUnion('type', [...GamePush.options, ...ChatPush.options])
export type LobbyPush = z.infer<typeof LobbyPush>

/** The pushes of `seat:<lobbyId>`: the member's own bets whenever they change, and the member's real figures. */
export const SeatPush = z.discriminatedUnion('type', [
  /** The member placed a bet. `chips` is the balance, as in the standing; `hand` is set after a bet with a card. */
  z.object({ type: z.literal('bet.placed'), bet: Bet, chips: Chips, hand: Hand.optional(), standings }),
  /**
   * The member's cards. The server publishes them when the first round starts, or when the member becomes a player
   * later. It publishes them again if the start of a round with a card is undone: its half was reopened or its times
   * were moved.
   */
  z.object({ type: z.literal('hand.dealt'), hand: Hand, deal: Deal }),
  RoundSettled,
  RoundCorrected,
  PenaltyApplied,
  PlayersEliminated,
  MemberChanged,
  LobbyClosed,
  /**
   * The rank of a present, ranked member of a lobby with many members. The server publishes it whenever the member's
   * rank or a row next to theirs may have changed.
   */
  z.object({ type: z.literal('place.changed'), place: Place }),
])
export type SeatPush = z.infer<typeof SeatPush>

/** The pushes of `hub`: changed rows of the hub's lists. */
export const HubPush = z.discriminatedUnion('type', [
  MatchChanged,
  z.object({ type: z.literal('lobby.opened'), lobby: LobbyCard }),
  z.object({ type: z.literal('lobby.changed'), lobby: LobbyCard }),
  LobbyClosed.pick({ type: true, lobbyId: true, reason: true, why: true }),
])
export type HubPush = z.infer<typeof HubPush>

/** The pushes of `user`: updates for this account in all its lobbies. */
export const UserPush = z.discriminatedUnion('type', [
  MatchChanged,
  /** This account joined or left a lobby on any device. The client fetches `/app/my-games` again. */
  z.object({ type: z.literal('my-games.changed') }),
  /** This account has a new notice, or has read a notice on another device. The client fetches `/app/notice` again. */
  z.object({ type: z.literal('notices.changed') }),
  /**
   * A lobby for the members of this lobby was opened on another match, or the invitation to it has changed or ended.
   * The client fetches `/app/game/rematch/:lobbyId`.
   */
  z.object({ type: z.literal('rematch.opened'), lobbyId: LobbyId }),
  /**
   * A circle of this account has changed, or its owner asked this account to join, admitted it or removed it. The client
   * fetches `/app/circle` and the circle again.
   */
  z.object({ type: z.literal('circle.changed'), circleId: CircleId }),
  /** A member of this room pressed the whistle, or undid the press. The client enters the room again to read who. */
  z.object({ type: z.literal('room-whistle.changed'), lobbyId: LobbyId }),
  /**
   * The recorders of this room, their taps or the questions to them changed. The client fetches
   * `/app/game/recorders/:lobbyId`.
   */
  z.object({ type: z.literal('room-recorders.changed'), lobbyId: LobbyId }),
  /**
   * A guest asks to come into a lobby of this account, or the asks were answered. The client fetches
   * `/app/game/guest-asks/:lobbyId`.
   */
  z.object({ type: z.literal('guest-asks.changed'), lobbyId: LobbyId }),
  /**
   * Another operator opened or left the console of a match. The server publishes this to the operators at the console.
   */
  z.object({ type: z.literal('at-console.changed'), matchId: MatchId }),
  /**
   * The event types for all matches changed. Published to administrators, whose clients fetch the event types again.
   */
  z.object({ type: z.literal('global-event-types.changed') }),
])
export type UserPush = z.infer<typeof UserPush>

export type Push = CompetitionPush | MatchPush | LobbyPush | SeatPush | HubPush | UserPush

/** The pushes of a topic. */
export type PushOf<T extends Topic> = T extends 'hub'
  ? HubPush
  : T extends 'user'
    ? UserPush
    : T extends `competition:${string}`
      ? CompetitionPush
      : T extends `match:${string}`
        ? MatchPush
        : T extends `lobby:${string}`
          ? LobbyPush
          : SeatPush

export const FollowRequest = z.object({ topic: z.string().max(80), version: z.number().int().optional() })
export type FollowRequest = z.infer<typeof FollowRequest>

export const ClientFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    accessToken: z.string().max(4000),
    follow: z.array(FollowRequest).max(50).default([]),
  }),
  z.object({ type: z.literal('follow'), topic: z.string().max(80), version: z.number().int().optional() }),
  z.object({ type: z.literal('unfollow'), topic: z.string().max(80), version: z.number().int().optional() }),
  z.object({ type: z.literal('ping'), t: z.number().optional() }),
])
export type ClientFrame = z.infer<typeof ClientFrame>

/**
 * A message that delivers one push. Each version of a topic belongs to one push. All subscribers of a topic receive the
 * same bytes, except members who get `chat.withheld` instead of a chat push.
 */
export type Update<T extends Topic = Topic> = T extends Topic
  ? { readonly type: 'news'; readonly topic: T; readonly version: number; readonly push: PushOf<T> }
  : never

export type ServerFrame =
  | { readonly type: 'welcome'; readonly serverTime: string }
  | Update
  | { readonly type: 'resync'; readonly topic: Topic }
  | { readonly type: 'pong'; readonly t?: number; readonly serverTime: string }
  | { readonly type: 'gone'; readonly topic: string }
  /**
   * The number of connected members of a lobby. The message has no version: a later message replaces an earlier one.
   */
  | { readonly type: 'presence'; readonly topic: Topic; readonly online: number }
  /** Sent when a test moves the server's time. The client then measures its clock offset again. */
  | { readonly type: 'clock'; readonly serverTime: string }
