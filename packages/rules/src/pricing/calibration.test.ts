import { expect, it } from 'vitest'
import type { MatchFile } from '../feed/match-file.ts'
import { BUILT_IN_EVENT_TYPES } from '../match/event-types.ts'
import { type NumberedRound, planMatch } from '../round/round.ts'
import { betChances, expectedMore } from './live-chance.ts'
import { expectedCount, type ModelLine, modelLines, type PricedWindow, poissonTail } from './pricing.ts'

/** The parts of Node that this test needs. The rules are compiled without Node's types, so that no rule can use Node by accident. */
declare const console: { info(text: string): void }
declare const process: {
  readonly env: Readonly<Record<string, string | undefined>>
  getBuiltinModule(name: 'node:fs'): {
    readdirSync(path: string): string[]
    readFileSync(path: string): Uint8Array
    readFileSync(path: string, encoding: 'utf8'): string
  }
  getBuiltinModule(name: 'node:zlib'): { gunzipSync(packed: Uint8Array): { toString(encoding: 'utf8'): string } }
}

/** A folder with real matches, on which the prices are measured. The project contains none. */
const folder = process.env.BETTLE_MATCH_DATA
if (!folder) console.info('[P1] skipped: BETTLE_MATCH_DATA is not set, so prices were not measured on real matches')

/** The largest allowed error as a share of rounds, for over or under at one line, in all ten rounds together. */
const WORST_ERROR = 0.04
/** The largest allowed average error of a live chance at each tenth of a round, in percentage points. */
const WORST_IN_PLAY = 3
/**
 * The largest allowed average errors of a chance before its round, by event type, and in the last rounds of both halves
 * alone. docs/model.md names the largest errors.
 */
const WORST_BEFORE = 2.5
const WORST_BEFORE_LAST = 2.7
const DURATIONS = [5, 10, 15]
const PLAN = planMatch([1, 2], 45, 10)

let read: MatchFile[] | undefined

function realMatches(data: string): MatchFile[] {
  read ??= matchesIn(data)
  return read
}

/** Returns the real matches of the folder, without the sample matches, which the project uses elsewhere. */
function matchesIn(data: string): MatchFile[] {
  const { readdirSync, readFileSync } = process.getBuiltinModule('node:fs')
  const { gunzipSync } = process.getBuiltinModule('node:zlib')
  const samples = readdirSync(`${data}/matches`).map((name) => matchOf(readFileSync(`${data}/matches/${name}`, 'utf8')))
  const shown = new Set(samples.map(({ sourceMatchId }) => sourceMatchId))
  return gunzipSync(readFileSync(`${data}/calibration-matches.jsonl.gz`))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map(matchOf)
    .filter(({ sourceMatchId }) => !shown.has(sourceMatchId))
}

function matchOf(text: string): MatchFile {
  return JSON.parse(text) as MatchFile
}

/** Returns the count of an event type in each match, for each round of the plan. */
function countsByRound(matches: readonly MatchFile[], eventType: string, plan = PLAN): number[][] {
  return plan.map(({ halfNumber, startMinute, endMinute }) =>
    matches.map(({ events }) => {
      const end = endMinute === null ? Number.POSITIVE_INFINITY : endMinute * 60
      const inRound = events.filter(
        (event) =>
          event.eventType === eventType &&
          event.half === halfNumber &&
          event.second >= startMinute * 60 &&
          event.second < end,
      )
      return inRound.length
    }),
  )
}

it.skipIf(!folder)(
  'finds that counts in real matches exceed each line as often as its price assumes, to within 4 percentage points [P1]',
  { timeout: 60_000 },
  () => {
    const matches = realMatches(folder ?? '')
    expect(matches.length).toBeGreaterThan(900)

    for (const eventType of BUILT_IN_EVENT_TYPES) {
      const counts = countsByRound(matches, eventType)
      const thresholds = new Set(PLAN.flatMap((round) => modelLines(eventType, round)).map((line) => line.threshold))
      for (const threshold of thresholds) {
        const assumed = PLAN.map((round) => poissonTail(expectedCount(eventType, round) ?? Number.NaN, threshold + 0.5))
        const happened = counts.map((ofRound) => ofRound.filter((count) => count > threshold).length / ofRound.length)
        const error = Math.abs(mean(happened) - mean(assumed))
        expect(error, `${eventType} ${threshold}`).toBeLessThan(WORST_ERROR)
      }
    }
  },
)

it.skipIf(!folder)(
  'lets the house keep between 0 and 15 percent of equal stakes on all options of real matches [P2]',
  { timeout: 60_000 },
  () => {
    const matches = realMatches(folder ?? '')
    const returns = BUILT_IN_EVENT_TYPES.flatMap((eventType) => {
      const counts = countsByRound(matches, eventType)
      return PLAN.flatMap((round, index) =>
        modelLines(eventType, round).map(({ betType, threshold, hundredths }) => {
          const ofRound = counts[index] ?? []
          const won = ofRound.filter((count) => (betType === 'over' ? count > threshold : count < threshold)).length
          return (hundredths * won) / ofRound.length / 100
        }),
      )
    })
    expect(mean(returns)).toBeGreaterThan(0.85)
    expect(mean(returns)).toBeLessThan(1)
  },
)

it.skipIf(!folder).each(DURATIONS)(
  'predicts, before rounds of %i minutes, chances of each event type that agree with real matches to within 3 percentage points on average [P1]',
  { timeout: 60_000 },
  (duration) => {
    const matches = realMatches(folder ?? '')
    const plan = planMatch([1, 2], 45, duration)
    for (const eventType of BUILT_IN_EVENT_TYPES) {
      const counts = countsByRound(matches, eventType, plan)
      const said = plan.map((round, index) => foretoldBefore(eventType, round, counts[index] ?? []))
      expect(pointsOff(said.flat()), eventType).toBeLessThan(WORST_BEFORE)
      const last = said.filter((_, index) => plan[index]?.endMinute === null)
      expect(pointsOff(last.flat()), `${eventType}, last rounds`).toBeLessThan(WORST_BEFORE_LAST)
    }
  },
)

