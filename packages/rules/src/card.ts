import { type BetType, type Outcome, outcomeOf, payoutOf } from './bet.ts'
import type { Digest } from './ledger.ts'
import type { MatchStatus } from './match.ts'

export const CARD_KINDS = ['boost', 'shield', 'near-miss', 'scout'] as const
export type CardKind = (typeof CARD_KINDS)[number]

/** As many as a player is dealt, each of another kind. */
const HAND_SIZE = 3

/** On the first round none can be played: it is bet on before they are dealt. */
const FIRST_ROUND_OF_CARDS = 2

/** What of a lobby's settings decides about its cards. */
export interface CardSettings {
  readonly enableBettleCards: boolean
  /** The multiplier, in tenths at the finest. */
  readonly cardEffectStrength: number
  /** Rounds that go by without a card after one. */
  readonly cardCooldownTime: number
  readonly showCompetitorBets: boolean
  readonly allowLateBetting: boolean
}

/** What is published of a seed when the cards are dealt: it binds the dealer, and tells nothing of the hands ([H3]). */
export function dealCommitment(seed: string, digest: Digest): string {
  return digest(seed)
}

/**
 * Whether everyone may draw the hands again: the match is over for good, so that nobody learns of a card that can still be played.
 * Until its results are confirmed the last half may be reopened ([H3]).
 */
export function isSeedPublished(match: {
  readonly status: MatchStatus
  readonly isConfirmed: boolean
  readonly isDeleted: boolean
}): boolean {
  return match.isDeleted || match.status === 'abandoned' || (match.status === 'completed' && match.isConfirmed)
}

/** Whose hand in which lobby, of which deal. */
export interface Dealing {
  readonly seed: string
  readonly lobbyId: string
  readonly userId: string
}

/**
 * The cards a player is dealt. Each kind that is dealt draws a lot, the digest of the seed, the lobby, the player and the kind; the
 * three lowest are the hand, in this order. Who knows the seed can draw every hand of the lobby again ([H2], [H3]).
 */
export function dealHand(
  dealing: Dealing,
  settings: Pick<CardSettings, 'showCompetitorBets' | 'allowLateBetting'>,
  digest: Digest,
): CardKind[] {
  const lots = kindsDealt(settings).map((kind) => ({ kind, lot: digest(cardLot(dealing, kind)) }))
  lots.sort((one, other) => Number(one.lot > other.lot) - Number(one.lot < other.lot))
  return lots.slice(0, HAND_SIZE).map(({ kind }) => kind)
}

/** A text for each kind, as JSON, so that no two read the same. */
function cardLot({ seed, lobbyId, userId }: Dealing, kind: CardKind): string {
  return JSON.stringify([seed, lobbyId, userId, kind])
}

/** A Scout sees nothing where bets are hidden for good, or come in until their round starts: there it is not dealt ([H2]). */
function kindsDealt({
  showCompetitorBets,
  allowLateBetting,
}: Pick<CardSettings, 'showCompetitorBets' | 'allowLateBetting'>): readonly CardKind[] {
  const canScout = showCompetitorBets && !allowLateBetting
  return CARD_KINDS.filter((kind) => kind !== 'scout' || canScout)
}

/** A card and the bet it went with. */
export interface CardPlayed {
  readonly kind: CardKind
  readonly roundNumber: number
  /** The round has started: the card is no longer its player's secret. */
  readonly hasStarted: boolean
}

export interface Hand {
  readonly cards: readonly HandCard[]
  /** The first round a card may go with; null where none is left. */
  readonly nextRound: number | null
}

export interface HandCard {
  readonly kind: CardKind
  readonly state: 'held' | 'attached' | 'played'
  /** Of the bet it went with. */
  readonly roundNumber?: number
}

