import { z } from 'zod'
import { Bet, CardKind, Hand } from './bet.ts'
import { ChatMessage, Mute } from './chat.ts'
import { Chips, PublicUser, Time } from './common.ts'
import { EventType } from './event-type.ts'
import { ChatMessageId, LobbyId, MatchEventId, MatchId, OddsId, RoundId, UserId } from './ids.ts'
import { Deal, LobbyCard, Member } from './lobby.ts'
import { Match } from './match.ts'
import { MatchEvent } from './match-event.ts'
import { MatchHalf } from './match-half.ts'
import { MatchRound } from './match-round.ts'
import { Odds } from './odds.ts'
import { Why } from './reason.ts'

/**
 * `lobby:` is what everyone in a lobby may hear; `seat:` what in that lobby only this account may hear. Each has versions of
 * its own, in lobby-details `version` and `seatVersion`.
 */
export type Topic = 'hub' | 'user' | `match:${MatchId}` | `lobby:${LobbyId}` | `seat:${LobbyId}`

/** How a member stands: on `lobby:` as everyone may see it, on `seat:` as it is. */
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
/** Where several came together, all of them; `why` is the last. */
const whys = z.array(Why).optional()
const standings = z.array(Standing)
const bets = z.array(Bet)
const ofRound = { matchRoundId: RoundId, roundNumber: z.number().int() }

const MatchChanged = z.object({ type: z.literal('match.changed'), match: Match })

