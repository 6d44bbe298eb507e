import * as contract from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aCompetition,
  aCompetitionScenario,
  type CompetitionScenario,
  DAY,
  MINUTE,
} from '../../../test/support/competition.ts'
import type { Player } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

async function clashesOf(player: Player, competitionId: contract.CompetitionId): Promise<contract.FixtureClash[]> {
  return (await player.gets(contract.fixtureClashes, { params: { competitionId } })).clashes
}

type FivePlayers = [Player, Player, Player, Player, Player]

describe('the warning before a match is added', () => {
  let scenario: CompetitionScenario
  beforeAll(async () => {
    scenario = await aCompetitionScenario(server, 5)
  })

  it('an organiser reads for each match how many players may have another game less than 150 match minutes from it, and can still add the match [CP74] [CP78]', async () => {
    const [ana, ben, cleo, dan, eve] = scenario.players as FivePlayers
    const taken = await scenario.fixture(DAY)
    const near = await scenario.fixture(DAY + 149 * MINUTE)
    await scenario.fixture(DAY + 150 * MINUTE)
    await scenario.fixture(DAY - 150 * MINUTE)
    const first = await aCompetition(scenario.admin, { name: 'First cup', matchIds: [taken] })
    await scenario.enrols(first, [ana, ben, cleo])
    const second = await aCompetition(scenario.admin, { name: 'Second cup' })
    expect(await clashesOf(scenario.admin, second)).toEqual([])
    await scenario.enrols(second, [ben, cleo, dan, eve])
    const both = { players: 2, competitions: ['First cup'] }
    expect(await clashesOf(scenario.admin, second)).toEqual([
      { matchId: taken, ...both },
      { matchId: near, ...both },
    ])
    await cleo.gets(contract.withdraw, { params: { competitionId: first } })
    expect(await clashesOf(scenario.admin, second)).toMatchObject([{ players: 1 }, { players: 1 }])
    await scenario.adds(second, [near])
    expect((await scenario.sees(second)).fixtures.map(({ matchId }) => matchId)).toEqual([near])
    // A match that the competition has already is no longer offered.
    expect((await clashesOf(scenario.admin, second)).map(({ matchId }) => matchId)).toEqual([taken])
    expect((await clashesOf(scenario.admin, first)).map(({ matchId }) => matchId)).toContain(near)
  })

  it('only an organiser or administrator reads how many players have another game; the number omits private competitions that the reader may not see [CP61] [CP78]', async () => {
    const [ana, ben, cleo, dan] = scenario.players as FivePlayers
    const match = await scenario.fixture(5 * DAY)
    const hidden = await aCompetition(ana, { name: 'Secret cup', matchIds: [match] })
    const { code } = await scenario.mine(hidden, ana)
    await scenario.enrols(hidden, [ana, cleo], code ?? '')
    const own = await aCompetition(ben, { name: 'Cup of Ben' })
    const given = await scenario.mine(own, ben)
    await scenario.enrols(own, [ben, cleo], given.code ?? '')
    const onMatch = async (player: Player) => (await clashesOf(player, own)).filter(({ matchId }) => matchId === match)
    expect(await onMatch(ben)).toEqual([])
    const clash = { matchId: match, players: 1, competitions: ['Secret cup'] }
    expect(await onMatch(scenario.admin)).toEqual([clash])
    await scenario.enrols(hidden, [ben], code ?? '')
    expect(await onMatch(ben)).toEqual([{ ...clash, players: 2 }])
    const params = { competitionId: own }
    expect(await cleo.asks(contract.fixtureClashes, { params })).toMatchObject({ failure: { code: 'forbidden' } })
    expect(await dan.asks(contract.fixtureClashes, { params })).toMatchObject({
      failure: { code: 'competition-not-found' },
    })
  })

  it('the number of players with another game omits disqualified players, and players of cancelled competitions [CP78]', async () => {
    const [ana, ben] = scenario.players as FivePlayers
    const match = await scenario.fixture(8 * DAY)
    const other = await aCompetition(scenario.admin, { name: 'Third cup', matchIds: [match] })
    await scenario.enrols(other, [ana, ben])
    const id = await aCompetition(scenario.admin, { name: 'Fourth cup' })
    await scenario.enrols(id, [ana, ben])
    const onMatch = async () => (await clashesOf(scenario.admin, id)).filter(({ matchId }) => matchId === match)
    expect(await onMatch()).toEqual([{ matchId: match, players: 2, competitions: ['Third cup'] }])
    await scenario.decides(other, { kind: 'disqualified', userId: ana.userId })
    expect(await onMatch()).toEqual([{ matchId: match, players: 1, competitions: ['Third cup'] }])
    await scenario.decides(other, { kind: 'cancelled' })
    expect(await onMatch()).toEqual([])
  })
})
