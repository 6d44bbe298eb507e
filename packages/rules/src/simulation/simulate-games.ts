import { countsPlays, hasPlayLeft, type PlaysUsed, playKey, usesLeft } from '../bet/play.ts'
import { type AttachedCard, type CardKind, cardRefusal, dealHand, strengthInTenths } from '../card/card.ts'
import { isInPlay, type SeatState } from '../lobby/seat.ts'
import type { GameSettings } from '../lobby/settings.ts'
import { BUILT_IN_EVENT_TYPES } from '../match/event-types.ts'
import { HALF_MINUTES } from '../match/match.ts'
import { expectedCount, type ModelLine, modelLines } from '../pricing/pricing.ts'
import { isActive, rankMembers, winnerOf } from '../ranking/leaderboard.ts'
import { type NumberedRound, planMatch } from '../round/round.ts'
import { cutAtEndOf, eliminatedByCut } from '../settlement/cut.ts'
import { courseOfElimination, eliminatedAtRoundEnd } from '../settlement/elimination.ts'
import { inactivityPenalties } from '../settlement/inactivity.ts'
import { type BetToSettle, settleBet } from '../settlement/settlement.ts'
import { poissonCount } from './poisson.ts'
import { likedOf, stakeOf, TEMPERAMENTS, type Temperament } from './temperament.ts'

export interface GamesOptions {
  readonly settings: GameSettings
  readonly games: number
  /** Returns random numbers from 0 up to but not including 1. The same random numbers give the same games. */
  readonly random: () => number
}

/** The result of a simulated game. */
export interface GamePlayed {
  /** The final chips of each player, in the order of their seats. */
  readonly chips: readonly number[]
  /** The number of players who could no longer bet at the end of the game. */
  readonly bust: number
  /** The winner's final chips; undefined if the game had no winner. */
  readonly winner: number | undefined
  /** The number of rounds until the game was decided: at most all rounds of the match. */
  readonly rounds: number
}

/** The largest number of players in a simulated game, because few lobbies are larger. */
const MOST_PLAYERS = 8

/** Returns the number of players in a simulated game ([Y2]). */
export const playersSimulated = ({ maxPlayers }: Pick<GameSettings, 'maxPlayers'>): number =>
  Math.min(maxPlayers, MOST_PLAYERS)

/**
 * Number of random draws of a line before a full search. The draws nearly always find a play that is not used up, at a
 * lower cost.
 */
const DRAWS = 3

/** An offered line with the key of its play, which identifies it among the used plays. */
interface OfferedLine extends ModelLine {
  readonly key: string
}

/** A round with its options, priced by the model. All simulated games share these data. */
interface Course {
  readonly round: NumberedRound
  readonly lines: readonly OfferedLine[]
  /** The options of the round that suit each temperament. */
  readonly liked: ReadonlyMap<Temperament, readonly OfferedLine[]>
  readonly means: readonly (readonly [string, number])[]
}

interface Seat {
  readonly userId: string
  readonly temperament: Temperament
  seat: SeatState
  eliminatedIn: number | null
  lastStanding: boolean
  chips: number
  inactiveRounds: number
  betsPlaced: number
  betsWon: number
  readonly used: Map<string, number>
  readonly dealt: readonly CardKind[]
  readonly played: { readonly kind: CardKind; readonly roundNumber: number }[]
}

/**
 * Simulates games between invented players on invented matches. It calls the rules of real games for options,
 * settlement, penalties and kicks, and does not repeat these rules ([Y1]).
 */
export function simulateGames({ settings, games, random }: GamesOptions): GamePlayed[] {
  const course = planMatch([1, 2], HALF_MINUTES, settings.roundDuration).map(courseOf)
  return Array.from({ length: games }, () => simulateGame(settings, course, random))
}

function courseOf(round: NumberedRound): Course {
  const lines = BUILT_IN_EVENT_TYPES.flatMap((eventType) => modelLines(eventType, round)).map((line) => ({
    ...line,
    key: playKey(line),
  }))
  return {
    round,
    lines,
    liked: new Map(TEMPERAMENTS.map((temperament) => [temperament, likedOf(temperament, lines)])),
    means: BUILT_IN_EVENT_TYPES.map((eventType) => [eventType, expectedCount(eventType, round) ?? 0] as const),
  }
}

