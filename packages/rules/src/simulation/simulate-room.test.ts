import { expect, it } from 'vitest'
import { type SimulatedRoom, simulateRoom } from './simulate-room.ts'

/** Returns numbers that look random and are the same every time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns the sums of the figures over some simulated matches. */
function figuresOf(room: Omit<SimulatedRoom, 'random'>, matches = 12) {
  const all = Array.from({ length: matches }, (_, match) => simulateRoom({ ...room, random: seeded(match * 101 + 7) }))
  const sum = (name: keyof (typeof all)[number]) => all.reduce((total, figures) => total + figures[name], 0)
  return { bets: sum('bets'), right: sum('right'), plotBets: sum('plotBets'), plotRight: sum('plotRight') }
}

it('settles more than 97 percent of the bets correctly in a room of eight honest members who all bet [RM3]', () => {
  const { right, bets } = figuresOf({ members: 8, colluding: 0, plot: 'none' })
  expect(bets).toBe(12 * 10 * 8)
  expect(right / bets).toBeGreaterThan(0.97)
})

it('settles more than 97 percent of the bets correctly if members see the match up to twenty seconds apart and a practice match measured these delays [RM5]', () => {
  const { right, bets } = figuresOf({ members: 8, colluding: 0, plot: 'none', latestPicture: 20_000 })
  expect(right / bets).toBeGreaterThan(0.97)
})

it('settles correctly more than nine in ten of the bets whose outcome three of ten members try to change by false taps or by silence [RM9]', () => {
  for (const plot of ['false taps', 'silence'] as const) {
    const { plotRight, plotBets } = figuresOf({ members: 10, colluding: 3, plot })
    expect(plotRight / plotBets).toBeGreaterThan(0.9)
  }
})
