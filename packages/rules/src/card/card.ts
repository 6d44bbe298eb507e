import { type BetType, type Outcome, outcomeOf, payoutOf } from '../bet/bet.ts'
import type { Digest } from '../ledger/ledger.ts'
import type { MatchStatus } from '../match/match.ts'

export const CARD_KINDS = ['boost', 'shield', 'near-miss', 'scout'] as const
export type CardKind = (typeof CARD_KINDS)[number]

/** Number of cards that each player gets, each of a different kind. */
const HAND_SIZE = 3

/**
 * The first round with cards. A card cannot go with a bet on round 1, because players bet on round 1 before the cards
 * are dealt.
 */
const FIRST_ROUND_OF_CARDS = 2

/** The lobby settings that decide about cards. */
export interface CardSettings {
  readonly enableBettleCards: boolean
  /** The strength of cards: a multiplier in steps of one tenth. */
  readonly cardEffectStrength: number
  /** Number of rounds without a card that must pass after a player has used a card. */
  readonly cardCooldownTime: number
  readonly showCompetitorBets: boolean
  readonly allowLateBetting: boolean
}

/**
 * Returns the hash of a seed. The lobby publishes the hash with the deal. The hash commits the server to the seed and
 * reveals no hand ([H3]).
 */
export function dealCommitment(seed: string, digest: Digest): string {
  return digest(seed)
}

/**
 * Returns true if the seed may be published, so that members can draw the hands again: the match is deleted, abandoned,
 * or its results are confirmed. Before that an operator may reopen the last half, and the seed would reveal cards that
 * can still be played ([H3]).
 */
export function isSeedPublished(match: {
  readonly status: MatchStatus
  readonly isConfirmed: boolean
  readonly isDeleted: boolean
}): boolean {
  return match.isDeleted || match.status === 'abandoned' || (match.status === 'completed' && match.isConfirmed)
}

/** The facts that identify a player's hand: the seed, the lobby and the player. */
export interface Dealing {
  readonly seed: string
  readonly lobbyId: string
  readonly userId: string
}

/**
 * Returns the cards of a player. Each kind of card gets a lot: the digest of the seed, the lobby, the player and the
 * kind. The three kinds with the lowest lots form the hand, lowest first. With the seed, anyone can draw every hand of
 * the lobby again ([H2], [H3]).
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

/**
 * Returns the text that is hashed as the lot of a kind of card. It is JSON, so that two different inputs never give the
 * same text.
 */
function cardLot({ seed, lobbyId, userId }: Dealing, kind: CardKind): string {
  return JSON.stringify([seed, lobbyId, userId, kind])
}

/**
 * Returns the kinds of cards that a lobby deals. It leaves out Scout where bets stay hidden for good or arrive until
 * their round starts, because Scout would show nothing in such a lobby ([H2]).
 */
function kindsDealt({
  showCompetitorBets,
  allowLateBetting,
}: Pick<CardSettings, 'showCompetitorBets' | 'allowLateBetting'>): readonly CardKind[] {
  const canScout = showCompetitorBets && !allowLateBetting
  return CARD_KINDS.filter((kind) => kind !== 'scout' || canScout)
}

/** A card that a player used, and the bet that it went with. */
export interface CardPlayed {
  readonly kind: CardKind
  readonly roundNumber: number
  /** True if the round of the bet has started, so that other members may see the card. */
  readonly hasStarted: boolean
}

export interface Hand {
  readonly cards: readonly HandCard[]
  /** The number of the first round on which the player may use a card; null if the player has used all cards. */
  readonly nextRound: number | null
}

export interface HandCard {
  readonly kind: CardKind
  readonly state: 'held' | 'attached' | 'played'
  /** The number of the round of the bet that the card went with. */
  readonly roundNumber?: number
}

/** Returns the state of each card that the player was dealt, from the bets that the cards went with ([H4]). */
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