function simulateGame(settings: GameSettings, course: readonly Course[], random: () => number): GamePlayed {
  const seats = Array.from({ length: playersSimulated(settings) }, (_, index) => takeSeat(settings, index, random))
  let rounds = 0
  let coming = placeBets(settings, course[0], seats, random)
  for (const [index, stage] of course.entries()) {
    const openBets = coming
    const next = course[index + 1]
    // Within a half, players bet on the next round while the current round is active. At half-time the current round is
    // over.
    const isBetOnMeanwhile = next?.round.halfNumber === stage.round.halfNumber
    if (isBetOnMeanwhile) coming = placeBets(settings, next, seats, random)
    endRound(settings, stage, seats, openBets, random)
    rounds += 1
    const ahead = isBetOnMeanwhile ? coming : []
    cutSeats(settings, seats, stage.round.roundNumber, { rounds: course.length, ahead })
    if (isDecidedAfter(settings, seats, stage.round.roundNumber, ahead)) {
      // Bets that were placed before the game was decided stay valid and are settled. No player is penalised any more.
      if (next)
        endRound(
          settings,
          next,
          seats,
          ahead.map((placing) => (placing?.bet ? placing : undefined)),
          random,
        )
      break
    }
    if (!isBetOnMeanwhile) coming = placeBets(settings, next, seats, random)
  }
  const ranking = rankMembers(rankable(seats, rounds))
  return {
    chips: seats.map(({ chips }) => chips),
    bust: seats.filter(({ seat, chips }) => seat === 'eliminated' || chips < settings.minBetAmount).length,
    winner: winnerOf(ranking)?.chips,
    rounds,
  }
}

function takeSeat(settings: GameSettings, index: number, random: () => number): Seat {
  const temperament = TEMPERAMENTS[index % TEMPERAMENTS.length] as Temperament
  const start = { chips: settings.startingChips, inactiveRounds: 0, betsPlaced: 0, betsWon: 0, used: new Map() }
  const sits = { seat: 'player' as const, eliminatedIn: null, lastStanding: false }
  const userId = String(index)
  // The simulation draws cards at random. A real deal derives the cards from its seed.
  const lot = () => random().toFixed(9)
  const dealt = settings.enableBettleCards ? dealHand({ seed: '', lobbyId: '', userId }, settings, lot) : []
  return { userId, temperament, ...start, ...sits, dealt, played: [] }
}

/** Eliminates the lowest of the ranking after a round with a cut ([X8]). Their bets on the next round are void. */
function cutSeats(
  settings: GameSettings,
  seats: readonly Seat[],
  roundNumber: number,
  { rounds, ahead }: { readonly rounds: number; readonly ahead: readonly (Placing | undefined)[] },
): void {
  const cut = cutAtEndOf(roundNumber, settings, rounds)
  if (!cut) return
  const figures = seats.map((seat, index) => {
    const stake = ahead[index]?.bet?.stake
    return stake === undefined ? seat : { ...seat, chips: seat.chips + stake, betsPlaced: seat.betsPlaced - 1 }
  })
  for (const { userId } of eliminatedByCut(rankable(figures, roundNumber), cut)) {
    const out = seats[Number(userId)]
    if (out) Object.assign(out, { seat: 'eliminated', eliminatedIn: roundNumber })
  }
}

const rankable = (seats: readonly Seat[], rounds: number) =>
  seats.map((seat) => ({
    ...seat,
    hasSettledBet: seat.betsPlaced > 0,
    isActive: isActive({ roundsBet: seat.betsPlaced, roundsOpen: rounds }),
    joinedAt: 0,
  }))

/** Eliminates players as the last step of a round's end ([X2]). Returns true if that decides the game ([X5]). */
function isDecidedAfter(
  settings: GameSettings,
  seats: readonly Seat[],
  roundNumber: number,
  ahead: readonly (Placing | undefined)[],
): boolean {
  const found = seats.map(({ userId, seat, chips }, index) => {
    return { userId, seat, chips, hasOpenBet: ahead[index]?.bet !== undefined }
  })
  for (const userId of eliminatedAtRoundEnd(found, settings)) {
    const eliminated = seats[Number(userId)]
    if (eliminated) Object.assign(eliminated, { seat: 'eliminated', eliminatedIn: roundNumber })
  }
  const { isDecided, lastStanding } = courseOfElimination(seats)
  const last = seats.find(({ userId }) => userId === lastStanding)
  if (last) last.lastStanding = true
  return isDecided
}

/** A player's choice while betting on a round was open, and the player's chips at that time. */
interface Placing {
  readonly bet: BetToSettle | undefined
  readonly chipsAtClose: number
  readonly optionOpenAtClose: boolean
}

