import { expect, it } from 'vitest'
import { simulateMatch } from './simulate-match.ts'
import { type RecorderCheat, type SimulatedRecorders, simulateRecorders } from './simulate-recorders.ts'

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

function played(
  recorders: number,
  matches: number,
  cheat?: RecorderCheat,
  latestPicture = 0,
  more: Pick<SimulatedRecorders, 'isHonestAfterAll' | 'isAloneEnough'> = {},
) {
  return Array.from({ length: matches }, (_, match) => {
    const random = seeded(match * 101 + recorders)
    const file = simulateMatch({ random: seeded(match * 17 + 3), homeTeam: 'Reds', awayTeam: 'Blues' })
    return simulateRecorders({ file, recorders, cheat, latestPicture, random, ...more })
  })
}

it('settles more than 97 percent of the bets of five honest recorders correctly with at most five questions each, also with pictures 40 seconds apart [RM26]', () => {
  for (const latestPicture of [0, 40_000]) {
    const figures = played(5, 16, undefined, latestPicture)
    const bets = figures.flatMap((one) => one.bets)
    expect(bets).toHaveLength(16 * 10 * 5)
    expect(bets.filter(({ result }) => result === 'right').length / bets.length).toBeGreaterThan(0.97)
    for (const { questions } of figures) expect(Math.max(...questions)).toBeLessThanOrEqual(5)
  }
})

it('lets no recorder of five lose many bets of the others by refusing all that they tap [RM27]', () => {
  const bets = played(5, 16, 'refuses').flatMap((one) => one.bets.filter(({ whose }) => whose === 'honest'))
  expect(bets).toHaveLength(16 * 10 * 4)
  expect(bets.filter(({ result }) => result === 'right').length / bets.length).toBeGreaterThan(0.94)
})

it('wins a recorder nothing to be silent once the second recorder has left, which else wins a tenth of a stake a bet [RM34]', () => {
  const returned = (more: Pick<SimulatedRecorders, 'isHonestAfterAll' | 'isAloneEnough'>) => {
    const bets = played(2, 40, 'others leave', 0, more).flatMap((one) => one.bets)
    const own = bets.filter(({ whose }) => whose === 'cheat')
    return own.reduce((sum, bet) => sum + bet.returned, 0) / own.length
  }
  const alone = { isAloneEnough: true }
  expect(returned(alone) - returned({ ...alone, isHonestAfterAll: true })).toBeGreaterThan(0.1)
  expect(Math.abs(returned({}) - returned({ isHonestAfterAll: true }))).toBeLessThan(0.03)
})

it('lets claims win a recorder nothing beside two honest ones, and cost a rival little beside three [RM35] [PR1071]', () => {
  const returned = (recorders: number, cheat: RecorderCheat, whose: string) => {
    const bets = played(recorders, 12, cheat).flatMap((one) => one.bets.filter((bet) => bet.whose === whose))
    return bets.reduce((sum, bet) => sum + bet.returned, 0) / bets.length
  }
  const gain = returned(3, 'own bet, claims', 'cheat') - returned(3, 'own bet', 'cheat')
  const loss = returned(4, 'rival, no bet', 'rival') - returned(4, 'rival, claims', 'rival')
  expect(gain).toBeLessThan(0.05)
  expect(loss).toBeLessThan(0.1)
})
