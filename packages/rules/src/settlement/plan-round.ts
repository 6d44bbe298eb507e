import type { LedgerKind } from '../ledger/ledger.ts'
import { reasonsToStore } from '../text/reason.ts'
import type { EliminationSettings } from './elimination.ts'
import { type InactivityCandidate, type InactivitySettings, inactivityPenalties, type Penalty } from './inactivity.ts'
import { type EliminationPlan, planEliminations, type TournamentSeat } from './plan-eliminations.ts'
import { type Correction, type Count, correctBets, type RoundCounts, type SettledBet } from './settlement.ts'

/**
 * The state of a round by the current facts: it continues or is to come, it never began, or it has ended. A round that
 * has ended has a count for each type, a number or `unknown`. A type that is left out has no event.
 */
export type RoundNow = 'continues' | 'never-began' | Readonly<Record<string, Count>>

/** A bet as it is stored. An open bet has no payout. */
export interface BetToPlan extends SettledBet {
  readonly userId: string
  /** How many times the bet was decided before. It is needed only in a lobby that has not settled the round. */
  readonly timesDecided?: number | undefined
}

/** What a lobby has decided about a round so far. */
export interface RoundBefore {
  readonly isSettled: boolean
  /** How many times the lobby has settled or reopened the round. */
  readonly settlements: number
  /** False if the lobby settled the round as never begun, so that it does not count for activity ([K6]). */
  readonly isCounted: boolean
  /** True if the round's end has decided penalties, kicks and eliminations, which are never decided again ([I3], [X2]). */
  readonly isEndDecided: boolean
}

/** The facts by which the end of a round decides penalties, kicks and eliminations in a lobby. */
export interface RoundEnd<Seat extends TournamentSeat> {
  readonly roundNumber: number
  /** False if the lobby is closed. A closed lobby decides none. */
  readonly isLobbyOpen: boolean
  /** The settings as they are played (`settingsPlayed`). */
  readonly settings: InactivitySettings & EliminationSettings
  readonly candidates: readonly InactivityCandidate[]
  /** True if the start of the round was known late, so that nobody is penalised for it ([I6]). */
  readonly isStartKnownLate: boolean
  /** The members of an elimination game before the round is settled; none in another lobby. */
  readonly seats: readonly Seat[]
  /** True if the server may publish the eliminations at the end of an earlier round, or of this round ([X6]). */
  readonly mayShow: (roundNumber: number) => boolean
}

export interface RoundToPlan<Bet extends BetToPlan, Seat extends TournamentSeat> {
  readonly lobbyId: string
  readonly roundId: string
  readonly now: RoundNow
  readonly before: RoundBefore
  readonly bets: readonly Bet[]
  /** Null in a correction. It leaves open bets and the round's end to the settlement. */
  readonly end: RoundEnd<Seat> | null
  /** The stored reason of the changes that a correction applies. */
  readonly reason?: string | null
}

/** A bet whose stored result changes. */
export interface BetDecision<Bet extends BetToPlan> extends Correction<Bet> {
  /** The reason in the history of the bet, such as why it is void; null if there is none. */
  readonly reason: string | null
}

/** A movement of chips. Its key is unique in the ledger, so that a repeated movement fails. */
export interface PlannedPosting {
  readonly lobbyId: string
  readonly userId: string
  readonly kind: LedgerKind
  readonly amount: number
  readonly key: string
  readonly betId?: string | undefined
  readonly reason?: string | undefined
}

export type LobbyPenalty = Penalty & { readonly lobbyId: string }

/** By how much the other figures of a member change. */
export interface FiguresMoved {
  readonly lobbyId: string
  readonly userId: string
  readonly betsWon: number
  readonly roundsOpen: number
  readonly roundsBet: number
  /** How many updates the member receives alone: one for each decision about an own bet. */
  readonly seatPushes: number
}

export interface RoundPlan<Bet extends BetToPlan, Seat extends TournamentSeat> {
  /** What becomes of the round in the lobby. A lobby that has not settled it may decide late bets before its end. */
  readonly round: 'settled' | 'reopened' | 'unchanged'
  readonly decisions: readonly BetDecision<Bet>[]
  /** In the order of their ledger entries. */
  readonly postings: readonly PlannedPosting[]
  readonly figures: readonly FiguresMoved[]
  /** `recounted`: the figures do not contain the rounds, because it is not the first settlement of a played round. */
  readonly activity: 'added' | 'recounted' | 'unchanged'
  readonly decidesEnd: boolean
  readonly penalties: readonly LobbyPenalty[]
  readonly eliminations: EliminationPlan<Seat>
}

const isPlayed = (now: RoundNow): boolean => typeof now === 'object'

/**
 * Returns true if a settlement decides the round's end in a lobby: the round was played, and its end was not decided
 * before. A round that was settled as never begun and is then played decides it.
 */
