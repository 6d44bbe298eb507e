import { CARD_KINDS } from '@bettle/rules'
import { z } from 'zod'
import { Chips, PublicUser, Time } from './common.ts'
import { BetId, LobbyId, MatchEventId, OddsId, RoundId, UserId } from './ids.ts'
import { BetType } from './odds.ts'
import { GivenReason, Why } from './reason.ts'
import { route } from './route.ts'

export const Stake = z.number().int().min(1).max(1_000_000)
export const Outcome = z.enum(['open', 'won', 'lost', 'void'])

export const CardKind = z.enum(CARD_KINDS)

/** What a card did for its bet: the chips that came back by it, 0 where it changed nothing. */
export const CardEffect = z.object({ kind: CardKind, credited: z.number().int() })

/** One's own cards, in the order they were dealt. */
export const Hand = z.object({
  cards: z.array(
    z.object({
      kind: CardKind,
      /** attached: goes with a bet on a round that has not started, and cannot be taken back. */
      state: z.enum(['held', 'attached', 'played']),
      /** Of the bet it went with. */
      roundNumber: z.number().int().optional(),
    }),
  ),
  /** The first round one of them may go with, as far as the cooldown is concerned; null where none is left. */
  nextRound: z.number().int().nullable(),
})
export type Hand = z.infer<typeof Hand>

export const Bet = z.object({
  _id: BetId,
  lobbyId: LobbyId,
  user: PublicUser,
  matchRound: z.object({ _id: RoundId, roundNumber: z.number().int() }),
  oddsId: OddsId,
  /** Frozen when the bet was placed. */
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
  /** The card that went with it. */
  card: CardKind.optional(),
  outcome: Outcome,
  /** Undefined while open, null when void. */
  isWon: z.boolean().nullable().optional(),
  /** What came back: the payout, the returned stake, or 0, with what its card added; undefined while open. */
  payout: z.number().int().optional(),
  /** Of a bet with a card, once it is settled. */
  cardEffect: CardEffect.optional(),
  /** The count it was settled on. */
  count: z.number().int().optional(),
  placedAt: Time,
  settledAt: Time.nullable(),
  createdAt: Time,
})
export type Bet = z.infer<typeof Bet>

export const LedgerKind = z.enum(['join', 'stake', 'payout', 'refund', 'penalty', 'card', 'correction', 'admin'])

export const LedgerLine = z.object({
  /** Counts the lines shown: the ledger's own numbers would tell how many bets others have placed. */
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
  /** Any whole number: too low and too high are for the lobby's limits to say, in their turn. */
  stake: z.number().int(),
  /** The multiplier the player saw; if it has moved since, however far, the bet is refused. */
  odds: z.number().optional(),
  /** Spent with the bet, whatever becomes of it. */
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
  summary: 'Bets on the next round.',
  body: PlaceBet,
  /** With a card, how one's hand stands after it. */
  reply: z.object({ bet: Bet, chips: Chips, hand: Hand.optional() }),
  errors: [
    'lobby-not-found',
    'match-not-found',
    'eliminated',
    'spectators-cannot-bet',
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
  summary: 'Own bets in a lobby; with includeAll also those of others that may be seen.',
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
  summary: "The bets of a lobby's players on one round, once it has started.",
  params: z.object({ roundId: RoundId }),
  query: z.object({ lobbyId: LobbyId }),
  unknown: 'round-not-found',
  reply: bets,
  errors: ['lobby-not-found', 'round-not-found', 'competitor-bets-hidden'],
  heavy: true,
})

export const getReceipt = route({
  method: 'GET',
  path: '/app/user-bet/:betId/explanation',
  access: 'player',
  guests: true,
  area: 'app',
  summary: 'Why a bet stands as it does: the events that counted, those that no longer do, and the chips that moved.',
  params: z.object({ betId: BetId }),
  unknown: 'not-found',
  reply: z.object({
    events: z.array(z.object({ _id: MatchEventId, eventType: z.string(), timeStamp: Time, minute: z.number() })),
    count: z.number().int(),
    threshold: z.number(),
    betType: BetType,
    outcome: Outcome,
    payout: z.number().int().nullable(),
    /** Of a settled bet with a card: what of the payout came by it. */
    cardEffect: CardEffect.optional(),
    stake: z.number().int(),
    odds: z.number(),
    ledger: z.array(LedgerLine),
    /** Events of its type that were taken back in its round, with the reason where one was given. */
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
    /** Each time the outcome was settled anew, the oldest first. */
    corrections: z.array(
      z.object({
        at: Time,
        reason: z.string().nullable(),
        why: Why.nullable(),
        /** Where several changes came together, the reasons of all; `why` is the last. */
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
  summary: 'What a stake on an option would return if it wins, with a card where one is named.',
  /** A card acts as strongly as in the lobby; where none is named, as in the only one the caller plays the option in, or else as by default. */
  body: z.object({ oddsId: OddsId, stake: Stake, card: CardKind.optional(), lobbyId: z.optional(LobbyId) }),
  reply: z.object({ payout: z.number().int() }),
  errors: ['option-not-found', 'lobby-not-found', 'card-unavailable'],
})

export const applyInactivityPenalty = route({
  method: 'POST',
  path: '/app/game/apply-inactivity-penalty',
  access: 'player',
  area: 'app',
  summary: 'Who was penalised for sitting out a round; never penalises twice.',
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
  summary: 'Gives or takes chips by a ledger entry.',
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
