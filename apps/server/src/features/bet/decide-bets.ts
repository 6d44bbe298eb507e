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
import { holderOf } from '../ledger/post.ts'
import { seatAsIs } from '../member/seat-of-member.ts'
import { type BetWithNames, betToWire } from './bet-wire.ts'
import type { BetWish, PlacedBet } from './bet-wish.ts'
import { cardOfWish } from './card-of-wish.ts'
import { bodyHash, newBet } from './new-bet.ts'
import { toPlay } from './plays-used.ts'
import type { Known, KnownCards, KnownOfWish, KnownOption, KnownPlan } from './what-is-known.ts'

/** What becomes of a wish. */
export type Decision =
  | { readonly is: 'standing'; readonly bet: StandingBet }
  /** Asked before, or by an earlier one of those who wait: the same answer ([B12]). */
  | { readonly is: 'answered'; readonly reply: PlacedBet }
  | { readonly is: 'refused'; readonly error: GameError }
  /** Nobody has priced the options for this round yet. */
  | { readonly is: 'unpriced'; readonly matchId: string; readonly planId: string }

/** A bet that stands, and is still to be written. */
export interface StandingBet {
  readonly wish: BetWish
  readonly lobby: LobbyRow
  readonly row: BetWithNames
  readonly reply: PlacedBet
  /** How its player stands with it. */
  readonly standing: Standing
  /** What its player held before it. */
  readonly chipsBefore: number
  /** Its round has started while it waited. */
  readonly hasStarted: boolean
  /** Its player is an administrator: with this bet they may no longer operate the match. */
  readonly isOperators: boolean
}

export interface Deciding {
  readonly lobbies: ReadonlyMap<string, LobbyRow>
  readonly known: Known
  readonly now: Instant
  /** Whether a round nobody has priced the options for waits for that, or is played at the prices that stand. */
  readonly prices: 'for the next round' | 'as they are'
}

/** Decides one after the other, in order of arrival: each sees what the ones before it did. Nothing here asks or writes anything. */
export function decideBets(wishes: readonly BetWish[], deciding: Deciding): Decision[] {
  const stands = new Map<string, Standing>()
  const cards = new Map<string, KnownCards['played']>()
  const placed = new Set<string>()
  const used = new Map<string, number>()
  const answered = new Map<string, NonNullable<KnownOfWish['answered']>>()

  return wishes.map((wish, index): Decision => {
    const known = deciding.known.wishes[index]
    const lobby = deciding.lobbies.get(wish.lobbyId)
    if (!known || !lobby) return refused('lobby-not-found')
    const holder = holderOf(wish)
    const request = `${wish.userId}:${wish.requestId}`
    const before = known.answered ?? (wish.requestId === undefined ? undefined : answered.get(request))
    if (before) return before.bodyHash === bodyHash(wish) ? answeredAs(before.reply) : refused('idempotency-key-reused')

    const member = known.member && { ...known.member, ...stands.get(holder) }
    const isPlaced = known.placed || placed.has(`${holder}:${wish.matchRoundId}`)
    const play = `${holder}:${playIn(deciding.known, wish)}`
    const timesUsed = known.timesUsed + (used.get(play) ?? 0)
    const hand = known.cards && { ...known.cards, played: cards.get(holder) ?? known.cards.played }
    const decision = decide(wish, lobby, { ...known, member, placed: isPlaced, timesUsed, cards: hand }, deciding)
    if (decision.is === 'standing') {
      const { reply } = decision.bet
      stands.set(holder, decision.bet.standing)
      placed.add(`${holder}:${wish.matchRoundId}`)
      used.set(play, (used.get(play) ?? 0) + 1)
      if (hand && wish.card) cards.set(holder, [...hand.played, { kind: wish.card, roundId: wish.matchRoundId }])
      if (wish.requestId !== undefined) answered.set(request, { bodyHash: bodyHash(wish), reply })
    }
    return decision
  })
}

const refused = (...reason: ConstructorParameters<typeof GameError>): Decision => ({
  is: 'refused',
  error: new GameError(...reason),
})
const answeredAs = (reply: PlacedBet): Decision => ({ is: 'answered', reply })

/** The play a wish is for; none where there is no such option. */
function playIn(known: Known, wish: BetWish): string {
  const option = known.options.get(wish.oddsId)
  return option ? playKey(toPlay(option)) : ''
}

