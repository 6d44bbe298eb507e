import { leaderboard, lobbyDetails } from '@bettle/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aScenario, type Scenario } from '../../../../test/support/scenario.ts'

let scenario: Scenario
beforeAll(async () => {
  scenario = await aScenario()
})
afterAll(() => scenario.ends())

const ASKED = 120
/**
 * If two reads cost the same, each is slower in half of the pairs. A share this far from one half occurs by chance once in ten
 * thousand runs.
 */
const BEYOND_NOISE = 0.16

it('reading a lobby takes no longer when another player has bet on a coming round [V7]', {
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
      // Alternates the order, so that other load on the machine slows both alike.
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

/**
 * The share of all pairs in which the first took longer. It ignores by how much, so that single slow reads do not
 * count.
 */
function shareSlower(times: readonly number[], others: readonly number[]): number {
  const slower = times.flatMap((time) => others.map((other) => (time > other ? 1 : time === other ? 0.5 : 0)))
  return slower.reduce<number>((sum, one) => sum + one, 0) / slower.length
}
