import { leaderboard, listMyGames, type MyGame } from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, listen, type TestServer } from '../../../test/support/test-app.ts'
import { KICK_OFF } from '../../clock.ts'

let server: TestServer
let scenario: Scenario
let ana: Player
let ben: Player
beforeAll(async () => {
  server = await aServer()
})
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
})
afterAll(() => server.stop())

const gamesOf = async (player: Player): Promise<MyGame[]> => (await player.gets(listMyGames, {})).games
const at = (minute: number) => new Date(KICK_OFF + 60_000 + minute * 60_000).toISOString()

describe("the list of a user's current games", () => {
  it('the list of current games contains an opened or joined game with its card until the user leaves it [M14]', async () => {
    expect(await gamesOf(ben)).toEqual([])
    const lobby = await ana.opensLobby({ isPrivate: true })
    await ben.joins(lobby)
    for (const player of [ana, ben]) {
      expect(await gamesOf(player)).toMatchObject([
        {
          _id: lobby._id,
          lobbyCode: lobby.lobbyCode,
          players: 2,
          role: 'player',
          chips: 100,
          match: { status: 'upcoming' },
        },
      ])
    }
    await ben.leaves(lobby)
    expect(await gamesOf(ben)).toEqual([])
    await ben.joins(lobby, 'spectator')
    expect(await gamesOf(ben)).toMatchObject([{ role: 'spectator', position: 2 }])
  })

  it('the list of current games shows no rank for a user who only ever was a spectator [M14]', async () => {
    const lobby = await ana.opensLobby()
    await ben.joins(lobby, 'spectator')
    expect(await gamesOf(ben)).toMatchObject([{ role: 'spectator', position: null, chips: 0 }])
  })

  it('the list of current games puts running matches first, and then the game that was joined last [M14]', async () => {
    const first = await ana.opensLobby()
    const second = await ana.opensLobby()
    const other = await aScenario({ on: server })
    const live = await ana.opensLobby({}, other.match._id)
    const last = await ana.opensLobby()
    await other.startsHalf(1)
    expect((await gamesOf(ana)).map(({ _id }) => _id)).toEqual([live._id, last._id, second._id, first._id])
  })

  it('the list of current games omits a closed lobby and a lobby whose match is over [M14]', async () => {
    const deserted = await ana.opensLobby()
    const played = await ana.opensLobby()
    await ana.leaves(deserted)
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(46)
    expect((await gamesOf(ana)).map(({ _id }) => _id)).toEqual([played._id])
    await scenario.startsHalf(2)
    await scenario.letsKickOff()
    await scenario.goesOn(48)
    await scenario.endsHalf(2)
    expect(await gamesOf(ana)).toEqual([])
  })

  it("the list of current games shows the user’s true chips and public rank, and nothing of others' stakes [V1] [V3] [K7]", async () => {
    const lobby = await ana.opensLobby()
    await ben.joins(lobby)
    const before = JSON.stringify(await gamesOf(ben))
    await ana.bets(40).on('Over 0.5 Corner', lobby)
    expect(await gamesOf(ana)).toMatchObject([{ chips: 60, position: 1, nextRound: { roundNumber: 1, hasBet: true } }])
    expect(JSON.stringify(await gamesOf(ben))).toBe(before)
    expect(await gamesOf(ben)).toMatchObject([{ chips: 100, position: 2, nextRound: { hasBet: false } }])
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(1)
    for (const player of [ana, ben]) {
      const ranking = await player.gets(leaderboard, { params: { lobbyId: lobby._id } })
      const rank = ranking.leaderboard.findIndex(({ user }) => user._id === player.userId) + 1
      expect(await gamesOf(player)).toMatchObject([{ position: rank }])
    }
    expect(await gamesOf(ben)).toMatchObject([{ position: 1 }])
  })
})

describe("the next round in the list of a user's current games", () => {
  it('the list of current games says when betting on the next round closes and when that round starts [M14] [B1] [B2]', async () => {
    const lobby = await ana.opensLobby()
    const next = async () => (await gamesOf(ana))[0]?.nextRound
    expect(await next()).toEqual({ roundNumber: 1, closesAt: null, startsAt: null, hasBet: false })
    await scenario.startsHalf(1)
    expect(await next()).toEqual({ roundNumber: 1, closesAt: at(0), startsAt: at(0), hasBet: false })
    await scenario.letsKickOff()
    await scenario.goesOn(9)
    expect(await next()).toEqual({ roundNumber: 2, closesAt: at(8), startsAt: at(10), hasBet: false })
    await scenario.goesOn(2)
    await ana.bets(5).on('Over 0.5 Corner', lobby)
    expect(await next()).toEqual({ roundNumber: 3, closesAt: at(18), startsAt: at(20), hasBet: true })
  })

  it('the list of current games shows no next round in the last round [M14] [B7]', async () => {
    await ana.opensLobby()
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(46)
    await scenario.startsHalf(2)
    await scenario.letsKickOff()
    await scenario.goesOn(41)
    expect(await gamesOf(ana)).toMatchObject([{ chips: expect.any(Number) }])
    expect((await gamesOf(ana))[0]).not.toHaveProperty('nextRound')
  })

  it('the list of current games shows no next round once the game is decided [M14] [X5]', async () => {
    const lobby = await ana.opensLobby({ isTournament: true, eliminationThreshold: 10, inactivityPenalty: 0 })
    await ben.joins(lobby)
    await ben.bets(91).on('Over 1.5 Corner', lobby)
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(9)
    expect(await gamesOf(ana)).toMatchObject([{ nextRound: { roundNumber: 2 } }])
    await scenario.goesOn(2)
    for (const player of [ana, ben]) expect((await gamesOf(player))[0]).not.toHaveProperty('nextRound')
  })

  it('the next round in a blind lobby does not reveal to an eliminated player whether the others were eliminated too [M14] [X6]', async () => {
    const settings = { isTournament: true, eliminationThreshold: 10, inactivityPenalty: 0, showCompetitorBets: false }
    const lobby = await ana.opensLobby(settings)
    await ben.joins(lobby)
    for (const player of [ana, ben]) await player.bets(91).on('Over 1.5 Corner', lobby)
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(11)
    expect(await gamesOf(ana)).toMatchObject([{ eliminatedIn: 1, nextRound: { roundNumber: 3 } }])
    await scenario.goesOn(10)
    expect((await gamesOf(ana))[0]).not.toHaveProperty('nextRound')
  })
})

it('publishes a change of an account’s seats at once to that account’s open page, and to no other account [M14]', async () => {
  const [anas, bens] = [
    await listen(server, ana.token.accessToken, ['user']),
    await listen(server, ben.token.accessToken, ['user']),
  ]
  const received = (socket: typeof anas) =>
    socket.frames.filter((frame) => frame.type === 'news' && frame.topic === 'user').map((frame) => frame.push.type)
  const lobby = await ana.opensLobby()
  await ben.joins(lobby)
  await ben.joins(lobby)
  await ben.leaves(lobby)
  await ana.leaves(lobby)
  await Promise.all([anas.done(), bens.done()])
  expect(received(anas)).toEqual(['my-games.changed', 'my-games.changed'])
  expect(received(bens)).toEqual(['my-games.changed', 'my-games.changed'])
  anas.close()
  bens.close()
})
