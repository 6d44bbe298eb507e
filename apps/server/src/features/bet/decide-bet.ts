import { type BetId, GameError, type Hand, type Said, type Standing, sentence } from '@bettle/contract'
import {
  type BetAttempt,
  betRefusal,
  bettingWindow,
  type CardPlayed,
  type CardRefusal,
  cardRefusal,
  type Instant,
  isActive,
  isSuspended,
  nextRound,
  oddsFromWire,
  oddsToWire,
  priceAt,
  roundStatus,
} from '@bettle/rules'
import { newId } from '../../db/ids.ts'
import type { LobbyRow } from '../../db/schema.ts'
import { cardsDealt, handToWire } from '../card/deal-store.ts'
import { seatAsIs } from '../member/seat-of-member.ts'
import type { BetRequest, PlaceBetReply } from './bet-request.ts'
import { type BetWithNames, betToWire } from './bet-wire.ts'
import type { BetContext, CardContext, OptionContext, PlanContext, RequestContext } from './load-bet-context.ts'

/** The decision on one request to place a bet. */
export type BetDecision =
  | { readonly kind: 'accepted'; readonly bet: AcceptedBet }
  /** The same request was decided before or earlier in this batch: it gets the same answer again ([B12]). */
  | { readonly kind: 'answered'; readonly reply: PlaceBetReply }
  | { readonly kind: 'refused'; readonly error: GameError }
  /** The options are not priced for the round of the bet yet. */
  | { readonly kind: 'unpriced'; readonly matchId: string; readonly planId: string }

/** An accepted bet that is not written to the database yet. */
export interface AcceptedBet {
  readonly request: BetRequest
  readonly lobby: LobbyRow
  readonly row: BetWithNames
  readonly reply: PlaceBetReply
  /** The player's chips and numbers of bets, with this bet included. */
  readonly standing: Standing
  /** The player's chips before this bet. */
  readonly chipsBefore: number
  /** True if the options were priced for the round. Otherwise the bet has the prices of another round ([P9]). */
  readonly isPriced: boolean
  /** True if the round started while the request waited. */
  readonly hasStarted: boolean
  /**
   * True if the player is an administrator or attached the match's feed. After this bet neither may operate the match.
   */
  readonly isOperators: boolean
}

export interface Deciding {
  readonly lobbies: ReadonlyMap<string, LobbyRow>
  readonly context: BetContext
  readonly now: Instant
  /** Whether a bet on a round without prices waits for these prices, or is decided at the current prices. */
  readonly prices: 'for the next round' | 'as they are'
}

/** Decides one request to place a bet in its context. Does no I/O. */
export function decideBet(
  request: BetRequest,
  lobby: LobbyRow,
  context: RequestContext,
  { context: all, now, prices }: Deciding,
): BetDecision {
  const plan = all.plans.get(lobby.plan_id)
  if (!plan) return refused('lobby-not-found')
  const option = optionOf(all, plan, request)
  const window = bettingWindow(plan.timetable, lobby.settings, request.arrivedAt)
  const { round } = window
  if (prices === 'for the next round' && isUnpriced(plan, round?.id, now)) {
    return { kind: 'unpriced', matchId: lobby.match_id, planId: lobby.plan_id }
  }
  const card = cardOfRequest(request, lobby, context, plan, now)
  const whyNotCard = round && card?.refusalOn(round.roundNumber)
  const refusal = betRefusal({ ...attemptOf(request, lobby, context, plan, window, option), cardRefusal: whyNotCard })
  if (refusal === 'odds-moved' && option) return refused(refusal, { odds: oddsToWire(option.hundredths) })
  if (refusal === 'last-round' && context.isDecided) return refused(refusal, sentence('game-decided'))
  if (refusal === 'card-unavailable' && whyNotCard) return refused(refusal, sayCard(whyNotCard))
  const { member } = context
  if (refusal || !option || !round || !member) return refused(refusal ?? 'option-not-found')

  const row = newBet(lobby, request, context, option, round.roundNumber)
  const { chips: chipsBefore, betsPlaced, betsWon, hasSettledBet, roundsBet, roundsOpen } = member
  const chips = chipsBefore - request.stake
  const hasStarted = roundStatus(plan.timetable, round, now) !== 'upcoming'
  const hand = card?.handAfter(round.roundNumber, hasStarted)
  const reply = { bet: betToWire(row), chips, ...(hand && { hand }) }
  const standing = {
    ...{ userId: request.userId, chips, betsPlaced: betsPlaced + 1, betsWon, hasSettledBet },
    isActive: isActive({ roundsBet, roundsOpen }),
  }
  return {
    kind: 'accepted',
    bet: {
      ...{ request, lobby, row, reply, standing, chipsBefore, hasStarted },
      isPriced: plan.prices.has(round.id),
      isOperators: context.isOperator,
    },
  }
}

/**
 * Returns the option with its price when the request arrived ([P9]); undefined if the lobby's plan does not have it.
 * `isRetired` is true if it was not offered then, or if an administrator has removed it since.
 */
function optionOf(
  context: BetContext,
  plan: PlanContext,
  request: BetRequest,
): (OptionContext & { isRetired: boolean }) | undefined {
  const option = context.options.get(request.oddsId)
  if (option?.plan_id !== plan.timetable.planId) return undefined
  const lists = plan.prices.get(request.matchRoundId)
  if (!lists) return { ...option, isRetired: option.retired_at !== null }
  const hundredths = priceAt(lists, option.id, request.arrivedAt)
  const isRetired = hundredths === undefined || option.retired_by === 'admin'
  return { ...option, hundredths: hundredths ?? option.hundredths, isRetired }
}

