import {
  abandonMatch,
  adminGetMatch,
  confirmResults,
  createHalf,
  endHalf,
  endHalfAt,
  endMatch,
  type Giving,
  type Match,
  pauseHalf,
  type RouteSpec,
  reopenHalf,
  resumeHalf,
  startHalf,
  startHalf1,
  updateMatch,
} from '@bettle/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aPlayer, aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'

let scenario: Scenario
let olga: Player

beforeEach(async () => {
  scenario = await aScenario()
  olga = await aPlayer(scenario.server, 'Olga', () => scenario.match._id, 'admin')
})
afterEach(() => scenario.ends())

const matchNow = async (): Promise<Match> =>
  (await scenario.admin.gets(adminGetMatch, { params: { id: scenario.match._id } })).match
const press = <More extends object = object>(expectedState: string, more: More = {} as More) => ({
  body: { matchId: scenario.match._id, expectedState, ...more },
})
const refusal = async <R extends RouteSpec>(route: R, giving: Giving<R>) => {
  const answer = await olga.asks(route, giving)
  return answer.ok ? 'done' : `${answer.failure.code}: ${answer.failure.error}`
}
const passed = (state: string) => `half-state: Another change came first, so nothing was done: ${state}.`

describe('a press that names the state of its match', () => {
  it('is refused with the current state if another operator acted first, also where the call alone would be accepted [W9] [PR841]', async () => {
    const before = 'unplanned 1:upcoming 2:upcoming'
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    const { version } = await matchNow()
    // Half 2 can be started while half 1 runs, and would end it.
    expect(await refusal(startHalf, press(before, { halfNumber: 2 }))).toBe(passed('half 1 is running'))
    expect(await refusal(startHalf1, press(before))).toBe(passed('half 1 is running'))
    expect(await refusal(abandonMatch, press(before, { reason: 'Fog' }))).toBe(passed('half 1 is running'))
    expect(await refusal(endMatch, press(before))).toBe(passed('half 1 is running'))
    expect(await refusal(pauseHalf, press(before, { halfNumber: 1 }))).toBe(passed('half 1 is running'))
    await scenario.admin.gets(pauseHalf, { body: { matchId: scenario.match._id, halfNumber: 1 } })
    const running = 'active 1:active 2:upcoming'
    expect(await refusal(endHalf, press(running, { halfNumber: 1 }))).toBe(passed('half 1 is interrupted'))
    const half = { params: { id: (await matchNow()).halves[0]?._id as never } }
    expect(await refusal(endHalfAt, { ...half, body: { expectedState: running } })).toBe(
      passed('half 1 is interrupted'),
    )
    expect(await refusal(resumeHalf, press(running, { halfNumber: 1 }))).toBe(passed('half 1 is interrupted'))
    const now = await matchNow()
    expect(now.halves.map(({ status }) => status)).toEqual(['active', 'upcoming'])
    expect(now.version).toBeGreaterThan(version)
  })

  it('is refused after a half was reopened or added, and for results that another operator confirmed [W9] [PR841]', async () => {
    const ofHalf = (halfNumber: number) => ({ body: { matchId: scenario.match._id, halfNumber } })
    await scenario.startsHalf(1)
    await scenario.goesOn(46)
    await scenario.endsHalf(1)
    await scenario.admin.gets(reopenHalf, ofHalf(1))
    const interval = 'active 1:finished 2:upcoming'
    expect(await refusal(startHalf, press(interval, { halfNumber: 2 }))).toBe(passed('half 1 is running'))
    await scenario.startsHalf(2)
    await scenario.admin.gets(createHalf, ofHalf(3))
    const last = 'active 1:finished 2:active'
    expect(await refusal(endHalf, press(last, { halfNumber: 2 }))).toBe(passed('half 2 is running'))
    await scenario.admin.gets(endMatch, { body: { matchId: scenario.match._id } })
    const over = 'completed 1:finished 2:finished 3:upcoming'
    await scenario.admin.gets(confirmResults, press(over))
    expect(await refusal(confirmResults, press(over))).toBe(passed('the results are confirmed'))
    expect(await refusal(reopenHalf, press(over, { halfNumber: 2 }))).toBe(passed('the results are confirmed'))
  })

  it('sets no kick-off over one that another operator has set since [W9] [PR841]', async () => {
    const kickOff = new Date(scenario.server.clock.now() + 3_600_000).toISOString()
    const params = { id: scenario.match._id }
    await scenario.admin.gets(updateMatch, { params, body: { startTime: kickOff } })
    const body = { startTime: new Date(0).toISOString(), expectedState: 'unplanned 1:upcoming 2:upcoming' }
    expect(await refusal(updateMatch, { params, body })).toBe(passed('the match has not started'))
    expect((await matchNow()).startTime).toBe(kickOff)
  })

  it('is judged as any other press if the state is still the named one, and repeats its reply with its key [W9] [B12] [PR841]', async () => {
    const giving = press('unplanned 1:upcoming 2:upcoming', { halfNumber: 1 })
    const key = { 'idempotency-key': 'one-press-of-olga' }
    const first = await olga.asks(startHalf, giving, key)
    const again = await olga.asks(startHalf, giving, key)
    expect([first.ok, again.ok]).toEqual([true, true])
    expect(await refusal(startHalf, press('active 1:active 2:upcoming', { halfNumber: 1 }))).toMatch(/^half-state: The/)
  })
})
