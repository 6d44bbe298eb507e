import { z } from 'zod'
import { Bet } from './bet.ts'
import { ChatMessage, Mute } from './chat.ts'
import { Chips, Person, Time } from './common.ts'
import { ChatMessageId, LobbyId, MatchEventId, MatchId, OddsId, RoundId, UserId } from './ids.ts'
import { LobbyCard, Member } from './lobby.ts'
import { Match } from './match.ts'
import { MatchEvent } from './match-event.ts'
import { MatchHalf } from './match-half.ts'
import { MatchRound } from './match-round.ts'
import { Odds } from './odds.ts'
import { Why } from './reason.ts'

export type Topic = 'hub' | 'user' | `match:${MatchId}` | `lobby:${LobbyId}`

/** What changed of a member's standing, as everyone may see it. */
export const Standing = z.object({
  userId: UserId,
  chips: Chips,
  betsPlaced: z.number().int(),
  betsWon: z.number().int(),
  hasSettledBet: z.boolean(),
})
export type Standing = z.infer<typeof Standing>

const reason = z.string().nullable()
const why = Why.nullable()

/** The pushes: `match` topics carry what concerns a match, `lobby` topics a lobby, `hub` the lists, `user` one's own account. */
export const Push = z.discriminatedUnion('type', [
  // match:<id>
  z.object({ type: z.literal('match.changed'), match: Match }),
  z.object({ type: z.literal('half.changed'), half: MatchHalf, match: Match }),
  /** The plan's rounds moved: their times, or their minutes. */
  z.object({ type: z.literal('round.changed'), roundDuration: z.number().int(), rounds: z.array(MatchRound) }),
  z.object({ type: z.literal('match-event.recorded'), event: MatchEvent }),
  z.object({ type: z.literal('match-event.changed'), event: MatchEvent, reason }),
  z.object({ type: z.literal('match-event.removed'), eventId: MatchEventId, eventType: z.string(), reason }),
  /** All options of a plan that stand now. */
  z.object({ type: z.literal('odds.changed'), roundDuration: z.number().int(), odds: z.array(Odds) }),
  z.object({
    type: z.literal('suspension.changed'),
    suspended: z.boolean(),
    eventTypes: z.array(z.string()),
    oddsIds: z.array(OddsId),
  }),
  z.object({ type: z.literal('results.confirmed'), matchId: MatchId, at: Time }),
  // hub
  z.object({ type: z.literal('lobby.opened'), lobby: LobbyCard }),
  // hub: a row of the list moved; lobby:<id>: the card of the lobby did
  z.object({ type: z.literal('lobby.changed'), lobby: LobbyCard }),
  z.object({ type: z.literal('lobby.closed'), lobbyId: LobbyId, reason, why }),
  // lobby:<id>
  z.object({ type: z.literal('member.joined'), member: Member }),
  z.object({ type: z.literal('member.changed'), member: Member }),
  z.object({ type: z.literal('member.left'), userId: UserId, hostUser: Person }),
  /** To its owner; to all once its round has started. `chips` is the owner's balance and only told to them. */
  z.object({ type: z.literal('bet.placed'), bet: Bet, chips: Chips.optional() }),
  z.object({
    type: z.literal('bets.revealed'),
    matchRoundId: RoundId,
    bets: z.array(Bet),
    standings: z.array(Standing),
  }),
  /** `bets` holds what the listener may see: everyone's, or in a blind lobby their own. */
  z.object({
    type: z.literal('round.settled'),
    matchRoundId: RoundId,
    roundNumber: z.number().int(),
    bets: z.array(Bet),
    standings: z.array(Standing),
  }),
  z.object({
    type: z.literal('round.corrected'),
    matchRoundId: RoundId,
    roundNumber: z.number().int(),
    bets: z.array(Bet),
    standings: z.array(Standing),
    reason,
    why,
  }),
  z.object({
    type: z.literal('penalty.applied'),
    matchRoundId: RoundId,
    penalties: z.array(z.object({ userId: UserId, amount: z.number().int(), kicked: z.boolean() })),
    standings: z.array(Standing),
  }),
  z.object({ type: z.literal('chat.sent'), message: ChatMessage }),
  z.object({ type: z.literal('chat.removed'), messageId: ChatMessageId, removedBy: Person }),
  /** Without `mute` they may write again. */
  z.object({ type: z.literal('chat.muted'), userId: UserId, mute: Mute.nullable() }),
])
export type Push = z.infer<typeof Push>
export type PushType = Push['type']

export const CLOSE = { signInAgain: 4401, noHello: 4408, tooMuch: 4429, moving: 4503 } as const

export const FollowWish = z.object({ topic: z.string().max(80), version: z.number().int().optional() })
export type FollowWish = z.infer<typeof FollowWish>

export const ClientFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    accessToken: z.string().max(4000),
    follow: z.array(FollowWish).max(50).default([]),
  }),
  z.object({ type: z.literal('follow'), topic: z.string().max(80), version: z.number().int().optional() }),
  z.object({ type: z.literal('unfollow'), topic: z.string().max(80), version: z.number().int().optional() }),
  z.object({ type: z.literal('ping'), t: z.number().optional() }),
])
export type ClientFrame = z.infer<typeof ClientFrame>

/** A version without a push is none of the listener's business, but it happened. */
export interface News {
  readonly type: 'news'
  readonly topic: Topic
  readonly version: number
  readonly push?: Push
}

export type ServerFrame =
  | { readonly type: 'welcome'; readonly serverTime: string }
  | News
  | { readonly type: 'resync'; readonly topic: Topic }
  | { readonly type: 'pong'; readonly t?: number; readonly serverTime: string }
  | { readonly type: 'gone'; readonly topic: string }
  /** How many members of a lobby are connected; not numbered, the last one counts. */
  | { readonly type: 'presence'; readonly topic: Topic; readonly online: number }
  /** Said when the server's time was moved (in tests): measure again. */
  | { readonly type: 'clock'; readonly serverTime: string }