export function isEndToDecide(
  now: RoundNow,
  { isEndDecided }: Pick<RoundBefore, 'isEndDecided'>,
  { isLobbyOpen }: { readonly isLobbyOpen: boolean },
): boolean {
  return isPlayed(now) && isLobbyOpen && !isEndDecided
}

/**
 * Plans what a settlement or a correction of a round changes in one lobby, from the facts now, what the lobby has
 * stored, and the decisions that are never made again. The result for bets is exact: after any settlements and
 * corrections each bet has the result and the credit of one settlement by the final facts ([S6]). In order it decides
 * bets, penalties and kicks, and eliminations ([S1]).
 */
export function planRound<Bet extends BetToPlan, Seat extends TournamentSeat>(
  round: RoundToPlan<Bet, Seat>,
): RoundPlan<Bet, Seat> {
  const { before, end, bets } = round
  const reopens = isReopened(round)
  const now = reopens ? 'continues' : round.now
  const toDecide = bets.filter((bet) => isToDecide(bet, now, round))
  const decisions = correctBets(toDecide, countsOf(now)).map((one) => withReason(one, round.reason ?? null))
  const decidesEnd = end !== null && isEndToDecide(now, before, end)
  const penalties = decidesEnd ? penaltiesOf(end, round.lobbyId) : []
  const isFirst = end !== null && isPlayed(now) && before.settlements === 0
  const isAdded = isFirst && bets.every(({ outcome }) => outcome === 'open')
  const postings = [
    ...decisions.flatMap((decision) => postingsOf(decision, round)),
    ...penalties.map((penalty) => penaltyPosting(penalty, round.roundId)),
  ]
  return {
    round: roundAfter(round, reopens),
    decisions,
    postings,
    figures: figuresOf(round.lobbyId, decisions, isAdded ? penalties : [], isAdded),
    activity: isAdded ? 'added' : mayMoveActivity(round, reopens) ? 'recounted' : 'unchanged',
    decidesEnd,
    penalties,
    eliminations: end
      ? planEliminations(seatsAfter(end.seats, postings, penalties), {
          mayShow: end.mayShow,
          end: decidesEnd ? end : null,
        })
      : { changed: [], eliminated: [], shown: [] },
  }
}

/**
 * Plans the refunds of all open bets of a lobby that closes ([S9]).
 * @param reason the stored reason why the lobby closes
 */
export function planClosing<Bet extends BetToPlan>(
  lobbyId: string,
  bets: readonly Bet[],
  reason: string,
): { readonly decisions: readonly BetDecision<Bet>[]; readonly postings: readonly PlannedPosting[] } {
  const decisions = correctBets(bets, null).map((one) => withReason(one, reason))
  const postings = decisions.map(({ bet, amount }): PlannedPosting => {
    const { userId, id: betId } = bet
    return { lobbyId, userId, kind: 'refund', amount, betId, key: `close:${betId}`, reason }
  })
  return { decisions, postings }
}

/**
 * Plans that bets of players whom a cut eliminated are void, settled or not ([X10]). A correction never counts them
 * again.
 */
export function planCutBets<Bet extends BetToPlan>(
  lobbyId: string,
  bets: readonly Bet[],
): {
  readonly decisions: readonly BetDecision<Bet>[]
  readonly postings: readonly PlannedPosting[]
  readonly figures: readonly FiguresMoved[]
} {
  const cut = bets.map((bet) => ({ ...bet, isCut: true }))
  const decisions = correctBets(cut, {}).map((one) => withReason(one, null))
  const postings = decisions.map(({ bet, amount, reason }): PlannedPosting => {
    const { userId, id: betId } = bet
    const kind = bet.outcome === 'open' ? 'refund' : 'correction'
    return { lobbyId, userId, kind, amount, betId, key: `settle:${betId}:cut`, reason: reason ?? undefined }
  })
  const figures = decisions.map(({ bet, outcome }): FiguresMoved => {
    const betsWon = Number(outcome === 'won') - Number(bet.outcome === 'won')
    return { lobbyId, userId: bet.userId, betsWon, roundsOpen: 0, roundsBet: 0, seatPushes: 0 }
  })
  return { decisions, postings, figures }
}

/**
 * Returns true if a correction opens the settled round again: the round continues, or its end is still to be decided,
 * because it was settled as never begun and then played to its end ([S5]).
 */
function isReopened({ now, before, end }: RoundToPlan<BetToPlan, TournamentSeat>): boolean {
  if (end !== null || !before.isSettled) return false
  return now === 'continues' || (isPlayed(now) && !before.isEndDecided)
}

function roundAfter(
  { now, before, end }: RoundToPlan<BetToPlan, TournamentSeat>,
  reopens: boolean,
): RoundPlan<BetToPlan, TournamentSeat>['round'] {
  if (reopens) return 'reopened'
  return now !== 'continues' && (end !== null || before.isSettled) ? 'settled' : 'unchanged'
}

