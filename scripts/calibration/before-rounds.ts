import {
  BUILT_IN_EVENT_TYPES,
  expectedCount,
  HALF_MINUTES,
  type MatchFile,
  modelLines,
  type NumberedRound,
  planMatch,
  poissonTail,
} from '@bettle/rules'
import { calibrationError, type Prediction, randomError } from './calibration-error.ts'
import { doublePoissonTails } from './double-poisson.ts'
import { countIn } from './real-matches.ts'

/** The largest accepted error of a chance before a round, for each event type (percentage points). */
const LIMIT = 2.5
const DURATIONS = [5, 10, 15]
const FOLDS = 10
/** The mean that is used for an event type that never occurs in the training matches. */
const SMALLEST_MEAN = 0.001

/** Returns the chance of a count above a line, from a model that was trained on other matches. */
type Model = (training: readonly number[], dispersion: () => number) => (threshold: number) => number

/** Every compared model, in the order of the columns. */
const MODELS: readonly (readonly [string, Model | 'as priced'])[] = [
  ['as priced', 'as priced'],
  ['mean', (counts) => (threshold) => poissonTail(Math.max(SMALLEST_MEAN, meanOf(counts)), threshold + 0.5)],
  [
    'dispersion',
    (counts, dispersion) => {
      const tails = doublePoissonTails(Math.max(SMALLEST_MEAN, meanOf(counts)), dispersion())
      return (threshold) => tails[threshold + 0.5] ?? 0
    },
  ],
]

/** A round of a plan, and the count of the event type in it for each match. */
interface Counted {
  readonly round: NumberedRound
  readonly counts: readonly number[]
}

/**
 * Prints the error of chances before rounds of 5, 10 and 15 minutes. @returns whether the best model keeps the limit
 * for every event type
 */
export function reportBeforeRounds(matches: readonly MatchFile[]): boolean {
  let keeps = true
  const folds = matches.map(({ sourceMatchId }) => (Number(sourceMatchId) / 2) % FOLDS)
  for (const duration of DURATIONS) {
    const plan = planMatch([1, 2], HALF_MINUTES, duration)
    console.log(
      `\nRounds of ${duration} minutes, ${matches.length} matches: error in percentage points before the round`,
    )
    console.log(headline())
    for (const eventType of BUILT_IN_EVENT_TYPES) {
      const counted = plan.map((round) => ({
        round,
        counts: matches.map((match) => countIn(match, eventType, round)),
      }))
      const cells = MODELS.map(([, model]) => figuresOf(predictionsBy(model, eventType, counted, folds)))
      console.log(eventType.padEnd(10) + cells.map(({ text }) => text).join('  |'))
      keeps &&= (cells.at(-1)?.worst ?? 0) < LIMIT
    }
  }
  console.log(`\nall: every round. last: the last rounds of both halves. 1st, 2nd: the last round of one half. random: the error that a correct
model has in the last rounds of so few matches. *: more than ${LIMIT}. mean: a Poisson distribution with a mean for each round. dispersion: the
same with a dispersion. Both are trained on nine tenths of the matches and tested on the remaining tenth, each tenth in turn.`)
  return keeps
}

const COLUMNS = ['all', 'last', '1st', '2nd', 'random']
const WIDTH = 7

function headline(): string {
  const columns = COLUMNS.map((name) => name.padStart(WIDTH)).join('')
  const models = MODELS.map(([name]) => ` ${name} `.padStart(columns.length, '-')).join('  |')
  return `${' '.repeat(10)}${models}\n${' '.repeat(10)}${MODELS.map(() => columns).join('  |')}`
}

interface Line {
  readonly round: NumberedRound
  readonly predictions: readonly Prediction[]
}

function predictionsBy(
  model: Model | 'as priced',
  eventType: string,
  counted: readonly Counted[],
  folds: readonly number[],
): Line[] {
  return counted.map(({ round, counts }) => {
    const thresholds = [...new Set(modelLines(eventType, round).map(({ threshold }) => threshold))]
    const alike = counted.filter((other) => isAlike(other.round, round))
    const predictions = Array.from({ length: FOLDS }, (_, fold) => {
      const isTraining = (_: number, match: number) => folds[match] !== fold
      const dispersion = () => dispersionOf(alike.map((other) => other.counts.filter(isTraining)))
      const over =
        model === 'as priced'
          ? (threshold: number) => poissonTail(expectedCount(eventType, round) ?? Number.NaN, threshold + 0.5)
          : model(counts.filter(isTraining), dispersion)
      return thresholds.flatMap((threshold) => {
        const chance = over(threshold)
        return counts.flatMap((count, match) =>
          folds[match] === fold ? [{ chance, won: count > threshold, match }] : [],
        )
      })
    })
    return { round, predictions: predictions.flat() }
  })
}

/**
 * True if two rounds share their dispersion: rounds that end by the clock, and rounds of one half that end with a
 * whistle.
 */
function isAlike(one: NumberedRound, other: NumberedRound): boolean {
  if (one.endMinute !== null || other.endMinute !== null) return one.endMinute !== null && other.endMinute !== null
  return one.halfNumber === other.halfNumber
}

/** Returns variance divided by mean, over several rounds. */
function dispersionOf(rounds: readonly (readonly number[])[]): number {
  const variance = rounds.reduce((sum, counts) => {
    const mean = meanOf(counts)
    return sum + meanOf(counts.map((count) => (count - mean) ** 2))
  }, 0)
  return variance / rounds.reduce((sum, counts) => sum + meanOf(counts), 0)
}

function figuresOf(lines: readonly Line[]): { text: string; worst: number } {
  const of = (isMeant: (round: NumberedRound) => boolean) =>
    lines.filter(({ round }) => isMeant(round)).flatMap(({ predictions }) => predictions)
  const isLast = ({ endMinute }: NumberedRound) => endMinute === null
  const all = of(() => true)
  const last = of(isLast)
  const figures = [
    all,
    last,
    of((round) => isLast(round) && round.halfNumber === 1),
    of((round) => isLast(round) && round.halfNumber === 2),
  ].map(calibrationError)
  const text = figures.map((points) => `${points.toFixed(2)}${points >= LIMIT ? '*' : ' '}`.padStart(WIDTH)).join('')
  const worst = Math.max(...figures.slice(0, 2))
  return { text: `${text}${randomError(last).toFixed(2).padStart(WIDTH)}`, worst }
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