/** Returns the choice of each player, by seat; undefined for a player who no longer plays. */
function placeBets(
  settings: GameSettings,
  stage: Course | undefined,
  seats: readonly Seat[],
  random: () => number,
): (Placing | undefined)[] {
  return seats.map((seat) => {
    if (!stage || !isInPlay(seat.seat)) return undefined
    const chipsAtClose = seat.chips
    const optionOpenAtClose = hasPlayLeft(settings, stage.lines, seat.used)
    const bet = betOf(settings, seat, stage, random)
    if (bet) {
      seat.chips -= bet.stake
      seat.betsPlaced += 1
      if (bet.card) seat.played.push({ kind: bet.card.kind, roundNumber: stage.round.roundNumber })
      if (countsPlays(settings)) seat.used.set(bet.key, (seat.used.get(bet.key) ?? 0) + 1)
    }
    return { bet, chipsAtClose, optionOpenAtClose }
  })
}

/** Returns the bet of a player; undefined if the player skips the round or cannot bet. */
function betOf(
  settings: GameSettings,
  seat: Seat,
  stage: Course,
  random: () => number,
): (BetToSettle & OfferedLine) | undefined {
  if (random() < seat.temperament.sitsOut) return undefined
  const stake = stakeOf(seat.temperament, seat.chips, settings)
  const liked = stage.liked.get(seat.temperament) ?? []
  const line = drawn(settings, liked, seat.used, random) ?? drawn(settings, stage.lines, seat.used, random)
  if (stake === undefined || !line) return undefined
  return { ...line, id: seat.userId, stake, card: cardOf(settings, seat, stage.round.roundNumber, random) }
}

/** The chance that a player considers a card with a bet. */
const THINKS_OF_CARDS = 0.4

/**
 * Returns a random card of the player's hand if it can go with this bet ([H5]). Returns undefined for any other card,
 * and if the player considers no card.
 */
function cardOf(
  settings: GameSettings,
  { dealt, played }: Seat,
  roundNumber: number,
  random: () => number,
): AttachedCard | undefined {
  if (dealt.length === 0 || random() >= THINKS_OF_CARDS) return undefined
  const kind = dealt[Math.floor(random() * dealt.length)]
  if (!kind || cardRefusal({ kind, dealt, played, settings }, roundNumber) !== undefined) return undefined
  return { kind, tenths: strengthInTenths(settings.cardEffectStrength) }
}

/**
 * Ends a round: settles bets first, and then applies penalties for rounds sat out, in the order of a real round's end
 * ([S1]).
 */
function endRound(
  settings: GameSettings,
  { means }: Course,
  seats: readonly Seat[],
  openBets: readonly (Placing | undefined)[],
  random: () => number,
): void {
  const counts = Object.fromEntries(means.map(([eventType, mean]) => [eventType, poissonCount(mean, random)]))
  for (const [index, seat] of seats.entries()) {
    const bet = openBets[index]?.bet
    if (!bet) continue
    const { outcome, credit } = settleBet({ ...bet, isCut: seat.eliminatedIn !== null }, counts)
    seat.chips += credit
    if (outcome === 'won') seat.betsWon += 1
  }
  penalise(settings, seats, openBets)
}

function penalise(settings: GameSettings, seats: readonly Seat[], openBets: readonly (Placing | undefined)[]): void {
  const candidates = seats.flatMap(({ userId, seat, chips: chipsNow, inactiveRounds }, index) => {
    const placing = openBets[index]
    if (!isInPlay(seat) || !placing) return []
    const { bet, chipsAtClose, optionOpenAtClose } = placing
    return [{ userId, placed: bet !== undefined, chipsNow, chipsAtClose, optionOpenAtClose, inactiveRounds }]
  })
  for (const { userId, amount, inactiveRounds, kicked } of inactivityPenalties(candidates, settings)) {
    const seat = seats[Number(userId)]
    if (!seat) continue
    seat.chips -= amount
    seat.inactiveRounds = inactiveRounds
    if (kicked) seat.seat = 'kicked'
  }
}

/**
 * Returns a random line of these lines that the game mode still allows the player ([J2], [J3]); undefined if none is
 * left. It tries a few random draws and then searches.
 */
function drawn(
  settings: GameSettings,
  lines: readonly OfferedLine[],
  used: PlaysUsed,
  random: () => number,
): OfferedLine | undefined {
  const isLeft = ({ key }: OfferedLine) => usesLeft(settings, used.get(key) ?? 0) > 0
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const line = lines[Math.floor(random() * lines.length)]
    if (line && isLeft(line)) return line
  }
  const left = lines.filter(isLeft)
  return left[Math.floor(random() * left.length)]
}
