import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import {
  BUILT_IN_EVENT_TYPES,
  betChances,
  expectedMore,
  HALF_MINUTES,
  type MatchFile,
  modelLines,
  type NumberedRound,
  planMatch,
} from '@bettle/rules'

const USAGE = `Tells how well the chances shown while a round is played ([P10]) agree with real matches.

  npm run calibrate -- [--data FOLDER] [--learn]

FOLDER holds calibration-matches.jsonl.gz and matches/*.json (default: BETTLE_MATCH_DATA); the project ships none.
  --learn   Prints instead what the learning part says of how long halves go on beyond 45 minutes

Matches whose number at the source is a multiple of four are the learning part, the others (all are even) the test part; what
stands in matches/ is in neither.
Printed is the expected calibration error in percentage points at each tenth of a round, over the bets not decided by then.
`

/** Percentage points, at each tenth, all event types together. */
const LIMIT = 3
const TENTHS = 10
const BINS = 10
const ROUND_MINUTES = 10
const PLAN = planMatch([1, 2], HALF_MINUTES, ROUND_MINUTES)

process.exitCode = main()

function main(): number {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, learn: { type: 'boolean' }, help: { type: 'boolean' } },
  })
  const folder = values.data ?? process.env.BETTLE_MATCH_DATA
  if (values.help || !folder) {
    console.log(USAGE)
    return values.help ? 0 : 2
  }
  const { learning, test } = partsOf(folder)
  if (values.learn) {
    for (const half of [1, 2] as const) console.log(`half ${half}: ${minutesLeftIn(learning, half).join(', ')}`)
    return 0
  }
  return report(test) <= LIMIT ? 0 : 1
}

/** Each match is in one part only, and in the same one each time. */
function partsOf(folder: string): { learning: MatchFile[]; test: MatchFile[] } {
  const samples = readdirSync(join(folder, 'matches')).map((name) =>
    readFileSync(join(folder, 'matches', name), 'utf8'),
  )
  const shown = new Set(samples.map((text) => matchOf(text).sourceMatchId))
  const lines = gunzipSync(readFileSync(join(folder, 'calibration-matches.jsonl.gz')))
    .toString('utf8')
    .split('\n')
  const matches = lines
    .filter((line) => line !== '')
    .map(matchOf)
    .filter(({ sourceMatchId }) => !shown.has(sourceMatchId))
  return {
    learning: matches.filter((match) => !isTest(match)),
    test: matches.filter(isTest),
  }
}

/** All numbers are even. */
function isTest({ sourceMatchId }: MatchFile): boolean {
  return Number(sourceMatchId) % 4 === 2
}

function matchOf(text: string): MatchFile {
  return JSON.parse(text) as MatchFile
}

/** Of halves still running 0, 1, 2 … minutes beyond their 45: how much longer they went on, on average. */
function minutesLeftIn(matches: readonly MatchFile[], halfNumber: number): string[] {
  const lengths = matches.flatMap(({ halves }) =>
    halves.filter((half) => half.halfNumber === halfNumber).map((half) => half.durationSeconds / 60),
  )
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].map((added) => {
    const running = lengths.filter((length) => length > HALF_MINUTES + added)
    const left = running.reduce((sum, length) => sum + length - HALF_MINUTES - added, 0) / running.length
    return `+${added}: ${left.toFixed(2)} (${running.length})`
  })
}

/** What was said of a bet at some moment, and what came of it. */
interface Foretold {
  readonly chance: number
  readonly won: boolean
}

/** The worst figure of all event types together. */
function report(matches: readonly MatchFile[]): number {
  console.log(`${matches.length} matches. Points of expected calibration error at each tenth of a round:\n`)
  console.log(
    row(
      '',
      Array.from({ length: TENTHS }, (_, tenth) => `${tenth}0 %`),
    ),
  )
  const all: Foretold[][] = Array.from({ length: TENTHS }, () => [])
  for (const eventType of BUILT_IN_EVENT_TYPES) {
    const foretold = all.map((_, tenth) => matches.flatMap((match) => foretoldIn(match, eventType, tenth)))
    foretold.forEach((ofTenth, tenth) => {
      all[tenth]?.push(...ofTenth)
    })
    console.log(row(eventType, foretold.map(figure)))
  }
  console.log(row('All', all.map(figure)))
  return Math.max(...all.map(calibrationError))
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(10) + cells.map((cell) => cell.padStart(7)).join('')
}

function figure(foretold: readonly Foretold[]): string {
  return calibrationError(foretold).toFixed(2)
}

/** Every line that is offered on a round, looked at when so many tenths of it have gone by and it still is open. */
function foretoldIn(match: MatchFile, eventType: string, tenth: number): Foretold[] {
  return PLAN.flatMap((round) => {
    const minute = round.startMinute + (tenth * ROUND_MINUTES) / TENTHS
    const length = match.halves.find(({ halfNumber }) => halfNumber === round.halfNumber)?.durationSeconds ?? 0
    if (minute * 60 >= length) return []
    const more = expectedMore(eventType, round, minute) ?? Number.NaN
    const so = countIn(match, eventType, round, minute)
    const total = countIn(match, eventType, round, round.endMinute ?? Number.POSITIVE_INFINITY)
    const thresholds = new Set(modelLines(eventType, round).map(({ threshold }) => threshold))
    return [...thresholds].flatMap((threshold) => {
      if (so > threshold) return []
      return [{ chance: betChances({ betType: 'over', threshold, count: so, more }).won, won: total > threshold }]
    })
  })
}

/** Of a round, up to a minute of its half. */
function countIn(match: MatchFile, eventType: string, round: NumberedRound, until: number): number {
  return match.events.filter(
    (event) =>
      event.eventType === eventType &&
      event.half === round.halfNumber &&
      event.second >= round.startMinute * 60 &&
      event.second < until * 60,
  ).length
}

/** By how many points chances were off, on average over bins of ten points. */
function calibrationError(foretold: readonly Foretold[]): number {
  const bins: Foretold[][] = Array.from({ length: BINS }, () => [])
  for (const one of foretold) bins[Math.min(BINS - 1, Math.floor(one.chance * BINS))]?.push(one)
  const off = bins.reduce((sum, bin) => {
    const said = bin.reduce((total, { chance }) => total + chance, 0)
    const happened = bin.filter(({ won }) => won).length
    return sum + Math.abs(said - happened)
  }, 0)
  return foretold.length === 0 ? 0 : (off / foretold.length) * 100
}
