import { DECIDED, GameError, type Standing } from '@bettle/contract'
import {
  type BetAttempt,
  betRefusal,
  bettingWindow,
  type Instant,
  isActive,
  isSuspended,
  nextRound,
  oddsFromWire,
  oddsToWire,
  playKey,
  priceAt,
  roundStatus,
} from '@bettle/rules'
import type { LobbyRow } from '../../db/schema.ts'
import { memberKeyOf } from '../ledger/post.ts'
import { seatAsIs } from '../member/seat-of-member.ts'
import type { BetRequest, PlaceBetReply } from './bet-request.ts'
import { type BetWithNames, betToWire } from './bet-wire.ts'
import { cardOfRequest } from './card-of-request.ts'
import type { BetContext, CardContext, OptionContext, PlanContext, RequestContext } from './load-bet-context.ts'
import { bodyHash, newBet } from './new-bet.ts'
import { toPlay } from './plays-used.ts'

/** The decision on one request. */
export type BetDecision =
  | { readonly kind: 'accepted'; readonly bet: AcceptedBet }
  /** The request was decided before, or by an earlier one of this batch: it gets the same answer ([B12]). */
  | { readonly kind: 'answered'; readonly reply: PlaceBetReply }
  | { readonly kind: 'refused'; readonly error: GameError }
  /** The options are not priced for this round yet. */
  | { readonly kind: 'unpriced'; readonly matchId: string; readonly planId: string }

/** An accepted bet that is still to be written. */
export interface AcceptedBet {
  readonly request: BetRequest
  readonly lobby: LobbyRow
  readonly row: BetWithNames
  readonly reply: PlaceBetReply
  /** The player's standing with this bet. */
  readonly standing: Standing
  /** The player's chips before this bet. */
  readonly chipsBefore: number
  /** The round has started while the request waited. */
  readonly hasStarted: boolean
  /** The player is an administrator, who with this bet may no longer operate the match. */
  readonly isOperators: boolean
}

export interface Deciding {
  readonly lobbies: ReadonlyMap<string, LobbyRow>
  readonly context: BetContext
  readonly now: Instant
  /** Whether a bet on a round without prices waits for them, or is decided at the current prices. */
  readonly prices: 'for the next round' | 'as they are'
}

/** Decides the requests in order of arrival; each decision includes the effects of those before it. It does no I/O. */
export function decideBets(requests: readonly BetRequest[], deciding: Deciding): BetDecision[] {
  const standings = new Map<string, Standing>()
  const cards = new Map<string, CardContext['played']>()
  const placed = new Set<string>()
  const used = new Map<string, number>()
  const answered = new Map<string, NonNullable<RequestContext['answered']>>()

  return requests.map((request, index): BetDecision => {
    const context = deciding.context.requests[index]
    const lobby = deciding.lobbies.get(request.lobbyId)
    if (!context || !lobby) return refused('lobby-not-found')
    const holder = memberKeyOf(request)
    const requestKey = `${request.userId}:${request.requestId}`
    const before = context.answered ?? (request.requestId === undefined ? undefined : answered.get(requestKey))
    if (before)
      return before.bodyHash === bodyHash(request) ? answeredAs(before.reply) : refused('idempotency-key-reused')

    const member = context.member && { ...context.member, ...standings.get(holder) }
    const isPlaced = context.placed || placed.has(`${holder}:${request.matchRoundId}`)
    const play = `${holder}:${playIn(deciding.context, request)}`
    const timesUsed = context.timesUsed + (used.get(play) ?? 0)
    const hand = context.cards && { ...context.cards, played: cards.get(holder) ?? context.cards.played }
    const decision = decide(request, lobby, { ...context, member, placed: isPlaced, timesUsed, cards: hand }, deciding)
    if (decision.kind === 'accepted') {
      const { reply } = decision.bet
      standings.set(holder, decision.bet.standing)
      placed.add(`${holder}:${request.matchRoundId}`)
      used.set(play, (used.get(play) ?? 0) + 1)
      if (hand && request.card)
        cards.set(holder, [...hand.played, { kind: request.card, roundId: request.matchRoundId }])
      if (request.requestId !== undefined) answered.set(requestKey, { bodyHash: bodyHash(request), reply })
    }
    return decision
  })
}

const refused = (...reason: ConstructorParameters<typeof GameError>): BetDecision => ({
  kind: 'refused',
  error: new GameError(...reason),
})
const answeredAs = (reply: PlaceBetReply): BetDecision => ({ kind: 'answered', reply })

/** The key of the play that a request is for; empty if there is no such option. */
function playIn(context: BetContext, request: BetRequest): string {
  const option = context.options.get(request.oddsId)
  return option ? playKey(toPlay(option)) : ''
}

function decide(
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
  if (refusal === 'last-round' && context.isDecided) return refused(refusal, { message: DECIDED })
  if (refusal === 'card-unavailable' && whyNotCard) return refused(refusal, { message: whyNotCard })
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
    bet: { request, lobby, row, reply, standing, chipsBefore, hasStarted, isOperators: context.isOperator },
  }
}

/** The option as offered when the request arrived ([P9]); undefined if an administrator has removed it since. */
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

/** True if the round has just become the next one, and its options are not priced yet. */
function isUnpriced(plan: PlanContext, roundId: string | undefined, now: Instant): boolean {
  if (roundId === undefined || roundId === plan.pricedRoundId) return false
  return nextRound(plan.timetable, now)?.id === roundId
}

function attemptOf(
  request: BetRequest,
  lobby: LobbyRow,
  { member, isDecided, placed, settled, timesUsed }: RequestContext,
  plan: PlanContext,
  window: BetAttempt['window'],
  option: ReturnType<typeof optionOf>,
): BetAttempt {
  return {
    member: member?.present ? { seat: seatAsIs(member, false), chips: member.chips } : undefined,
    isDecided,
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

/** True if this player set the price that was current when the request arrived ([V12]). */
function isPricedBy(option: OptionContext, { userId, arrivedAt }: BetRequest): boolean {
  if (!option.priced_by.includes(userId)) return false
  return option.handed_back_at === null || Date.parse(option.handed_back_at) > arrivedAt
}

/** The reason to refuse a bet on a match that was abandoned or deleted: its lobbies are closed, or about to be. */
function overAs(lobby: LobbyRow, { isDeleted, timetable }: PlanContext): BetAttempt['over'] {
  if (lobby.status === 'closed') return 'lobby-closed'
  if (isDeleted) return 'match-not-found'
  return timetable.matchStatus === 'abandoned' ? 'lobby-closed' : undefined
}
