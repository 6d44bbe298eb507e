import { MARGIN } from './pricing.ts'

/** Settled bets at one price, counted. */
export interface BetsAtPrice {
  readonly hundredths: number
  readonly won: number
  readonly lost: number
}

/** Bets that were told about the same chance, and how many of them came true ([Z9]). */
export interface CalibrationBand {
  /** In percent: from ten to ten, the upper end left out. */
  readonly from: number
  readonly to: number
  readonly bets: number
  readonly won: number
  /** What their prices said on average, in percent with one decimal. */
  readonly told: number
}

const BAND = 10
const PERCENT = 100

/** The chance that a price tells of, in percent: what it is without the house's margin. A push is left out of it ([Z9]). */
export function shownChance(hundredths: number): number {
  return (PERCENT * PERCENT * (1 - MARGIN)) / hundredths
}

/** How often what one's bets were told came true, by bands of the chance; a band without a bet is left out ([Z9]). */
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

/** In percent, rounded to whole ones; null before the first game. */
export function winRate(games: number, wins: number): number | null {
  return games === 0 ? null : Math.round((wins / games) * PERCENT)
}

export interface WonBet {
  readonly hundredths: number
  readonly stake: number
  /** What came back for it, the stake among it. */
  readonly payout: number
  readonly placedAt: number
  readonly id: string
}

/** The won bet that brought most beyond its stake; of equals the longer price, then the earlier ([Z8]). */
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