function decide(wish: BetWish, lobby: LobbyRow, known: KnownOfWish, { known: all, now, prices }: Deciding): Decision {
  const plan = all.plans.get(lobby.plan_id)
  if (!plan) return refused('lobby-not-found')
  const option = optionOf(all, plan, wish)
  const window = bettingWindow(plan.timetable, lobby.settings, wish.arrivedAt)
  const { round } = window
  if (prices === 'for the next round' && isUnpriced(plan, round?.id, now)) {
    return { is: 'unpriced', matchId: lobby.match_id, planId: lobby.plan_id }
  }
  const card = cardOfWish(wish, lobby, known, plan, now)
  const whyNotCard = round && card?.refusalOn(round.roundNumber)
  const refusal = betRefusal({ ...attemptOf(wish, lobby, known, plan, window, option), cardRefusal: whyNotCard })
  if (refusal === 'odds-moved' && option) return refused(refusal, { odds: oddsToWire(option.hundredths) })
  if (refusal === 'last-round' && known.isDecided) return refused(refusal, { message: DECIDED })
  if (refusal === 'card-unavailable' && whyNotCard) return refused(refusal, { message: whyNotCard })
  const { member } = known
  if (refusal || !option || !round || !member) return refused(refusal ?? 'option-not-found')

  const row = newBet(lobby, wish, known, option, round.roundNumber)
  const { chips: chipsBefore, betsPlaced, betsWon, hasSettledBet, roundsBet, roundsOpen } = member
  const chips = chipsBefore - wish.stake
  const hasStarted = roundStatus(plan.timetable, round, now) !== 'upcoming'
  const hand = card?.handAfter(round.roundNumber, hasStarted)
  const reply = { bet: betToWire(row), chips, ...(hand && { hand }) }
  const standing = {
    ...{ userId: wish.userId, chips, betsPlaced: betsPlaced + 1, betsWon, hasSettledBet },
    isActive: isActive({ roundsBet, roundsOpen }),
  }
  return {
    is: 'standing',
    bet: { wish, lobby, row, reply, standing, chipsBefore, hasStarted, isOperators: known.isOperator },
  }
}

/** As it was offered when the request arrived ([P9]); one that an administrator has taken away since is not offered any more. */
function optionOf(known: Known, plan: KnownPlan, wish: BetWish): (KnownOption & { isRetired: boolean }) | undefined {
  const option = known.options.get(wish.oddsId)
  if (option?.plan_id !== plan.timetable.planId) return undefined
  const lists = plan.prices.get(wish.matchRoundId)
  if (!lists) return { ...option, isRetired: option.retired_at !== null }
  const hundredths = priceAt(lists, option.id, wish.arrivedAt)
  const isRetired = hundredths === undefined || option.retired_by === 'admin'
  return { ...option, hundredths: hundredths ?? option.hundredths, isRetired }
}

/** A round that has become the next one a moment ago, and that nobody has priced the options for. */
function isUnpriced(plan: KnownPlan, roundId: string | undefined, now: Instant): boolean {
  if (roundId === undefined || roundId === plan.pricedRoundId) return false
  return nextRound(plan.timetable, now)?.id === roundId
}

function attemptOf(
  wish: BetWish,
  lobby: LobbyRow,
  { member, isDecided, placed, settled, timesUsed }: KnownOfWish,
  plan: KnownPlan,
  window: BetAttempt['window'],
  option: ReturnType<typeof optionOf>,
): BetAttempt {
  return {
    member: member?.present ? { seat: seatAsIs(member, false), chips: member.chips } : undefined,
    isDecided,
    over: overAs(lobby, plan),
    window,
    roundId: wish.matchRoundId,
    arrivedAt: wish.arrivedAt,
    settled,
    placed,
    option: option && {
      retired: option.isRetired,
      suspended: isSuspended({ id: option.id, eventType: option.event_type }, plan.suspensions),
      isOwnPrice: isPricedBy(option, wish),
      hundredths: option.hundredths,
    },
    seenHundredths: wish.odds === undefined ? undefined : oddsFromWire(wish.odds),
    stake: wish.stake,
    limits: lobby.settings,
    mode: lobby.settings,
    timesUsed,
  }
}

/** Whether its price, when the request arrived, was one that this player set ([V12]). */
function isPricedBy(option: KnownOption, { userId, arrivedAt }: BetWish): boolean {
  if (!option.priced_by.includes(userId)) return false
  return option.handed_back_at === null || Date.parse(option.handed_back_at) > arrivedAt
}

/** Called off, its lobbies close, or are about to. */
function overAs(lobby: LobbyRow, { isDeleted, timetable }: KnownPlan): BetAttempt['over'] {
  if (lobby.status === 'closed') return 'lobby-closed'
  if (isDeleted) return 'match-not-found'
  return timetable.matchStatus === 'abandoned' ? 'lobby-closed' : undefined
}
