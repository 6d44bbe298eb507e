import {
  atConsole,
  createLobby,
  createMatch,
  followFeed,
  leaderboard,
  listMatchesBetOn,
  ownPart,
  placeBet,
  recordMatchEvent,
  removeMember,
  startHalf1,
} from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aPlayer, aScenario, betOn, type Player, type Scenario } from '../../../test/support/scenario.ts'
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

const opensAsHostOnly = async (by: Player, gameSettings = {}) =>
  (await by.gets(createLobby, { body: { matchId: scenario.match._id, hostOnly: true, gameSettings } })).lobby

describe('a host without a seat', () => {
  it('a host without a seat is not ranked, has no chips, cannot bet, and records the match that friends play [M16]', async () => {
    const lobby = await opensAsHostOnly(scenario.admin, { maxPlayers: 1, allowSpectators: false })
    expect(lobby.currentUser).toMatchObject({ isHost: true, role: 'spectator', ranked: false, chips: 0 })
    // The only seat is free, so Ana can take it.
    await ana.joins(lobby)
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    const body = betOn(await scenario.admin.fetchesLobby(lobby), 'Over 0.5 Corner', 10)
    expect(await scenario.admin.isRefused(placeBet, { body })).toBe('spectators-cannot-bet')
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    expect((await scenario.records('Corner')).eventType).toBe('Corner')
    const { leaderboard: ranking } = await ana.gets(leaderboard, { params: { lobbyId: lobby._id } })
    expect(ranking.map(({ user }) => user._id)).toEqual([ana.userId])
    const seen = await ana.fetchesLobby(lobby)
    expect(seen.users.find(({ isHost }) => isHost)?.user._id).toBe(scenario.admin.userId)
  })

  it('a host without a seat stays host when members come and go, removes members, and may take a seat later [M16]', async () => {
    const lobby = await opensAsHostOnly(ana)
    const ben = await scenario.player('Ben')
    await ben.joins(lobby)
    await ben.leaves(lobby)
    expect((await ana.fetchesLobby(lobby)).currentUser.isHost).toBe(true)
    await ben.joins(lobby)
    const removal = { lobbyId: lobby._id, userId: ben.userId, to: 'out' as const, reason: 'Rude' }
    await ana.gets(removeMember, { body: removal })
    expect((await ana.joins(lobby)).currentUser).toMatchObject({ isHost: true, role: 'player', chips: 100 })
  })

  it('an administrator reads whether they have bet on a match, operated it or attached its feed; a player cannot read this [V6] [M16]', async () => {
    const olga = await aPlayer(server, 'Olga', () => scenario.match._id, 'admin')
    const part = () => olga.gets(ownPart, { params: { id: scenario.match._id } })
    expect(await part()).toEqual({ hasBet: false, hasOperated: false, isFeedTheirs: false, ownPrices: [] })
    await olga.gets(atConsole, { body: { matchId: scenario.match._id } })
    expect(await part()).toEqual({ hasBet: false, hasOperated: true, isFeedTheirs: false, ownPrices: [] })
    await olga.gets(atConsole, { body: { matchId: scenario.match._id, leaving: true } })
    await olga.gets(followFeed, { body: { matchId: scenario.match._id } })
    expect(await part()).toEqual({ hasBet: false, hasOperated: true, isFeedTheirs: true, ownPrices: [] })
    const lobby = await olga.opensLobby()
    await olga.bets(10).on('Over 0.5 Corner', lobby)
    expect(await part()).toEqual({ hasBet: true, hasOperated: true, isFeedTheirs: false, ownPrices: [] })
    expect(await ana.isRefused(ownPart, { params: { id: scenario.match._id } })).toBe('forbidden')
  })

  it('an administrator can list the matches on which they bet; a seat without a bet lists no match [V6] [PR280]', async () => {
    const olga = await aPlayer(server, 'Olga', () => scenario.match._id, 'admin')
    const { match: other } = await scenario.admin.gets(createMatch, { body: { homeTeam: 'Peru', awayTeam: 'Chile' } })
    const betOnMatches = async () => (await olga.gets(listMatchesBetOn, {})).matchIds
    await olga.opensLobby({}, other._id)
    const lobby = await olga.opensLobby()
    expect(await betOnMatches()).toEqual([])
    await olga.bets(10).on('Over 0.5 Corner', lobby)
    await olga.leaves(lobby)
    expect(await betOnMatches()).toEqual([scenario.match._id])
    expect((await scenario.admin.gets(listMatchesBetOn, {})).matchIds).toEqual([])
    expect(await ana.isRefused(listMatchesBetOn, {})).toBe('forbidden')
  })

  it('an operator who bets on a match disappears from its console, and can no longer start a half or record an event [W6] [V6]', async () => {
    const olga = await aPlayer(server, 'Olga', () => scenario.match._id, 'admin')
    const body = { matchId: scenario.match._id }
    await olga.gets(atConsole, { body })
    const others = async () => (await scenario.admin.gets(atConsole, { body })).operators.map(({ _id }) => _id)
    expect(await others()).toEqual([olga.userId])
    await olga.bets(10).on('Over 0.5 Corner', await olga.opensLobby())
    await olga.gets(atConsole, { body })
    expect(await others()).toEqual([])
    expect(await olga.isRefused(startHalf1, { body })).toBe('forbidden')
    const event = {
      match: scenario.match._id,
      eventType: 'Corner',
      timeStamp: new Date(server.clock.now()).toISOString(),
    }
    expect(await olga.isRefused(recordMatchEvent, { body: event })).toBe('forbidden')
  })
})
