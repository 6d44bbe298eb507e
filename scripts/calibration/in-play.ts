import {
  BUILT_IN_EVENT_TYPES,
  betChances,
  expectedMore,
  HALF_MINUTES,
  type MatchFile,
  modelLines,
  planMatch,
} from '@bettle/rules'
import { calibrationError, type Prediction } from './calibration-error.ts'
import { countIn } from './real-matches.ts'

/** The largest accepted error (percentage points), at each tenth of a round, over all event types. */
const LIMIT = 3
const TENTHS = 10
const ROUND_MINUTES = 10
const PLAN = planMatch([1, 2], HALF_MINUTES, ROUND_MINUTES)

/**
 * Prints the error of chances during a round, over the bets that are still open. @returns whether the worst tenth keeps
 * the limit
 */
export function reportInPlay(matches: readonly MatchFile[]): boolean {
  console.log(
    `\n${matches.length} matches of the test part: error in percentage points at each tenth of a round of ${ROUND_MINUTES} minutes`,
  )
  console.log(
    row(
      '',
      Array.from({ length: TENTHS }, (_, tenth) => `${tenth}0 %`),
    ),
  )
  const all: Prediction[][] = Array.from({ length: TENTHS }, () => [])
  for (const eventType of BUILT_IN_EVENT_TYPES) {
    const predictions = all.map((_, tenth) =>
      matches.flatMap((match, index) => predictionsIn(match, index, eventType, tenth)),
    )
    predictions.forEach((ofTenth, tenth) => {
      all[tenth]?.push(...ofTenth)
    })
    console.log(row(eventType, predictions.map(figure)))
  }
  console.log(row('All', all.map(figure)))
  return Math.max(...all.map(calibrationError)) <= LIMIT
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(10) + cells.map((cell) => cell.padStart(7)).join('')
}

function figure(predictions: readonly Prediction[]): string {
  return calibrationError(predictions).toFixed(2)
}

/** Returns a prediction for every line offered on a round, after each tenth in which the line is still open. */
function predictionsIn(match: MatchFile, index: number, eventType: string, tenth: number): Prediction[] {
  return PLAN.flatMap((round) => {
    const minute = round.startMinute + (tenth * ROUND_MINUTES) / TENTHS
    const length = match.halves.find(({ halfNumber }) => halfNumber === round.halfNumber)?.durationSeconds ?? 0
    if (minute * 60 >= length) return []
    const more = expectedMore(eventType, round, minute) ?? Number.NaN
    const so = countIn(match, eventType, round, minute)
    const total = countIn(match, eventType, round)
    const thresholds = new Set(modelLines(eventType, round).map(({ threshold }) => threshold))
    return [...thresholds].flatMap((threshold) => {
      if (so > threshold) return []
      const { won: chance } = betChances({ betType: 'over', threshold, count: so, more })
      return [{ chance, won: total > threshold, match: index }]
    })
  })
}