/** True if the bet's round has just become the next round, and its options are not priced yet. */
function isUnpriced(plan: PlanContext, roundId: string | undefined, now: Instant): boolean {
  if (roundId === undefined || roundId === plan.pricedRoundId) return false
  return nextRound(plan.timetable, now)?.id === roundId
}

function attemptOf(
  request: BetRequest,
  lobby: LobbyRow,
  { member, isDecided, isLoneRecorder, placed, settled, timesUsed }: RequestContext,
  plan: PlanContext,
  window: BetAttempt['window'],
  option: ReturnType<typeof optionOf>,
): BetAttempt {
  return {
    member: member?.present ? { seat: seatAsIs(member, false), chips: member.chips } : undefined,
    isDecided,
    isLoneRecorder,
    over: overAs(lobby, plan),
    window,
    roundId: request.matchRoundId,
    arrivedAt: request.arrivedAt,
    settled,
    placed,
    option: option && {
      retired: option.isRetired,
      suspended: isSuspended({ id: option.id, eventType: option.event_type }, plan.suspensions),
      isOwnPrice: isPricedBy(option, request),
      hundredths: option.hundredths,
    },
    seenHundredths: request.odds === undefined ? undefined : oddsFromWire(request.odds),
    stake: request.stake,
    limits: lobby.settings,
    mode: lobby.settings,
    timesUsed,
  }
}

/** True if this player, acting as an operator, had set the price that was current when the request arrived ([V12]). */
function isPricedBy(option: OptionContext, { userId, arrivedAt }: BetRequest): boolean {
  if (!option.priced_by.includes(userId)) return false
  return option.handed_back_at === null || Date.parse(option.handed_back_at) > arrivedAt
}

/** Returns why bets on an abandoned or deleted match are refused: its lobbies are closed, or will be closed at once. */
function overAs(lobby: LobbyRow, { isDeleted, timetable }: PlanContext): BetAttempt['over'] {
  if (lobby.status === 'closed') return 'lobby-closed'
  if (isDeleted) return 'match-not-found'
  return timetable.matchStatus === 'abandoned' ? 'lobby-closed' : undefined
}

/** The card that the player wants to use for a bet, and the player's hand. */
interface RequestedCard {
  /** Returns the reason if the card cannot be used for a bet on this round ([H5]). */
  refusalOn(roundNumber: number): CardRefusal | undefined
  /** Returns the hand of cards after the bet; undefined if the lobby has dealt no cards. */
  handAfter(roundNumber: number, hasStarted: boolean): Hand | undefined
}

/** Returns the card of a request to bet; undefined if the request names none. */
function cardOfRequest(
  { card: kind, userId }: BetRequest,
  lobby: LobbyRow,
  { cards }: RequestContext,
  plan: PlanContext,
  now: Instant,
): RequestedCard | undefined {
  if (kind === undefined) return undefined
  const seed = cards?.seed ?? undefined
  const played = (cards?.played ?? []).map((play) => cardPlayed(play, plan, now))
  return {
    refusalOn(roundNumber) {
      const dealt = seed === undefined ? undefined : cardsDealt(lobby, seed, userId)
      return cardRefusal({ kind, dealt, played, settings: lobby.settings }, roundNumber)
    },
    handAfter(roundNumber, hasStarted) {
      return seed === undefined
        ? undefined
        : handToWire(lobby, seed, userId, [...played, { kind, roundNumber, hasStarted }])
    },
  }
}

function cardPlayed(
  { kind, roundId }: CardContext['played'][number],
  { timetable }: PlanContext,
  now: Instant,
): CardPlayed {
  const round = timetable.rounds.find(({ id }) => id === roundId)
  if (!round) throw new Error('a card went with a bet on a round of another plan')
  return { kind, roundNumber: round.roundNumber, hasStarted: roundStatus(timetable, round, now) !== 'upcoming' }
}

/** Returns the database row of an accepted bet. */
function newBet(
  lobby: LobbyRow,
  request: BetRequest,
  { username, name, selected_avatar, profile_image_key }: RequestContext,
  option: OptionContext,
  roundNumber: number,
): BetWithNames {
  return {
    id: newId<BetId>(),
    lobby_id: lobby.id,
    account_id: request.userId,
    round_id: request.matchRoundId,
    option_id: option.id,
    option_name: option.name,
    event_type: option.event_type,
    bet_type: option.bet_type,
    threshold: option.threshold,
    hundredths: option.hundredths,
    stake: request.stake,
    card: request.card ?? null,
    outcome: 'open',
    payout: null,
    count: null,
    // Stores the arrival, because its window and price decide about the bet, however long the request waited ([B14]).
    placed_at: new Date(request.arrivedAt),
    settled_at: null,
    void_reason: null,
    struck: 0,
    unwitnessed: false,
    disputed: false,
    username,
    name,
    selected_avatar,
    profile_image_key,
    round_number: roundNumber,
  }
}

export const refused = (...reason: ConstructorParameters<typeof GameError>): BetDecision => ({
  kind: 'refused',
  error: new GameError(...reason),
})

const sayCard = (refusal: CardRefusal): Said =>
  refusal.code === 'card-later' ? sentence(refusal.code, { round: refusal.round }) : sentence(refusal.code)
