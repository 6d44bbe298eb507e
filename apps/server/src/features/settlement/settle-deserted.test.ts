import { afterAll, beforeAll, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'

let scenario: Scenario
let ana: Player
beforeAll(async () => {
  scenario = await aScenario()
  ana = await scenario.player('Ana')
})
afterAll(() => scenario.ends())

it('settles and corrects rounds without bets in a lobby that all members left, penalises nobody, and publishes no lobby update [S1] [S6]', async () => {
  const { db } = scenario.server.ctx
  const lobby = await ana.opensLobby({ startingChips: 10, minBetAmount: 5 })
  await ana.bets(10).on('Over 1.5 Corner', lobby)
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  await scenario.goesOn(10)
  await ana.leaves(lobby)
  const settled = async () => {
    const rows = await db
      .selectFrom('lobby_round')
      .innerJoin('round', 'round.id', 'lobby_round.round_id')
      .select(['round.round_number', 'lobby_round.settlement', 'lobby_round.counts'])
      .where('lobby_id', '=', lobby._id)
      .where('settled_at', 'is not', null)
      .orderBy('round.round_number')
      .execute()
    return rows.map((row) => [row.round_number, row.settlement, row.counts])
  }
  const versionOf = () => db.selectFrom('lobby').select('version').where('id', '=', lobby._id).executeTakeFirstOrThrow()
  expect(await settled()).toEqual([[1, 1, {}]])
  const before = await versionOf()

  await scenario.goesOn(11)
  expect(await settled()).toEqual([
    [1, 1, {}],
    [2, 1, {}],
  ])
  await scenario.records('Corner', 5)
  expect(await settled()).toEqual([
    [1, 1, {}],
    [2, 2, { Corner: 1 }],
  ])
  expect(await versionOf()).toEqual(before)
  await scenario.goesOn(9)
  expect((await settled()).length).toBe(3)
  expect(await db.selectFrom('penalty').select('round_id').where('lobby_id', '=', lobby._id).execute()).toEqual([])
})
