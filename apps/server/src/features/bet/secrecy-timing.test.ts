import { leaderboard, lobbyDetails } from '@bettle/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aScenario, type Scenario } from '../../../test/support/scenario.ts'

let scenario: Scenario
beforeAll(async () => {
  scenario = await aScenario()
})
afterAll(() => scenario.ends())

const ASKED = 120
/** Of two equal ones either is the slower in half of the cases; so far from it is chance once in ten thousand times. */
const BEYOND_NOISE = 0.16

it('[V7] takes others no longer to look at a lobby in which somebody has bet on a round to come', {
  timeout: 120_000,
}, async () => {
  const [ana, ben] = [await scenario.player('Ana'), await scenario.player('Ben')]
  const quiet = await ana.opensLobby()
  const betOn = await ana.opensLobby()
  for (const lobby of [quiet, betOn]) await ben.joins(lobby)
  await ana.bets(37).on('Over 0.5 Corner', betOn)

  for (const route of [lobbyDetails, leaderboard]) {
    const took = { quiet: [] as number[], betOn: [] as number[] }
    for (let n = 0; n < ASKED; n += 1) {
      // In turns, and not always the same first: whatever else the machine does slows both alike.
      const pair = [['quiet', quiet] as const, ['betOn', betOn] as const]
      for (const [name, { _id: lobbyId }] of n % 2 ? pair : pair.toReversed()) {
        const asked = performance.now()
        await ben.gets(route, { params: { lobbyId } })
        took[name].push(performance.now() - asked)
      }
    }
    expect(Math.abs(shareSlower(took.betOn, took.quiet) - 0.5), route.path).toBeLessThan(BEYOND_NOISE)
  }
})

/** In how many of all pairs the first took longer: says nothing of how much, so that single slow ones do not count. */
function shareSlower(times: readonly number[], others: readonly number[]): number {
  const slower = times.flatMap((time) => others.map((other) => (time > other ? 1 : time === other ? 0.5 : 0)))
  return slower.reduce<number>((sum, one) => sum + one, 0) / slower.length
}
