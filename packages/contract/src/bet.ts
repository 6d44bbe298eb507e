import { CARD_KINDS } from '@bettle/rules'
import { z } from 'zod'
import { Chips, PublicUser, Time } from './fields/common.ts'
import { BetId, LobbyId, MatchEventId, OddsId, RoundId, UserId } from './fields/ids.ts'
import { GivenReason, Why } from './fields/reason.ts'
import { BetType } from './match/odds.ts'
import { route } from './route.ts'

export const Stake = z.number().int().min(1).max(1_000_000)
export const Outcome = z.enum(['open', 'won', 'lost', 'void'])

export const CardKind = z.enum(CARD_KINDS)

/**
 * The effect of a card on its bet. `credited` is the number of chips that the card added; 0 if the card changed
 * nothing.
 */
export const CardEffect = z.object({ kind: CardKind, credited: z.number().int() })

/** The cards of the player who sends the request, in the order of the deal. */
export const Hand = z.object({
  cards: z.array(
    z.object({
      kind: CardKind,
      /** `attached`: the card goes with a bet on a round that has not started. The player cannot withdraw the card. */
      state: z.enum(['held', 'attached', 'played']),
      /** The number of the round of the bet that the card went with; left out for a held card. */
      roundNumber: z.number().int().optional(),
    }),
  ),
  /** The number of the first round on which the cooldown allows the next card; null if no card is left. */
  nextRound: z.number().int().nullable(),
})
export type Hand = z.infer<typeof Hand>

export const Bet = z.object({
  _id: BetId,
  lobbyId: LobbyId,
  user: PublicUser,
  matchRound: z.object({ _id: RoundId, roundNumber: z.number().int() }),
  oddsId: OddsId,
  /** The option's terms at the moment when the bet was placed. */
  odds: z.object({
    _id: OddsId,
    name: z.string(),
    customName: z.string().optional(),
    eventType: z.string(),
    betType: BetType,
    threshold: z.number(),
    odds: z.number(),
  }),
  stake: z.number().int(),
  /** The card that went with the bet. */
  card: CardKind.optional(),
  outcome: Outcome,
  /** True if the bet won, false if it lost, null if it is void; undefined while the bet is open. */
  isWon: z.boolean().nullable().optional(),
  /**
   * The chips that the player got back for the bet: the payout, the refunded stake, or 0, including the card's part.
   * Undefined while the bet is open.
   */
  payout: z.number().int().optional(),
  /** The effect of the card. Set on a settled bet with a card. */
  cardEffect: CardEffect.optional(),
  /** The number of events of the bet's type in its round, by which the server settled the bet. */
  count: z.number().int().optional(),
  /** Why the bet is void, if its count does not say it: for instance because nobody stated the count. */
  voidReason: Why.optional(),
  placedAt: Time,
  settledAt: Time.nullable(),
  createdAt: Time,
})
export type Bet = z.infer<typeof Bet>

export const LedgerKind = z.enum(['join', 'stake', 'payout', 'refund', 'penalty', 'card', 'correction', 'admin'])

export const LedgerLine = z.object({
  /** The number of the line in the caller's list. The ledger's own numbers would reveal how many bets others placed. */
  seq: z.number().int(),
  kind: LedgerKind,
  amount: z.number().int(),
  balance: Chips,
  at: Time,
  reason: z.string().nullable(),
  why: Why.nullable(),
})
export type LedgerLine = z.infer<typeof LedgerLine>

export const PlaceBet = z.object({
  lobbyId: LobbyId,
  oddsId: OddsId,
  matchRoundId: RoundId,
  /**
   * Any integer is accepted here: the server compares the stake with the lobby's limits when it checks the bet in the
   * order of the rules.
   */
  stake: z.number().int(),
  /** The multiplier that the player saw. If the price has changed since, the server refuses the bet. */
  odds: z.number().optional(),
  /** The card to attach to the bet. The card is spent with the bet, whatever the bet's outcome. */
  card: CardKind.optional(),
})
export type PlaceBet = z.infer<typeof PlaceBet>

const bets = z.object({ bets: z.array(Bet) })

export const placeBet = route({
  method: 'POST',
  path: '/app/game/place-bet',
  access: 'player',
  guests: true,
  area: 'app',
  summary: 'Places a bet on the next round.',
  body: PlaceBet,
  /** `hand` is set in the reply to a bet with a card. */
  reply: z.object({ bet: Bet, chips: Chips, hand: Hand.optional() }),
  errors: [
    'lobby-not-found',
    'match-not-found',
    'eliminated',
    'spectators-cannot-bet',
    'lone-recorder',
    'last-round',
    'betting-closed',
    'already-placed',
    'option-not-found',
    'option-retired',
    'suspended',
    'own-price',
    'odds-moved',
    'stake-too-low',
    'stake-too-high',
    'insufficient-chips',
    'play-used',
    'card-unavailable',
    'lobby-closed',
    'idempotency-key-reused',
  ],
  requestId: true,
})

