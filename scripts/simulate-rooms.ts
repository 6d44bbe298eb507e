// Prints the figures of docs/model.md for rooms of each size, as rows of its table. The argument is the number of matches for each figure.
import { type Plot, type RoomFigures, simulateRoom } from '@bettle/rules'

const SIZES = [3, 4, 5, 6, 8, 10, 12, 16, 20, 30]
const LATEST_PICTURE = 20_000
const matches = Number(process.argv[2] ?? 60)

for (const members of SIZES) {
  const honest = figuresOf(members, 'none')
  const late = figuresOf(members, 'none', LATEST_PICTURE)
  const plotted = (['false taps', 'silence'] as const).map((plot) => figuresOf(members, plot))
  const cells = [
    percent(honest.right, honest.bets),
    percent(late.right, late.bets),
    ...plotted.flatMap(({ right, bets, plotRight, plotBets }) => [percent(right, bets), percent(plotRight, plotBets)]),
  ]
  console.log(`| ${members} | ${cells.join(' | ')} |`)
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

function percent(part: number, whole: number): string {
  return ((100 * part) / whole).toFixed(1)
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