/**
 * Returns the number of the first round after the cooldown. With a cooldown of 5, a card on round 2 allows the next
 * card on round 8 ([H5]).
 */
function nextRoundOfCards(played: readonly Pick<CardPlayed, 'roundNumber'>[], cooldown: number): number {
  return Math.max(FIRST_ROUND_OF_CARDS, ...played.map(({ roundNumber }) => roundNumber + cooldown + 1))
}

/** The card that a player wants to play, and the player's hand. */
export interface CardAttempt {
  readonly kind: CardKind
  /** The kinds of cards in the player's hand; undefined before the cards are dealt. */
  readonly dealt: readonly CardKind[] | undefined
  readonly played: readonly Pick<CardPlayed, 'kind' | 'roundNumber'>[]
  readonly settings: Pick<CardSettings, 'enableBettleCards' | 'cardCooldownTime'>
}

/** Why a card cannot go with a bet. `card-later` names the first round on which the player can play a card. */
export type CardRefusal =
  | { readonly code: 'no-cards-here' | 'no-card-first-round' | 'cards-not-dealt' | 'card-not-held' | 'card-played' }
  | { readonly code: 'card-later'; readonly round: number }

/** Returns why the card cannot go with a bet on this round. Returns undefined if the card can ([H5]). */
export function cardRefusal(attempt: CardAttempt, roundNumber: number): CardRefusal | undefined {
  const { kind, dealt, played, settings } = attempt
  if (!settings.enableBettleCards) return { code: 'no-cards-here' }
  if (roundNumber < FIRST_ROUND_OF_CARDS) return { code: 'no-card-first-round' }
  if (!dealt) return { code: 'cards-not-dealt' }
  if (!dealt.includes(kind)) return { code: 'card-not-held' }
  if (played.some((play) => play.kind === kind)) return { code: 'card-played' }
  const next = nextRoundOfCards(played, settings.cardCooldownTime)
  return roundNumber < next ? { code: 'card-later', round: next } : undefined
}

/** A card that goes with a bet, and the strength of the card. */
export interface AttachedCard {
  readonly kind: CardKind
  /** The strength of cards in the lobby in integer tenths: 15 means 1.5. */
  readonly tenths: number
}

/** Converts the strength of cards to integer tenths: 1.5 → 15. */
export function strengthInTenths(cardEffectStrength: number): number {
  return Math.round(cardEffectStrength * 10)
}

/**
 * Returns the payout of a winning bet in whole chips. Boost multiplies the payout that the bet has without a card, and
 * rounds down again ([H7]).
 */
export function payoutWithCard(payout: number, { kind, tenths }: AttachedCard): number {
  return kind === 'boost' ? Math.floor((payout * tenths) / 10) : payout
}

/**
 * Returns the chips that Shield gives back for a lost bet: the stake times the strength minus one, and at most the
 * stake ([H8]).
 */
export function shieldReturn(stake: number, tenths: number): number {
  return Math.min(stake, Math.floor((stake * (tenths - 10)) / 10))
}

/**
 * Returns true if the bet lost, but would not have lost with one event more (over) or one event fewer (under) ([H9]).
 */
export function isNearMiss(betType: BetType, threshold: number, count: number): boolean {
  if (outcomeOf(betType, threshold, count) !== 'lost') return false
  return outcomeOf(betType, threshold, betType === 'over' ? count + 1 : count - 1) !== 'lost'
}

/** A settled bet as the database stores it. */
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

/** Returns the part of a settled bet's credit that comes from its card ([H10]). */
export function cardCredit({ card, outcome, payout, count, ...bet }: SettledWithCard): number {
  const credit = payout ?? 0
  if (card === 'boost' && outcome === 'won') return credit - payoutOf(bet.hundredths, bet.stake)
  if (card === 'shield' && outcome === 'lost') return credit
  const isSaved = card === 'near-miss' && outcome === 'void' && count !== null
  return isSaved && isNearMiss(bet.betType, bet.threshold, count) ? credit : 0
}
