import { z } from 'zod'
import { Bet, CardKind, Hand } from './bet.ts'
import { ChatMessage, Mute } from './chat.ts'
import type { CompetitionPush } from './competition/competition.ts'
import { Chips, PublicUser, Time } from './fields/common.ts'
import {
  ChatMessageId,
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
 * `lobby:` holds updates that every member of a lobby may see, `seat:` those for one account in that lobby. Each topic has its own
 * versions, in lobby-details `version` and `seatVersion`.
 */
export type Topic =
  | 'hub'
  | 'user'
  | `competition:${CompetitionId}`
  | `match:${MatchId}`
  | `lobby:${LobbyId}`
  | `seat:${LobbyId}`

/** A member's figures: on `lobby:` as every member may see them, on `seat:` the real ones. */
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
/** All reasons if several came together; `why` is the last. */
const whys = z.array(Why).optional()
const standings = z.array(Standing)
const bets = z.array(Bet)
const ofRound = { matchRoundId: RoundId, roundNumber: z.number().int() }

const MatchChanged = z.object({ type: z.literal('match.changed'), match: Match })

/** `match:<id>` */
export const MatchPush = z.discriminatedUnion('type', [
  MatchChanged,
  z.object({ type: z.literal('half.changed'), half: MatchHalf, match: Match }),
  /** The times or minutes of the plan's rounds changed. Bets and cards on them get the round numbers of this push. */
  z.object({ type: z.literal('round.changed'), roundDuration: z.number().int(), rounds: z.array(MatchRound) }),
  z.object({ type: z.literal('match-event.recorded'), event: MatchEvent }),
  z.object({ type: z.literal('match-event.changed'), event: MatchEvent, reason }),
  z.object({ type: z.literal('match-event.removed'), eventId: MatchEventId, eventType: z.string(), reason }),
  /** All active options of a plan. */
  z.object({ type: z.literal('odds.changed'), roundDuration: z.number().int(), odds: z.array(Odds) }),
  /** All event types of the match in order, after one was added, retired or renamed, or the order changed. */
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

/** Set in a crowded lobby if the push would hold long lists: they are empty. A client that shows them fetches a page. */
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
 * These players were eliminated at the end of the round and can only watch from now on. On `seat:` the server publishes it to the player at
 * once, on `lobby:` to every member as soon as it reveals no hidden bet. `lastStanding` is the last player left, who has won.
 */
const PlayersEliminated = z.object({
  type: z.literal('players.eliminated'),
  roundNumber: z.number().int(),
  userIds: z.array(UserId),
  lastStanding: z.nullable(UserId),
  partial,
})
/** All of `bets` are void, and their stakes are returned. */
const LobbyClosed = z.object({
  type: z.literal('lobby.closed'),
  lobbyId: LobbyId,
  reason,
  why,
  bets,
  standings,
  partial,
})

/** Follows the other pushes of a change in a crowded lobby. `top` is left out if it has not changed. */
const CrowdChanged = z.object({
  type: z.literal('crowd.changed'),
  ...Lobby.pick({ players: true, spectators: true, prizePot: true, counts: true }).shape,
  ...Crowd.partial({ top: true }).shape,
})

/** Updates of `lobby:<id>` that are not about the game. */
export const ChatPush = z.discriminatedUnion('type', [
  z.object({ type: z.literal('chat.sent'), message: ChatMessage }),
  z.object({ type: z.literal('chat.removed'), messageId: ChatMessageId, removedBy: PublicUser }),
  /** Without `mute` the member may write again. */
  z.object({ type: z.literal('chat.muted'), userId: UserId, mute: Mute.nullable() }),
  z.object({ type: z.literal('chat.slowed'), seconds: z.number().int(), by: PublicUser }),
  z.object({ type: z.literal('chat.guests'), guestsChat: z.boolean(), by: PublicUser }),
  /** Replaces any of these pushes for a member who may not read them, so that no version is missing. It changes nothing. */
  z.object({ type: z.literal('chat.withheld') }),
])
export type ChatPush = z.infer<typeof ChatPush>

/**
 * Updates of `lobby:<id>` about the game. `standings` holds the members whose public figures changed. `bets` holds bets that every member
 * may see, so it is empty in a lobby that hides them. The member's own figures are published on `seat:`.
 */
export const GamePush = z.discriminatedUnion('type', [
  LobbyClosed,
  z.object({ type: z.literal('member.joined'), member: Member }),
  MemberChanged,
  /** `hostUser` is null in a competition. */
  z.object({ type: z.literal('member.left'), userId: UserId, hostUser: PublicUser.nullable() }),
  /** A bet that was accepted just before its round started, published after the start. */
  z.object({ type: z.literal('bet.placed'), bet: Bet, standings }),
  /** Without bets: the round has not started after all. Until it starts, every member's figures hide these bets. */
  z.object({ type: z.literal('bets.revealed'), matchRoundId: RoundId, bets, standings, partial }),
  /** Follows the bets that a round's start has revealed: the cards that went with them. */
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

/** `lobby:<id>` */
export const LobbyPush = z.discriminatedUnion('type', [...GamePush.options, ...ChatPush.options])
export type LobbyPush = z.infer<typeof LobbyPush>

/** `seat:<lobbyId>`: the member's own bets, whenever they change, and their real figures. */
export const SeatPush = z.discriminatedUnion('type', [
  /** `chips` is the balance, as in the standing; `hand` is set after a bet with a card. */
  z.object({ type: z.literal('bet.placed'), bet: Bet, chips: Chips, hand: Hand.optional(), standings }),
  /**
   * Published at the start of the match or, for a later player, on joining. Published again if a round that a card went with has not
   * started after all, because its half was reopened or its times were moved.
   */
  z.object({ type: z.literal('hand.dealt'), hand: Hand, deal: Deal }),
  RoundSettled,
  RoundCorrected,
  PenaltyApplied,
  PlayersEliminated,
  MemberChanged,
  LobbyClosed,
  /** In a crowded lobby, for a ranked member who is present, whenever their rank or a row next to theirs may have changed. */
  z.object({ type: z.literal('place.changed'), place: Place }),
])
export type SeatPush = z.infer<typeof SeatPush>

/** `hub`: the rows of its lists. */
export const HubPush = z.discriminatedUnion('type', [
  MatchChanged,
  z.object({ type: z.literal('lobby.opened'), lobby: LobbyCard }),
  z.object({ type: z.literal('lobby.changed'), lobby: LobbyCard }),
  LobbyClosed.pick({ type: true, lobbyId: true, reason: true, why: true }),
])
export type HubPush = z.infer<typeof HubPush>

/** `user`: updates for this account in all its lobbies. */
export const UserPush = z.discriminatedUnion('type', [
  MatchChanged,
  /** This account joined or left a lobby on any device, so the client fetches `/app/my-games`. */
  z.object({ type: z.literal('my-games.changed') }),
  /** This account has a new notice, or read one on another device, so the client fetches `/app/notice`. */
  z.object({ type: z.literal('notices.changed') }),
  /** A lobby with the members of this one was opened on another match, so the client fetches `/app/game/rematch/:lobbyId`. */
  z.object({ type: z.literal('rematch.opened'), lobbyId: LobbyId }),
  /** Published to the operators at the console of a match: another operator came or left. */
  z.object({ type: z.literal('at-console.changed'), matchId: MatchId }),
  /** Published to administrators: event types for all matches changed, so the client fetches them again. */
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
 * Every version of a topic comes with its push. All subscribers of a topic receive the same bytes, except that a member who has left a
 * private lobby receives `chat.withheld`.
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
  /** Number of connected members of a lobby. It has no version; the latest value counts. */
  | { readonly type: 'presence'; readonly topic: Topic; readonly online: number }
  /** Sent when a test moves the server's time, so that the client measures its clock offset again. */
  | { readonly type: 'clock'; readonly serverTime: string }
