import type { GameSettings } from '../lobby/settings.ts'
import { roundsOfMatch } from '../lobby/settings-warnings.ts'
import { LAST_SLOT_MINUTES, SLOT_MINUTES, SLOTS_PER_HALF } from '../pricing/pricing-rates.ts'
import { type GamePlayed, playersSimulated, simulateGames } from './simulate-games.ts'

/** The expected results of a lobby with these settings, from many simulated games ([Y1]). */
export interface GamesOutlook {
  readonly games: number
  readonly players: number
  /** The share of players, from 0 to 1, who could no longer bet at the end of a game. */
  readonly bustShare: number
  /** The median of the final chips of all players. */
  readonly medianChips: number
  /** The average final chips of the winners; undefined if no game had a winner. */
  readonly averageWinner: number | undefined
  /** The average number of rounds until the game was decided. */
  readonly rounds: number
  /** The average number of match minutes until the game was decided, without the half-time break. */
  readonly minutes: number
  readonly spread: readonly SpreadBar[]
}

/** The share of players whose final chips lie in one range. */
export interface SpreadBar {
  readonly from: number
  /** The upper limit of the range; undefined for the last bar, which has no upper limit. */
  readonly below: number | undefined
  /** The bar's share of all players. The shares of all bars add up to 1. */
  readonly share: number
}

/**
 * Number of bars up to twice the starting chips, each a quarter of the starting chips wide. One more bar holds all
 * higher values.
 */
const BARS = 8
const BARS_PER_START = 4

export interface OutlookOptions {
  readonly settings: GameSettings
  readonly games: number
  /** The seed of the random numbers. The same seed gives the same games again. */
  readonly seed: number
}

export function gamesOutlook({ settings, games, seed }: OutlookOptions): GamesOutlook {
  const played = simulateGames({ settings, games, random: randomFrom(seed) })
  const chips = played.flatMap((game) => game.chips).sort((a, b) => a - b)
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
    // No balance is below zero: only a correction takes a balance below zero, and the simulation has no corrections.
    const held = chips.filter((one) => one >= from && (below === undefined || one < below))
    return { from, below, share: held.length / chips.length }
  })
}

/**
 * Returns the average number of match minutes until the games were decided. Halves have their average length, and
 * rounds have the length of the lobby's rounds.
 */
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

/** Returns pseudo-random numbers that are the same for the same seed (mulberry32). */
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
