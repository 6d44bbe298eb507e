import { LAST_SLOT_MINUTES, SLOT_MINUTES, SLOTS_PER_HALF } from './pricing-rates.ts'
import type { GameSettings } from './settings.ts'
import { roundsOfMatch } from './settings-warnings.ts'
import { type GamePlayed, playersSimulated, simulateGames } from './simulate-games.ts'

/** What a lobby with these settings may come to, off many simulated games ([Y1]). */
export interface GamesOutlook {
  readonly games: number
  readonly players: number
  /** How many of a hundred players could no longer bet in the end, as a share of 1. */
  readonly bustShare: number
  /** Half of all players held at least so many chips in the end. */
  readonly medianChips: number
  /** What the winner held, on average; undefined where nobody ever won. */
  readonly averageWinner: number | undefined
  /** On average, until it was decided. */
  readonly rounds: number
  /** The same in match minutes, the pause left out. */
  readonly minutes: number
  readonly spread: readonly SpreadBar[]
}

/** How many players held so many chips in the end. */
export interface SpreadBar {
  readonly from: number
  /** Undefined for the last one: whoever held more. */
  readonly below: number | undefined
  /** Of all players; together they make 1. */
  readonly share: number
}

/** Bars up to twice the starting chips, of a quarter of them each; one more for what lies above. */
const BARS = 8
const BARS_PER_START = 4

export interface OutlookOptions {
  readonly settings: GameSettings
  readonly games: number
  /** The same games again for the same seed. */
  readonly seed: number
}

export function gamesOutlook({ settings, games, seed }: OutlookOptions): GamesOutlook {
  const played = simulateGames({ settings, games, random: randomFrom(seed) })
  const chips = played.flatMap((game) => game.chips).toSorted((a, b) => a - b)
  const winners = played.flatMap(({ winner }) => winner ?? [])
  const rounds = meanOf(played.map((game) => game.rounds))
  return {
    games,
    players: playersSimulated(settings),
    bustShare: played.reduce((sum, { bust }) => sum + bust, 0) / chips.length,
    medianChips: chips[Math.floor(chips.length / 2)] ?? 0,
    averageWinner: winners.length === 0 ? undefined : meanOf(winners),
    rounds,
    minutes: minutesUntil(played, settings),
    spread: spreadOf(chips, settings.startingChips),
  }
}

function spreadOf(chips: readonly number[], startingChips: number): SpreadBar[] {
  const width = startingChips / BARS_PER_START
  return Array.from({ length: BARS + 1 }, (_, bar) => {
    const from = bar * width
    const below = bar === BARS ? undefined : from + width
    // A correction alone takes a balance below zero, and here there are none.
    const held = chips.filter((one) => one >= from && (below === undefined || one < below))
    return { from, below, share: held.length / chips.length }
  })
}

/** Halves last as long as they did on average; a round within them as long as the lobby's rounds. */
function minutesUntil(played: readonly GamePlayed[], settings: GameSettings): number {
  const perHalf = roundsOfMatch(settings) / 2
  const half = (which: 1 | 2) => (SLOTS_PER_HALF - 1) * SLOT_MINUTES + LAST_SLOT_MINUTES[which]
  const until = (rounds: number) => {
    if (rounds >= 2 * perHalf) return half(1) + half(2)
    if (rounds >= perHalf) return half(1) + (rounds - perHalf) * settings.roundDuration
    return rounds * settings.roundDuration
  }
  return meanOf(played.map(({ rounds }) => until(rounds)))
}

/** Numbers that look like chance and are the same again for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