/** Betting strategies that ignore the match. Each strategy picks some of the options of a round. */
const FIXED_STRATEGIES: readonly (readonly [string, (lines: readonly ModelLine[]) => readonly ModelLine[]])[] = [
  ['always the lowest over', (lines) => lines.filter((line) => isLowestOver(line, lines))],
  ['always under', (lines) => lines.filter(({ betType }) => betType === 'under')],
  ['the favourite only', (lines) => byPrice(lines).slice(0, 1)],
  ['the longshot only', (lines) => byPrice(lines).slice(-1)],
  ['everything', (lines) => lines],
]

it.skipIf(!folder).each(DURATIONS)(
  'makes players of real matches with any of five fixed strategies lose on average, at stakes of 1, 10 and 100 chips, in rounds of %i minutes [P2]',
  { timeout: 60_000 },
  (duration) => {
    const matches = realMatches(folder ?? '')
    const plan = planMatch([1, 2], 45, duration)
    const counts = new Map(BUILT_IN_EVENT_TYPES.map((type) => [type as string, countsByRound(matches, type, plan)]))
    for (const [name, picked] of FIXED_STRATEGIES) {
      for (const stake of [1, 10, 100]) {
        const gains = plan.flatMap((round, index) =>
          picked(offeredOn(round)).map(({ eventType, betType, threshold, hundredths }) => {
            const ofRound = counts.get(eventType)?.[index] ?? []
            const won = ofRound.filter((count) => (betType === 'over' ? count > threshold : count < threshold)).length
            return won * Math.floor((hundredths * stake) / 100) - ofRound.length * stake
          }),
        )
        expect(mean(gains), `${name}, ${stake} chips`).toBeLessThan(0)
      }
    }
  },
)

function offeredOn(round: PricedWindow): ModelLine[] {
  return BUILT_IN_EVENT_TYPES.flatMap((eventType) => modelLines(eventType, round))
}

function isLowestOver(line: ModelLine, lines: readonly ModelLine[]): boolean {
  const isLower = (other: ModelLine) =>
    other.betType === 'over' && other.eventType === line.eventType && other.threshold < line.threshold
  return line.betType === 'over' && !lines.some(isLower)
}

function byPrice(lines: readonly ModelLine[]): ModelLine[] {
  return lines.toSorted((one, other) => one.hundredths - other.hundredths)
}

it.skipIf(!folder)(
  'predicts, at each tenth of a round, live chances of bets that agree with real matches to within 3 percentage points on average [P10]',
  { timeout: 120_000 },
  () => {
    // This test uses only the half of the matches on which the remaining minutes of a half were not measured.
    const matches = realMatches(folder ?? '').filter(({ sourceMatchId }) => Number(sourceMatchId) % 4 === 2)
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const sure = BUILT_IN_EVENT_TYPES.flatMap((eventType) =>
        matches.flatMap((match) => foretold(match, eventType, tenth)),
      )
      expect(pointsOff(sure), `after ${tenth} tenths`).toBeLessThan(WORST_IN_PLAY)
    }
  },
)

interface Foretold {
  readonly chance: number
  readonly won: boolean
}

/**
 * Returns the predicted chance of an over bet and its result, for each line that is still undecided after a tenth of
 * its round.
 */
function foretold({ events, halves }: MatchFile, eventType: string, tenth: number): Foretold[] {
  return PLAN.flatMap((round) => {
    const minute = round.startMinute + tenth
    const half = halves.find(({ halfNumber }) => halfNumber === round.halfNumber)
    if (!half || half.durationSeconds <= minute * 60) return []
    const until = round.endMinute === null ? Number.POSITIVE_INFINITY : round.endMinute * 60
    const seconds = events
      .filter((event) => event.eventType === eventType && event.half === round.halfNumber)
      .map(({ second }) => second)
      .filter((second) => second >= round.startMinute * 60 && second < until)
    const count = seconds.filter((second) => second < minute * 60).length
    const more = expectedMore(eventType, round, minute) ?? Number.NaN
    const lines = new Set(modelLines(eventType, round).map(({ threshold }) => threshold))
    return [...lines]
      .filter((threshold) => count < threshold)
      .map((threshold) => ({
        chance: betChances({ betType: 'over', threshold, count, more }).won,
        won: seconds.length > threshold,
      }))
  })
}

/**
 * Returns the predicted chance of an over bet before the round and its result in each match, for each line offered on
 * the round.
 */
function foretoldBefore(eventType: string, round: NumberedRound, counts: readonly number[]): Foretold[] {
  const lines = new Set(modelLines(eventType, round).map(({ threshold }) => threshold))
  return [...lines].flatMap((threshold) => {
    const chance = poissonTail(expectedCount(eventType, round) ?? Number.NaN, threshold + 0.5)
    return counts.map((count) => ({ chance, won: count > threshold }))
  })
}

/**
 * Returns the average difference between predicted and observed shares in percentage points, in bands of ten percent of
 * the prediction.
 */
function pointsOff(all: readonly Foretold[]): number {
  const tenths = Array.from({ length: 10 }, (_, tenth) =>
    all.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === tenth),
  )
  const off = tenths.map((some) => Math.abs(some.reduce((sum, { chance, won }) => sum + chance - Number(won), 0)))
  return (100 * off.reduce((sum, one) => sum + one, 0)) / all.length
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