export const listBets = route({
  method: 'GET',
  path: '/app/user-bet/all',
  access: 'player',
  guests: true,
  area: 'app',
  summary:
    'Lists the caller’s bets in a lobby. With includeAll it also lists the bets of other members that the caller may see.',
  query: z.object({ lobbyId: LobbyId, includeAll: z.enum(['true', 'false']).optional() }),
  reply: bets,
  errors: ['lobby-not-found'],
  heavy: true,
})

export const competitorBets = route({
  method: 'GET',
  path: '/app/game/competitor-bets/:roundId',
  access: 'player',
  guests: true,
  area: 'app',
  summary:
    'Lists the bets of a lobby’s players on one round after the round has started. The reply has pages if the request asks for them.',
  params: z.object({ roundId: RoundId }),
  query: z.object({
    lobbyId: LobbyId,
    page: z.coerce.number().int().min(1).max(100_000).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).optional(),
  }),
  unknown: 'round-not-found',
  /** `total` is the length of the whole list. It is set if the request names a page. */
  reply: bets.extend({ total: z.number().int().optional() }),
  errors: ['lobby-not-found', 'round-not-found', 'competitor-bets-hidden'],
  etag: true,
  heavy: true,
})

export const getReceipt = route({
  method: 'GET',
  path: '/app/user-bet/:betId/explanation',
  access: 'player',
  guests: true,
  area: 'app',
  summary:
    'Explains the result of a bet so far: the events that count, the events that no longer count, and the changes of the player’s chips.',
  params: z.object({ betId: BetId }),
  unknown: 'not-found',
  reply: z.object({
    events: z.array(z.object({ _id: MatchEventId, eventType: z.string(), timeStamp: Time, minute: z.number() })),
    count: z.number().int(),
    threshold: z.number(),
    betType: BetType,
    outcome: Outcome,
    /** Why the bet is void, if its count does not say it. */
    voidReason: Why.optional(),
    payout: z.number().int().nullable(),
    /** The part of the payout that the card added, set on a settled bet with a card. */
    cardEffect: CardEffect.optional(),
    stake: z.number().int(),
    odds: z.number(),
    ledger: z.array(LedgerLine),
    /** Removed match events of the bet's type in its round, with the reason if the operator gave one. */
    removedEvents: z.array(
      z.object({
        _id: MatchEventId,
        eventType: z.string(),
        timeStamp: Time,
        minute: z.number(),
        removedAt: Time,
        reason: z.string().nullable(),
      }),
    ),
    /** Each settlement of the bet after the first, from the oldest to the latest. */
    corrections: z.array(
      z.object({
        at: Time,
        reason: z.string().nullable(),
        why: Why.nullable(),
        /** All reasons of the correction, if it covers several changes; `why` is the last of them. */
        whys: z.array(Why),
        from: Outcome,
        to: Outcome,
        amount: z.number().int(),
        balance: Chips,
      }),
    ),
  }),
  errors: ['not-found'],
  heavy: true,
})

export const calculatePayout = route({
  method: 'POST',
  path: '/app/calculate-payout',
  access: 'player',
  guests: true,
  area: 'app',
  summary: 'Returns the chips that a stake on an option pays if the bet wins. The request can name a card.',
  /**
   * The card has the strength that the settings of the lobby `lobbyId` give it. Without `lobbyId` the server takes the
   * only lobby in which the caller can bet on the option, or else the default strength.
   */
  body: z.object({ oddsId: OddsId, stake: Stake, card: CardKind.optional(), lobbyId: z.optional(LobbyId) }),
  reply: z.object({ payout: z.number().int() }),
  errors: ['option-not-found', 'lobby-not-found', 'card-unavailable'],
})

export const applyInactivityPenalty = route({
  method: 'POST',
  path: '/app/game/apply-inactivity-penalty',
  access: 'player',
  area: 'app',
  summary:
    'Lists the players who paid a penalty because they placed no bet on a round. However often it is called, each player pays only once.',
  body: z.object({ lobbyId: LobbyId, matchRoundId: RoundId }),
  reply: z.object({ penalizedUsers: z.array(z.object({ user: z.object({ _id: UserId }) })) }),
  errors: ['lobby-not-found', 'round-not-found'],
  heavy: true,
})

export const updateChips = route({
  method: 'POST',
  path: '/app/update-chips',
  access: 'admin',
  area: 'app',
  summary: 'Gives chips to a player or takes chips from a player. The change becomes a ledger entry.',
  body: z.object({
    lobbyId: LobbyId,
    userId: UserId,
    amount: z.number().int().min(-1_000_000).max(1_000_000),
    reason: GivenReason,
  }),
  reply: z.object({ chips: Chips }),
  errors: ['lobby-not-found', 'not-found', 'insufficient-chips'],
  requestId: true,
})