/** Returns true if the round may begin or cease to count for activity, which only a new count shows ([K6]). */
function mayMoveActivity({ now, before, end }: RoundToPlan<BetToPlan, TournamentSeat>, reopens: boolean): boolean {
  return end !== null || reopens || (before.isSettled && before.isCounted !== (now !== 'never-began'))
}

/** Returns true if this job decides the bet. It leaves other bets to another job. */
function isToDecide(
  { outcome }: BetToPlan,
  now: RoundNow,
  { end }: Pick<RoundToPlan<BetToPlan, TournamentSeat>, 'end'>,
): boolean {
  // A settlement decides open bets. A correction decides the others, and bets that arrived late before the round's end.
  return end !== null ? outcome === 'open' : outcome !== 'open' || now === 'continues'
}

function countsOf(now: RoundNow): RoundCounts | undefined {
  if (now === 'continues') return undefined
  return now === 'never-began' ? null : now
}

function withReason<Bet extends BetToPlan>(correction: Correction<Bet>, reason: string | null): BetDecision<Bet> {
  const { bet, voidReason } = correction
  const own = voidReason === (bet.voidReason ?? null) ? null : voidReason
  return { ...correction, reason: own === null || reason === null ? (own ?? reason) : reasonsToStore([reason, own]) }
}

function penaltiesOf(
  { candidates, isStartKnownLate, settings }: RoundEnd<TournamentSeat>,
  lobbyId: string,
): LobbyPenalty[] {
  const judged = isStartKnownLate ? candidates.filter(({ placed }) => placed) : candidates
  return inactivityPenalties(judged, settings).map((penalty) => ({ ...penalty, lobbyId }))
}

/**
 * Returns the movements of chips of one decision. A settlement posts the credit without the card, and the credit that
 * the card adds ([H10]). A correction posts one compensating entry.
 */
function postingsOf<Bet extends BetToPlan>(
  { bet, amount, cardCredit, outcome, reason: stored }: BetDecision<Bet>,
  { lobbyId, before, end }: RoundToPlan<Bet, TournamentSeat>,
): PlannedPosting[] {
  const { userId, id: betId } = bet
  const reason = stored ?? undefined
  // Before its first settlement a round has no number of a settlement, so the number of the decision takes its place.
  const isNumbered = end !== null || before.isSettled
  const number = isNumbered ? `${before.settlements + 1}` : `open-${bet.timesDecided ?? 0}`
  const key = `settle:${betId}:${number}`
  if (end === null) {
    const kind = bet.outcome === 'open' ? 'refund' : 'correction'
    return [{ lobbyId, userId, kind, amount, key, betId, reason }]
  }
  const postings: PlannedPosting[] = []
  const kind = outcome === 'void' ? 'refund' : 'payout'
  if (amount !== cardCredit) postings.push({ lobbyId, userId, kind, amount: amount - cardCredit, key, betId, reason })
  if (cardCredit !== 0)
    postings.push({ lobbyId, userId, kind: 'card', amount: cardCredit, key: `card:${betId}:${number}`, betId })
  return postings
}

function penaltyPosting({ lobbyId, userId, amount }: LobbyPenalty, roundId: string): PlannedPosting {
  return { lobbyId, userId, kind: 'penalty', amount: 0 - amount, key: `penalty:${roundId}:${userId}` }
}

/**
 * Returns the changes of the members' figures. A round that began and that a lobby settles for the first time adds one
 * to the rounds of each member who bet or is penalised ([K6]).
 */
function figuresOf(
  lobbyId: string,
  decisions: readonly BetDecision<BetToPlan>[],
  penalties: readonly Penalty[],
  isAdded: boolean,
): FiguresMoved[] {
  const rounds = isAdded ? 1 : 0
  const figures = decisions.map(({ bet, outcome }): FiguresMoved => {
    const betsWon = Number(outcome === 'won') - Number(bet.outcome === 'won')
    return { lobbyId, userId: bet.userId, betsWon, roundsOpen: rounds, roundsBet: rounds, seatPushes: 1 }
  })
  for (const { userId, penalised } of penalties) {
    if (penalised) figures.push({ lobbyId, userId, betsWon: 0, roundsOpen: 1, roundsBet: 0, seatPushes: 0 })
  }
  return figures
}

/** Returns the seats with the chips after these postings, and without the members who were kicked. */
function seatsAfter<Seat extends TournamentSeat>(
  seats: readonly Seat[],
  postings: readonly PlannedPosting[],
  penalties: readonly Penalty[],
): Seat[] {
  if (seats.length === 0) return []
  const chips = new Map<string, number>()
  for (const { userId, amount } of postings) chips.set(userId, (chips.get(userId) ?? 0) + amount)
  const kicked = new Set(penalties.flatMap((penalty) => (penalty.kicked ? [penalty.userId] : [])))
  return seats.map((seat) => ({
    ...seat,
    chips: seat.chips + (chips.get(seat.userId) ?? 0),
    ...(kicked.has(seat.userId) && { role: 'spectator', seatEnd: 'kicked' }),
  }))
}
