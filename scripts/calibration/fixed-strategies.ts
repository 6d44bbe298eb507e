import {
  BUILT_IN_EVENT_TYPES,
  HALF_MINUTES,
  type MatchFile,
  type ModelLine,
  modelLines,
  outcomeOf,
  payoutOf,
  planMatch,
} from '@bettle/rules'
import { countIn } from './real-matches.ts'

const DURATIONS = [5, 10, 15]
const STAKE = 10
/** The highest stake in a lobby with default settings. */
const LARGEST_STAKE = 100

/** A strategy of bets that ignore the match: on which lines of a round to bet, and the stake of each. */
interface Strategy {
  readonly name: string
  picks(lines: readonly ModelLine[]): readonly ModelLine[]
  readonly stake: number
}

const STRATEGIES: readonly Strategy[] = [
  { name: 'always the lowest over', picks: (lines) => ofEachType(lines, lowestOver), stake: STAKE },
  { name: 'always under', picks: (lines) => lines.filter(({ betType }) => betType === 'under'), stake: STAKE },
  { name: 'favourite only', picks: (lines) => byPrice(lines).slice(0, 1), stake: STAKE },
  { name: 'favourite of each type', picks: (lines) => ofEachType(lines, (own) => byPrice(own)[0]), stake: STAKE },
  { name: 'longshot only', picks: (lines) => byPrice(lines).slice(-1), stake: STAKE },
  { name: 'longshot of each type', picks: (lines) => ofEachType(lines, (own) => byPrice(own).at(-1)), stake: STAKE },
  { name: 'everything', picks: (lines) => lines, stake: STAKE },
  { name: 'everything, largest stake', picks: (lines) => lines, stake: LARGEST_STAKE },
  { name: 'favourite, largest stake', picks: (lines) => byPrice(lines).slice(0, 1), stake: LARGEST_STAKE },
]

/** Strategies that always bet on the same type and side. They need not lose, and the report shows the best of them. */
const OF_ONE_KIND: readonly Strategy[] = BUILT_IN_EVENT_TYPES.flatMap((eventType) =>
  (['over', 'under'] as const).map((betType) => ({
    name: `${betType} ${eventType}`,
    picks: (lines: readonly ModelLine[]) =>
      lines.filter((line) => line.eventType === eventType && line.betType === betType),
    stake: STAKE,
  })),
)

/**
 * Prints the returns of strategies that use only the prices, over all matches. @returns whether each strategy of the
 * list loses
 */
export function reportStrategies(matches: readonly MatchFile[]): boolean {
  console.log(`\nReturn of each staked chip in percent, over ${matches.length} matches (± one standard error):`)
  console.log(' '.repeat(28) + DURATIONS.map((duration) => `${duration} minutes`.padStart(18)).join(''))
  let loses = true
  for (const strategy of STRATEGIES) {
    const returns = DURATIONS.map((duration) => returnOf(strategy, matches, duration))
    console.log(strategy.name.padEnd(28) + returns.map(figure).join(''))
    loses &&= returns.every(({ mean }) => mean < 0)
  }
  console.log('\nThe best strategies that always bet on one event type and side:')
  for (const duration of DURATIONS) {
    const best = OF_ONE_KIND.map((strategy) => ({ strategy, result: returnOf(strategy, matches, duration) }))
      .toSorted((one, other) => other.result.mean - one.result.mean)
      .slice(0, 3)
    const described = best.map(({ strategy, result }) => `${strategy.name} ${figure(result).trim()}`)
    console.log(`${duration} minutes: ${described.join(', ')}`)
  }
  return loses
}

interface Return {
  readonly mean: number
  readonly error: number
}

function figure({ mean, error }: Return): string {
  return `${(mean * 100).toFixed(2)} ± ${(error * 100).toFixed(2)}`.padStart(18)
}

/**
 * Returns total payout divided by total stake, with its standard error by match, because bets of one match are
 * correlated.
 */
function returnOf(strategy: Strategy, matches: readonly MatchFile[], duration: number): Return {
  const rounds = planMatch([1, 2], HALF_MINUTES, duration).map((round) => {
    const offered = BUILT_IN_EVENT_TYPES.flatMap((eventType) => modelLines(eventType, round))
    return { round, picks: strategy.picks(offered) }
  })
  const staked = rounds.reduce((sum, { picks }) => sum + picks.length * strategy.stake, 0)
  const ofMatch = matches.map((match) => {
    const back = rounds.reduce((sum, { round, picks }) => {
      const paid = picks.map(({ eventType, betType, threshold, hundredths }) => {
        const won = outcomeOf(betType, threshold, countIn(match, eventType, round)) === 'won'
        return won ? payoutOf(hundredths, strategy.stake) : 0
      })
      return sum + paid.reduce((total, chips) => total + chips, 0)
    }, 0)
    return back / staked - 1
  })
  const mean = meanOf(ofMatch)
  const variance = meanOf(ofMatch.map((one) => (one - mean) ** 2))
  return { mean, error: Math.sqrt(variance / matches.length) }
}

function lowestOver(own: readonly ModelLine[]): ModelLine | undefined {
  const overs = own.filter(({ betType }) => betType === 'over')
  return overs.toSorted((one, other) => one.threshold - other.threshold)[0]
}

function byPrice(lines: readonly ModelLine[]): ModelLine[] {
  return lines.toSorted((one, other) => one.hundredths - other.hundredths)
}

function ofEachType(
  lines: readonly ModelLine[],
  pick: (own: readonly ModelLine[]) => ModelLine | undefined,
): ModelLine[] {
  return BUILT_IN_EVENT_TYPES.flatMap((eventType) => pick(lines.filter((line) => line.eventType === eventType)) ?? [])
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
