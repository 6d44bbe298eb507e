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
 * If two reads cost the same, each of them is slower in half of the pairs. A share that differs from one half by more
 * than this occurs randomly once in ten thousand runs.
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
      // The order of the two reads alternates, so that other load on the machine slows both equally.
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
 * Returns the share of all pairs in which the first read was slower. The size of the difference does not count, so that
 * single slow reads have little effect.
 */
function shareSlower(times: readonly number[], others: readonly number[]): number {
  const slower = times.flatMap((time) => others.map((other) => (time > other ? 1 : time === other ? 0.5 : 0)))
  return slower.reduce<number>((sum, one) => sum + one, 0) / slower.length
}
