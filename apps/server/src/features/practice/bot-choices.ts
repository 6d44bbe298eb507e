import type { BettingWindow, Instant } from '@bettle/rules'
import { between, type Random } from './seeded-random.ts'

/**
 * How a bot plays. A bot has a player's information: the options, its chips and the clock, but nothing about the
 * future.
 */
export interface BotTemperament {
  /** From 0, which prefers likely options, to 1, which prefers high odds. */
  readonly boldness: number
  /** The lowest and the highest stake, as shares of the bot's chips. */
  readonly stakes: readonly [number, number]
  /** The earliest and the latest time of its decision, as shares of the betting window. */
  readonly hesitates: readonly [number, number]
  readonly favourites: readonly string[]
  readonly side: 'over' | 'under' | 'either'
  /** The share of rounds on which the bot does not bet. */
  readonly skips: number
}

/** The longest decision time if the closing time is unknown (ms, wall time), before kick-off and at half-time. */
const LONGEST_THOUGHT_MS = 16_000

/**
 * Returns when a bot bets on the next round, or undefined if it skips the round. `since` is the time from which the bot
 * can know the round.
 */
export function momentToBet(
  { hesitates: [from, to], skips }: BotTemperament,
  window: Pick<BettingWindow, 'opensAt' | 'closesAt'>,
  since: Instant,
  random: Random,
): Instant | undefined {
  if (random() < skips) return undefined
  const opensAt = Math.max(window.opensAt ?? since, since)
  const length = window.closesAt === null ? LONGEST_THOUGHT_MS : Math.min(window.closesAt - opensAt, LONGEST_WINDOW_MS)
  return Math.round(opensAt + Math.max(0, length) * between(random, from, to))
}

/** The longest window that counts (ms). Rounds of a real match last ten minutes, in which a bot would wait too long. */
const LONGEST_WINDOW_MS = 5 * 60_000

export interface VisibleOption {
  readonly id: string
  readonly eventType: string
  readonly betType: 'over' | 'under'
  /** The multiplier of the option. */
  readonly odds: number
}

/** Returns the option on which the bot bets, or undefined if none is offered. */
export function chooseOption<Option extends VisibleOption>(
  temperament: BotTemperament,
  options: readonly Option[],
  random: Random,
): Option | undefined {
  const weights = options.map((option) => likingFor(temperament, option))
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [index, option] of options.entries()) {
    left -= weights[index] ?? 0
    if (left < 0) return option
  }
  return options.at(-1)
}

const SAFE_ODDS = 1.35
const BOLD_ODDS = 4

function likingFor(
  { boldness, favourites, side }: BotTemperament,
  { eventType, betType, odds }: VisibleOption,
): number {
  const wanted = SAFE_ODDS * (BOLD_ODDS / SAFE_ODDS) ** boldness
  const price = Math.exp(-2.5 * Math.abs(Math.log(odds / wanted)))
  return price * (favourites.includes(eventType) ? 5 : 1) * (side === betType ? 3 : 1)
}

interface Limits {
  readonly minBetAmount: number
  readonly maxBetAmount: number
}

/** Returns a whole and rounded stake, or undefined if the bot has too few chips. */
export function chooseStake(
  { stakes: [from, to] }: BotTemperament,
  chips: number,
  { minBetAmount, maxBetAmount }: Limits,
  random: Random,
): number | undefined {
  if (chips < minBetAmount) return undefined
  const wished = chips * between(random, from, to)
  const step = wished >= 20 ? 5 : wished >= 8 ? 2 : 1
  const stake = Math.round(wished / step) * step
  return Math.min(Math.max(stake, minBetAmount), maxBetAmount, chips)
}
