import * as contract from '@bettle/contract'
import type { CardKind } from '@bettle/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { naiveCareer } from '../../test/naive-career.ts'
import { aStory, betOn, type Player, type Story } from '../../test/story.ts'
import { aServer, type TestServer } from '../../test/test-app.ts'

let server: TestServer

beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

const careerOf = (player: Player) => player.gets(contract.career, {})

/** A match of two rounds in which everyone bets as told; there is a corner in the first and none in the second. */
async function plays(
  story: Story,
  lobby: contract.Lobby,
  rounds: readonly (readonly [Player, number, string, CardKind?][])[],
): Promise<contract.MatchEvent> {
  const [first = [], second = []] = rounds
  const everyoneBets = async (wishes: typeof first) => {
    for (const [who, stake, option, card] of wishes) {
      const wish = betOn(await who.looksAt(lobby), option, stake)
      await who.gets(contract.placeBet, { body: { ...wish, ...(card && { card }) } })
    }
  }
  await everyoneBets(first)
  await story.startsHalf(1)
  await story.letsKickOff()
  const corner = await story.records('Corner')
  await story.goesOn(2)
  await everyoneBets(second)
  await story.goesOn(19)
  await story.admin.gets(contract.endMatch, { body: { matchId: story.match._id } })
  return corner
}

const confirms = (story: Story) => story.admin.gets(contract.confirmResults, { body: { matchId: story.match._id } })

describe("somebody's career", () => {
  it('[Z8] [Z9] is what a recount of the ledgers says, also after a correction', async () => {
    const ana = await aStory({ on: server }).then((story) => story.player('Ana'))
    const ben = await aStory({ on: server }).then((story) => story.player('Ben'))
    const cleo = await aStory({ on: server }).then((story) => story.player('Cleo'))
    const people = [ana, ben, cleo]
    const asRecounted = async () => {
      for (const player of people)
        expect(await careerOf(player)).toEqual(await naiveCareer(server.ctx.db, player.userId))
    }
    expect(await careerOf(ana)).toEqual({
      ...{ games: 0, wins: 0, winRate: null, trophies: 0, bestBet: null, calibration: [] },
    })

    const one = await aStory({ on: server })
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
    // Provisional results are nobody's career yet.
    expect((await careerOf(ana)).games).toBe(0)
    await confirms(one)
    expect(await careerOf(ana)).toMatchObject({ games: 1, wins: 1, winRate: 100 })
    await asRecounted()

    const two = await aStory({ on: server })
    // Late betting leaves everybody the same three cards, Near Miss among them.
    const other = await ben.opensLobby({ prizeDistribution: 'top-3', allowLateBetting: true }, two.match._id)
    await ana.joins(other)
    await plays(two, other, [
      [
        [ana, 15, 'Under 0.5 Corner'],
        [ben, 15, 'Over 0.5 Corner'],
      ],
      // There is no corner in this one: the stake comes back, and the void bet is left out of the calibration.
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

    // One that does not count changes nothing.
    const three = await aStory({ on: server })
    const alone = await ana.opensLobby({}, three.match._id)
    await plays(three, alone, [[[ana, 50, 'Over 0.5 Corner']]])
    await confirms(three)
    expect(await careerOf(ana)).toMatchObject({ games: 2 })
    await asRecounted()

    const before = await careerOf(ana)
    await one.takesBack(corner, 'There was none')
    expect(await careerOf(ana)).not.toEqual(before)
    await asRecounted()
  })
})
