import { MARGIN } from '../pricing/pricing.ts'

/** How many settled bets at one price had each outcome. */
export interface BetsAtPrice {
  readonly hundredths: number
  readonly won: number
  readonly lost: number
}

/** Bets whose prices imply a similar chance, and the share of these bets that won ([Z9]). */
export interface CalibrationBand {
  /** The lower limit of the band in percent. A band is ten percent wide and excludes its upper limit. */
  readonly from: number
  readonly to: number
  readonly bets: number
  readonly won: number
  /** The average chance that the prices of the bets implied, in percent with one decimal. */
  readonly told: number
}

const BAND = 10
const PERCENT = 100

/**
 * Returns the chance to win, in percent, that a price implies once the house's margin is removed. It is the chance of a
 * bet that is not void ([Z9]).
 */
export function shownChance(hundredths: number): number {
  return (PERCENT * PERCENT * (1 - MARGIN)) / hundredths
}

/**
 * Compares the chances that prices implied with the share of bets that won, in bands of the chance. Bands without a bet
 * are left out ([Z9]).
 */
export function calibration(prices: readonly BetsAtPrice[]): CalibrationBand[] {
  const bands = new Map<number, { bets: number; won: number; told: number }>()
  for (const { hundredths, won, lost } of prices) {
    const bets = won + lost
    if (bets === 0) continue
    const told = shownChance(hundredths)
    const from = Math.floor(told / BAND) * BAND
    const band = bands.get(from) ?? { bets: 0, won: 0, told: 0 }
    bands.set(from, { bets: band.bets + bets, won: band.won + won, told: band.told + told * bets })
  }
  return [...bands]
    .toSorted(([a], [b]) => a - b)
    .map(([from, { bets, won, told }]) => ({
      from,
      to: from + BAND,
      bets,
      won,
      told: Math.round((told / bets) * 10) / 10,
    }))
}

/** Returns the share of games won in percent, rounded to a whole number; null before the first game. */
export function winRate(games: number, wins: number): number | null {
  return games === 0 ? null : Math.round((wins / games) * PERCENT)
}

export interface WonBet {
  readonly hundredths: number
  readonly stake: number
  /** The total payout of the bet, including its stake. */
  readonly payout: number
  readonly placedAt: number
  readonly id: string
}

/**
 * Returns the won bet with the highest profit. Among bets with equal profit, the higher odds decide, then the earlier
 * bet ([Z8]). Returns undefined if there is no won bet.
 */
export function bestBet<Bet extends WonBet>(won: readonly Bet[]): Bet | undefined {
  return won.toSorted(
    (a, b) =>
      gainOf(b) - gainOf(a) ||
      b.hundredths - a.hundredths ||
      a.placedAt - b.placedAt ||
      (a.id < b.id ? -1 : Number(a.id > b.id)),
  )[0]
}

const gainOf = ({ payout, stake }: WonBet): number => payout - stake