/** How the cards a player was dealt stand, from the bets they went with ([H4]). */
export function handOf(
  dealt: readonly CardKind[],
  played: readonly CardPlayed[],
  { cardCooldownTime }: Pick<CardSettings, 'cardCooldownTime'>,
): Hand {
  const cards = dealt.map((kind): HandCard => {
    const play = played.find((candidate) => candidate.kind === kind)
    if (!play) return { kind, state: 'held' }
    return { kind, state: play.hasStarted ? 'played' : 'attached', roundNumber: play.roundNumber }
  })
  const isLeft = cards.some(({ state }) => state === 'held')
  return { cards, nextRound: isLeft ? nextRoundOfCards(played, cardCooldownTime) : null }
}

/** After a card none for so many rounds: with a cooldown of 5 one on round 2 is followed on round 8 at the earliest ([H5]). */
function nextRoundOfCards(played: readonly Pick<CardPlayed, 'roundNumber'>[], cooldown: number): number {
  return Math.max(FIRST_ROUND_OF_CARDS, ...played.map(({ roundNumber }) => roundNumber + cooldown + 1))
}

/** What somebody wants to play a card with, and from which hand. */
export interface CardAttempt {
  readonly kind: CardKind
  /** Undefined before the cards are dealt. */
  readonly dealt: readonly CardKind[] | undefined
  readonly played: readonly Pick<CardPlayed, 'kind' | 'roundNumber'>[]
  readonly settings: Pick<CardSettings, 'enableBettleCards' | 'cardCooldownTime'>
}

/** Why the card cannot go with a bet on this round, in a sentence for its player; undefined where it can ([H5]). */
export function cardRefusal(attempt: CardAttempt, roundNumber: number): string | undefined {
  const { kind, dealt, played, settings } = attempt
  if (!settings.enableBettleCards) return 'This lobby plays without cards.'
  if (roundNumber < FIRST_ROUND_OF_CARDS) return 'No card can be played on the first round.'
  if (!dealt) return 'The cards are dealt when the match starts.'
  if (!dealt.includes(kind)) return 'You do not hold this card.'
  if (played.some((play) => play.kind === kind)) return 'You have already played this card.'
  const next = nextRoundOfCards(played, settings.cardCooldownTime)
  return roundNumber < next ? `You can play your next card from round ${next} on.` : undefined
}

/** A card that goes with a bet, and how strongly it acts. */
export interface AttachedCard {
  readonly kind: CardKind
  /** The lobby's strength in integer tenths: 15 for 1.5. */
  readonly tenths: number
}

/** 1.5 → 15. */
export function strengthInTenths(cardEffectStrength: number): number {
  return Math.round(cardEffectStrength * 10)
}

/** What a win pays with this card, in whole chips: Boost multiplies what it pays without, rounded down again ([H7]). */
export function payoutWithCard(payout: number, { kind, tenths }: AttachedCard): number {
  return kind === 'boost' ? Math.floor((payout * tenths) / 10) : payout
}

/** What a loss gives back with a Shield: the part of the strength above one, of the stake, and never more than that ([H8]). */
export function shieldReturn(stake: number, tenths: number): number {
  return Math.min(stake, Math.floor((stake * (tenths - 10)) / 10))
}

/** Whether a bet lost that would not have with one event more (over) or one fewer (under); on the line it would not have ([H9]). */
export function isNearMiss(betType: BetType, threshold: number, count: number): boolean {
  if (outcomeOf(betType, threshold, count) !== 'lost') return false
  return outcomeOf(betType, threshold, betType === 'over' ? count + 1 : count - 1) !== 'lost'
}

/** A settled bet as it is kept. */
export interface SettledWithCard {
  readonly card: CardKind | null
  readonly betType: BetType
  readonly threshold: number
  readonly hundredths: number
  readonly stake: number
  readonly outcome: Outcome
  readonly payout: number | null
  readonly count: number | null
}

/** What of that which came back for a settled bet came by its card ([H10]). */
export function cardCredit({ card, outcome, payout, count, ...bet }: SettledWithCard): number {
  const credit = payout ?? 0
  if (card === 'boost' && outcome === 'won') return credit - payoutOf(bet.hundredths, bet.stake)
  if (card === 'shield' && outcome === 'lost') return credit
  const isSaved = card === 'near-miss' && outcome === 'void' && count !== null
  return isSaved && isNearMiss(bet.betType, bet.threshold, count) ? credit : 0
}