/** `match:<id>` */
export const MatchPush = z.discriminatedUnion('type', [
  MatchChanged,
  z.object({ type: z.literal('half.changed'), half: MatchHalf, match: Match }),
  /** The plan's rounds moved: their times, or their minutes. Bets and cards on them have the numbers that they have here. */
  z.object({ type: z.literal('round.changed'), roundDuration: z.number().int(), rounds: z.array(MatchRound) }),
  z.object({ type: z.literal('match-event.recorded'), event: MatchEvent }),
  z.object({ type: z.literal('match-event.changed'), event: MatchEvent, reason }),
  z.object({ type: z.literal('match-event.removed'), eventId: MatchEventId, eventType: z.string(), reason }),
  /** All options of a plan that stand now. */
  z.object({ type: z.literal('odds.changed'), roundDuration: z.number().int(), odds: z.array(Odds) }),
  /** All that the match plays, in order: one came or went, the order is another, or one is called otherwise. */
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

const MemberChanged = z.object({ type: z.literal('member.changed'), member: Member })
const RoundSettled = z.object({ type: z.literal('round.settled'), ...ofRound, bets, standings })
const RoundCorrected = z.object({ type: z.literal('round.corrected'), ...ofRound, bets, standings, reason, why, whys })
const PenaltyApplied = z.object({
  type: z.literal('penalty.applied'),
  matchRoundId: RoundId,
  penalties: z.array(z.object({ userId: UserId, amount: z.number().int(), kicked: z.boolean() })),
  standings,
})
/** The trophies of the lobby were paid, or what was paid was corrected. */
const TrophiesBooked = z.object({ type: z.literal('trophies.booked'), at: Time })
/**
 * They fell at the end of the round, and watch for good: on `seat:` told to whom it befell, at once; on `lobby:` to everyone as soon as
 * that tells of no hidden bet. `lastStanding` is who is left alone with it, and has won.
 */
const PlayersEliminated = z.object({
  type: z.literal('players.eliminated'),
  roundNumber: z.number().int(),
  userIds: z.array(UserId),
  lastStanding: z.nullable(UserId),
})
/** The stakes of `bets` went back; all of them are void. */
const LobbyClosed = z.object({ type: z.literal('lobby.closed'), lobbyId: LobbyId, reason, why, bets, standings })

/** What is said on `lobby:<id>` beside the game. */
export const ChatPush = z.discriminatedUnion('type', [
  z.object({ type: z.literal('chat.sent'), message: ChatMessage }),
  z.object({ type: z.literal('chat.removed'), messageId: ChatMessageId, removedBy: PublicUser }),
  /** Without `mute` they may write again. */
  z.object({ type: z.literal('chat.muted'), userId: UserId, mute: Mute.nullable() }),
  z.object({ type: z.literal('chat.slowed'), seconds: z.number().int(), by: PublicUser }),
  /** In the place of any of these to who may not read them, so that no version is missing: nothing changes by it. */
  z.object({ type: z.literal('chat.withheld') }),
])
export type ChatPush = z.infer<typeof ChatPush>

/**
 * What is played on `lobby:<id>`. Standings hold whoever stands otherwise than before as everyone may see it; bets are those
 * that everyone may see: in a lobby that hides them none. What is one's own of it is said on `seat:`, as it is.
 */
export const GamePush = z.discriminatedUnion('type', [
  LobbyClosed,
  z.object({ type: z.literal('member.joined'), member: Member }),
  MemberChanged,
  z.object({ type: z.literal('member.left'), userId: UserId, hostUser: PublicUser }),
  /** Taken in while its round was about to start, and told once it has. */
  z.object({ type: z.literal('bet.placed'), bet: Bet, standings }),
  /** Without bets: the round lies ahead again, and until it starts they show in nobody's standing. */
  z.object({ type: z.literal('bets.revealed'), matchRoundId: RoundId, bets, standings }),
  /** After the bets that a round's start has shown: the cards that went with them. */
  z.object({
    type: z.literal('card.played'),
    ...ofRound,
    cards: z.array(z.object({ userId: UserId, kind: CardKind })),
  }),
  RoundSettled,
  RoundCorrected,
  PenaltyApplied,
  TrophiesBooked,
  PlayersEliminated,
])
export type GamePush = z.infer<typeof GamePush>

/** `lobby:<id>` */
export const LobbyPush = z.discriminatedUnion('type', [...GamePush.options, ...ChatPush.options])
export type LobbyPush = z.infer<typeof LobbyPush>

/** `seat:<lobbyId>`: one's own bets, all of them and each time they change, and how one stands, as it is. */
export const SeatPush = z.discriminatedUnion('type', [
  /** `chips` is the balance, as in the standing; `hand` stands as it does after a bet with a card. */
  z.object({ type: z.literal('bet.placed'), bet: Bet, chips: Chips, hand: Hand.optional(), standings }),
  /**
   * At the start of the match or, for a latecomer, on joining; again where a round that a card went with lies ahead after all, as its half
   * was reopened or its times were moved.
   */
  z.object({ type: z.literal('hand.dealt'), hand: Hand, deal: Deal }),
  RoundSettled,
  RoundCorrected,
  PenaltyApplied,
  PlayersEliminated,
  MemberChanged,
  LobbyClosed,
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

/** `user`: what concerns this account wherever it is. */
export const UserPush = z.discriminatedUnion('type', [
  MatchChanged,
  /** This account has taken or left a seat, on whatever device: ask for `/app/my-games`. */
  z.object({ type: z.literal('my-games.changed') }),
  /** Told to whoever is at the console of a match: another operator came to it, or left. */
  z.object({ type: z.literal('at-console.changed'), matchId: MatchId }),
  /** Told to administrators: what was made for all matches is to be asked for anew. */
  z.object({ type: z.literal('global-event-types.changed') }),
])
export type UserPush = z.infer<typeof UserPush>

export type Push = MatchPush | LobbyPush | SeatPush | HubPush | UserPush

/** What is told on a topic. */
export type PushOf<T extends Topic> = T extends 'hub'
  ? HubPush
  : T extends 'user'
    ? UserPush
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
 * Every version of a topic comes with its push, and everyone who may hear the topic gets the same bytes; but `chat.withheld` who has
 * left a private lobby.
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
  /** How many members of a lobby are connected; not numbered, the last one counts. */
  | { readonly type: 'presence'; readonly topic: Topic; readonly online: number }
  /** Said when the server's time was moved (in tests): measure again. */
  | { readonly type: 'clock'; readonly serverTime: string }
