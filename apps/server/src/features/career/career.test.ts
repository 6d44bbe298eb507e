import * as contract from '@bettle/contract'
import type { CardKind } from '@bettle/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { naiveCareer } from '../../../test/support/naive/naive-career.ts'
import { aScenario, betOn, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'

let server: TestServer

beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

const careerOf = (player: Player) => player.gets(contract.career, {})

/** Plays a match of two rounds with the given bets, with a corner in the first round and none in the second. */
async function plays(
  scenario: Scenario,
  lobby: contract.Lobby,
  rounds: readonly (readonly [Player, number, string, CardKind?][])[],
): Promise<contract.MatchEvent> {
  const [first = [], second = []] = rounds
  const everyoneBets = async (requests: typeof first) => {
    for (const [player, stake, option, card] of requests) {
      const request = betOn(await player.fetchesLobby(lobby), option, stake)
      await player.gets(contract.placeBet, { body: { ...request, ...(card && { card }) } })
    }
  }
  await everyoneBets(first)
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  const corner = await scenario.records('Corner')
  await scenario.goesOn(2)
  await everyoneBets(second)
  await scenario.goesOn(19)
  await scenario.admin.gets(contract.endMatch, { body: { matchId: scenario.match._id } })
  return corner
}

const confirms = (scenario: Scenario) =>
  scenario.admin.gets(contract.confirmResults, { body: { matchId: scenario.match._id } })

describe("a user's career", () => {
  it("a user's career equals a recount of the ledgers, also after a correction [Z8] [Z9] [PR236]", async () => {
    const ana = await aScenario({ on: server }).then((scenario) => scenario.player('Ana'))
    const ben = await aScenario({ on: server }).then((scenario) => scenario.player('Ben'))
    const cleo = await aScenario({ on: server }).then((scenario) => scenario.player('Cleo'))
    const players = [ana, ben, cleo]
    const asRecounted = async () => {
      for (const player of players)
        expect(await careerOf(player)).toEqual(await naiveCareer(server.ctx.db, player.userId))
    }
    expect(await careerOf(ana)).toEqual({
      ...{ games: 0, wins: 0, winRate: null, trophies: 0, bestBet: null, calibration: [] },
      competitions: { entered: 0, won: 0, trophies: 0 },
    })

    const one = await aScenario({ on: server })
    const lobby = await ana.opensLobby({ prizeDistribution: 'proportional' }, one.match._id)
    for (const player of [ben, cleo]) await player.joins(lobby)
    const corner = await plays(one, lobby, [
      [
        [ana, 20, 'Over 0.5 Corner'],
        [ben, 30, 'Under 0.5 Corner'],
        [cleo, 10, 'Over 1.5 Corner'],
      ],
      [
        [ana, 10, 'Under 0.5 Corner'],
        [ben, 40, 'Over 0.5 Corner'],
      ],
    ])
    // Provisional results do not count in a career.
    expect((await careerOf(ana)).games).toBe(0)
    await confirms(one)
    expect(await careerOf(ana)).toMatchObject({ games: 1, wins: 1, winRate: 100 })
    await asRecounted()

    const two = await aScenario({ on: server })
    // With late betting every player holds the same three cards, including Near Miss.
    const other = await ben.opensLobby({ prizeDistribution: 'top-3', allowLateBetting: true }, two.match._id)
    await ana.joins(other)
    await plays(two, other, [
      [
        [ana, 15, 'Under 0.5 Corner'],
        [ben, 15, 'Over 0.5 Corner'],
      ],
      // There is no corner in this round. The stake is returned, and the void bet is left out of the calibration.
      [[ben, 5, 'Over 0.5 Corner', 'near-miss']],
    ])
    await confirms(two)
    const career = await careerOf(ben)
    expect(career).toMatchObject({ games: 2, wins: 1, winRate: 50 })
    const decided = await server.ctx.db
      .selectFrom('bet')
      .select('id')
      .where('account_id', '=', ben.userId)
      .where('outcome', 'in', ['won', 'lost'])
      .execute()
    expect(career.calibration.reduce((sum, { bets }) => sum + bets, 0)).toBe(decided.length)
    await asRecounted()

    // A game that does not count changes nothing.
    const three = await aScenario({ on: server })
    const alone = await ana.opensLobby({}, three.match._id)
    await plays(three, alone, [[[ana, 50, 'Over 0.5 Corner']]])
    await confirms(three)
    expect(await careerOf(ana)).toMatchObject({ games: 2 })
    await asRecounted()

    const before = await careerOf(ana)
    await one.deletesEvent(corner, 'There was none')
    expect(await careerOf(ana)).not.toEqual(before)
    await asRecounted()
  })
})
