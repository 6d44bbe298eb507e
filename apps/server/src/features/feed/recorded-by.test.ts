import {
  createLobby,
  followFeed,
  getMatch,
  handBackFeed,
  type Lobby,
  listMatches,
  openRoom,
  takeOverFeed,
  unfollowFeed,
} from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isUpdate, listen } from '../../../test/support/listen.ts'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'

let server: TestServer
let scenario: Scenario
let ana: Player

beforeAll(async () => {
  server = await aServer()
})
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
})
afterAll(() => server.stop())

const recordedBy = async () => {
  const { match } = await ana.gets(getMatch, { params: { id: scenario.match._id } })
  const { matches } = await ana.gets(listMatches, {})
  expect(matches.find(({ _id }) => _id === match._id)?.recordedBy).toBe(match.recordedBy)
  return match.recordedBy
}
const opensWithoutSeat = async (by: Player): Promise<Lobby> =>
  (await by.gets(createLobby, { body: { matchId: scenario.match._id, hostOnly: true, gameSettings: {} } })).lobby

describe('who records a match', () => {
  it('nobody has said yet that they record a match without a feed and without an operator, also if a player hosts without a seat [F30] [PR875]', async () => {
    expect(await recordedBy()).toBe('nobody-yet')
    await opensWithoutSeat(ana)
    expect(await recordedBy()).toBe('nobody-yet')
  })

  it('an operator records a match while an administrator has a lobby on it without a seat, and players read it at once [F30] [PR875]', async () => {
    const socket = await listen(server, ana.token.accessToken, [`match:${scenario.match._id}`, 'hub'])
    const operators = await opensWithoutSeat(scenario.admin)
    const { push } = await socket.until(isUpdate('match.changed'))
    expect(push).toMatchObject({ match: { recordedBy: 'operator' } })
    expect(await recordedBy()).toBe('operator')
    await scenario.admin.leaves(operators)
    expect(await recordedBy()).toBe('nobody-yet')
    socket.close()
  })

  it('an operator records a match that has started without a feed, and nobody a match that has ended [F30]', async () => {
    await scenario.startsHalf(1)
    expect(await recordedBy()).toBe('operator')
    await scenario.letsKickOff()
    await scenario.endsHalf(1)
    await scenario.startsHalf(2)
    await scenario.endsHalf(2)
    expect(await recordedBy()).toBeUndefined()
  })

  it('a feed records a match until an operator takes over or the feed is detached [F30]', async () => {
    const controls = { body: { matchId: scenario.match._id } }
    await scenario.admin.gets(followFeed, { body: { ...controls.body, source: 'push' } })
    expect(await recordedBy()).toBe('feed')
    await scenario.admin.gets(takeOverFeed, controls)
    expect(await recordedBy()).toBe('operator')
    await scenario.admin.gets(handBackFeed, controls)
    expect(await recordedBy()).toBe('feed')
    await scenario.admin.gets(unfollowFeed, controls)
    expect(await recordedBy()).toBe('nobody-yet')
  })

  it('a room says nothing about an operator or a feed [F30] [RM10]', async () => {
    const { lobby } = await ana.gets(openRoom, { body: { matchId: scenario.match._id, gameSettings: {} } })
    expect(lobby.match).toMatchObject({ isRoom: true })
    expect(lobby.match.recordedBy).toBeUndefined()
  })
})
