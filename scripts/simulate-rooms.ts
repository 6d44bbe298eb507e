import { parseArgs } from 'node:util'
import {
  type MatchFile,
  type Plot,
  RECORDER_CHEATS,
  type RecorderCheat,
  type RoomFigures,
  simulateMatch,
  simulateRecorders,
  simulateRoom,
} from '@bettle/rules'
import { realMatches } from './calibration/real-matches.ts'

const USAGE = `Prints the figures of docs/model.md for rooms that record, as rows of its tables.

  npm run simulate-rooms -- [MATCHES] [--bets NUMBER] [--sizes 2,3,4] [--data FOLDER]

  MATCHES  the number of matches for each figure of rooms whose crowd records (default 60; 0 for none)
  --bets   the smallest number of bets for each row of rooms with named recorders (default 1000; 0 for none)
  --sizes  the numbers of named recorders (default 2 to 8)
  --cheats 'none;silent'  the rows, as the table names them (default all)
  --data   the folder with calibration-matches.jsonl.gz (default BETTLE_MATCH_DATA; without it, simulated matches)
`

const SIZES = [3, 4, 5, 6, 8, 10, 12, 16, 20, 30]
const LATEST_PICTURE = 20_000
const PICTURES = [0, 40_000]
/** The z of a bound that holds in 95 of 100 cases, on one side. */
const UPPER_95 = 1.645

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    bets: { type: 'string', default: '1000' },
    sizes: { type: 'string', default: '2,3,4,5,6,7,8' },
    cheats: { type: 'string' },
    data: { type: 'string' },
    help: { type: 'boolean' },
  },
})
const matches = Number(positionals[0] ?? 60)

if (values.help) console.log(USAGE)
else {
  if (matches > 0) printCrowds()
  if (Number(values.bets) > 0) printRecorders(values.sizes.split(',').map(Number), Number(values.bets))
}

function printCrowds(): void {
  for (const members of SIZES) {
    const honest = figuresOf(members, 'none')
    const late = figuresOf(members, 'none', LATEST_PICTURE)
    const plotted = (['false taps', 'silence'] as const).map((plot) => figuresOf(members, plot))
    const cells = [
      percent(honest.right, honest.bets),
      percent(late.right, late.bets),
      ...plotted.flatMap(({ right, bets, plotRight, plotBets }) => [
        percent(right, bets),
        percent(plotRight, plotBets),
      ]),
    ]
    console.log(`| ${members} | ${cells.join(' | ')} |`)
  }
}

function figuresOf(members: number, plot: Plot, latestPicture = 0): RoomFigures {
  const sum = { bets: 0, right: 0, plotBets: 0, plotRight: 0 }
  for (let match = 0; match < matches; match += 1) {
    const random = seeded(match * 101 + members)
    const found = simulateRoom({ members, colluding: Math.floor(members / 3), plot, latestPicture, random })
    for (const name of ['bets', 'right', 'plotBets', 'plotRight'] as const) sum[name] += found[name]
  }
  return sum
}

/**
 * Prints, for each number of recorders, each cheat and each difference of pictures: wrong and void bets of the honest,
 * the cheat's gain and the rival's loss by cheating in stakes a bet with its upper bound, and questions a member and match.
 */
function printRecorders(sizes: readonly number[], fewestBets: number): void {
  const folder = values.data ?? process.env.BETTLE_MATCH_DATA
  const files = folder ? realMatches(folder) : []
  const fileOf = (match: number): MatchFile =>
    files[match % files.length] ??
    simulateMatch({ random: seeded(match * 17 + 3), homeTeam: 'Reds', awayTeam: 'Blues' })
  for (const recorders of sizes) {
    for (const cheat of [undefined, ...RECORDER_CHEATS]) {
      if (values.cheats !== undefined && !values.cheats.split(';').includes(cheat ?? 'none')) continue
      for (const latestPicture of PICTURES) {
        console.log(rowOf({ recorders, cheat, latestPicture }, fewestBets, fileOf))
        if (cheat === 'others leave')
          console.log(rowOf({ recorders, cheat, latestPicture, isAloneEnough: true }, fewestBets, fileOf))
      }
    }
  }
}

interface Row {
  readonly recorders: number
  readonly cheat: RecorderCheat | undefined
  readonly latestPicture: number
  /** True for the row that shows what [RM34] prevents. */
  readonly isAloneEnough?: boolean
}

function rowOf(row: Row, fewestBets: number, fileOf: (match: number) => MatchFile): string {
  const found = { bets: 0, honest: 0, wrong: 0, void: 0, questions: 0, asked: 0 }
  const gains: Difference[] = []
  const losses: Difference[] = []
  for (let match = 0; found.bets < fewestBets; match += 1) {
    const play = (isHonestAfterAll: boolean) =>
      simulateRecorders({ ...row, isHonestAfterAll, file: fileOf(match), random: seeded(match * 101 + row.recorders) })
    const { bets, questions } = play(false)
    const honest = bets.filter(({ whose }) => whose === 'honest')
    found.bets += bets.length
    found.honest += honest.length
    found.wrong += honest.filter(({ result }) => result === 'wrong').length
    found.void += honest.filter(({ result }) => result === 'void').length
    found.asked += questions.length
    found.questions += questions.reduce((sum, number) => sum + number, 0)
    if (row.cheat === undefined) continue
    const control = play(true).bets
    gains.push(difference('cheat', bets, control))
    losses.push(difference('rival', control, bets))
  }
  const cells = [
    row.recorders,
    row.isAloneEnough ? `${row.cheat}, bets stand` : (row.cheat ?? 'none'),
    row.latestPicture / 1000,
    found.bets,
    percent(found.wrong, found.honest, 2),
    percent(found.void, found.honest, 2),
    bounded(gains),
    bounded(losses),
    (found.questions / found.asked).toFixed(1),
  ]
  return `| ${cells.join(' | ')} |`
}

interface Difference {
  readonly bets: number
  readonly sum: number
}

type Bets = ReturnType<typeof simulateRecorders>['bets']

/** Returns by how much the bets of one kind returned more in one match than in another with the same bets. */
function difference(whose: Bets[number]['whose'], more: Bets, less: Bets): Difference {
  const returned = (bets: Bets) => bets.filter((bet) => bet.whose === whose).reduce((sum, bet) => sum + bet.returned, 0)
  return { bets: more.filter((bet) => bet.whose === whose).length, sum: returned(more) - returned(less) }
}

/** Returns the mean of a bet and its upper bound, as matches scatter. */
function bounded(differences: readonly Difference[]): string {
  const bets = differences.reduce((sum, one) => sum + one.bets, 0)
  if (bets === 0) return '–'
  const mean = differences.reduce((sum, one) => sum + one.sum, 0) / bets
  const squares = differences.reduce((sum, one) => sum + (one.sum - mean * one.bets) ** 2, 0)
  return `${mean.toFixed(3)} (≤ ${(mean + (UPPER_95 * Math.sqrt(squares)) / bets).toFixed(3)})`
}

function percent(part: number, whole: number, digits = 1): string {
  return whole === 0 ? '–' : ((100 * part) / whole).toFixed(digits)
}

/** Returns numbers that look random and are the same each time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
