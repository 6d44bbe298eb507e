import {
  createLobby,
  joinLobby,
  leaderboard,
  listBets,
  listLobbies,
  listLobbyUsers,
  listOdds,
  listResults,
  lobbyByCode,
  lobbyDetails,
  placeBet,
} from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aScenario, betOn, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, isUpdate, listen, type TestServer } from '../../../test/support/test-app.ts'

let server: TestServer
let scenario: Scenario
let ana: Player
let ben: Player
let cleo: Player

beforeAll(async () => {
  server = await aServer()
})

beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
  cleo = await scenario.player('Cleo')
})

afterAll(() => server.stop())

describe('opening a lobby', () => {
  it('the user who opens a lobby becomes its host and a player with the starting chips [M5]', async () => {
    const lobby = await ana.opensLobby({ startingChips: 250 })
    expect(lobby.lobbyCode).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)
    expect(lobby.hostUser?.name).toBe('Ana')
    expect(lobby.currentUser).toMatchObject({ role: 'player', chips: 250, isHost: true, present: true })
    expect(lobby).toMatchObject({ players: 1, prizePot: 250, status: 'open' })
    expect(lobby.rounds).toHaveLength(10)
  })

  it('refuses to open a lobby with settings out of range or in conflict, and names these settings [M1] [M2] [PR113]', async () => {
    const gameSettings = { startingChips: 15, roundDuration: 5, breakDuration: 5, eliminationThreshold: 51 }
    const answer = await ana.asks(createLobby, { body: { matchId: scenario.match._id, gameSettings } })
    expect(answer).toMatchObject({ ok: false, status: 400, failure: { code: 'invalid-settings' } })
    const paths = answer.ok ? [] : (answer.failure.issues ?? []).map((issue) => issue.path)
    expect(paths).toEqual(
      expect.arrayContaining([
        'gameSettings.startingChips',
        'gameSettings.breakDuration',
        'gameSettings.eliminationThreshold',
      ]),
    )
  })

  it('a lobby that was stored when there were fewer settings gets the default values of the missing ones [M1]', async () => {
    const lobby = await ana.opensLobby()
    await server.ctx.db
      .updateTable('lobby')
      .set({ settings: JSON.stringify({ maxPlayers: 3, allowChatting: null }) })
      .where('id', '=', lobby._id)
      .execute()
    // Cards did not exist when this lobby was opened.
    const asUsual = { ...lobby.gameSettings, maxPlayers: 3, enableBettleCards: false }
    const { lobbies } = await ben.gets(listLobbies, {})
    expect(lobbies.find(({ _id }) => _id === lobby._id)).toMatchObject({ gameSettings: asUsual })
    expect(await ben.gets(lobbyByCode, { params: { code: lobby.lobbyCode } })).toMatchObject({ gameSettings: asUsual })
    expect((await ben.joins(lobby)).gameSettings).toEqual(asUsual)
    await ben.bets(10).on('Over 0.5 Corner', lobby)
    const anas = await listen(server, ana.token.accessToken, [`lobby:${lobby._id}`])
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await anas.until(isUpdate('bets.revealed'))
    anas.close()
    await scenario.goesOn(10)
    expect((await ana.fetchesLobby(lobby)).currentUser.chips).toBe(95)
  })

  it('the server generates one plan of rounds for a round length other than ten minutes, and all lobbies of that length share the plan [R4]', async () => {
    const seven = await ana.opensLobby({ roundDuration: 7 })
    const again = await ben.opensLobby({ roundDuration: 7 })
    expect(seven.rounds).toHaveLength(14)
    expect(again.rounds.map((round) => round._id)).toEqual(seven.rounds.map((round) => round._id))
    expect(seven.odds.every((odds) => odds.roundDuration === 7)).toBe(true)
    const official = await ana.gets(listOdds, { params: { matchId: scenario.match._id } })
    expect(official.odds.every((odds) => odds.roundDuration === 10)).toBe(true)
  })
})

describe('joining a lobby', () => {
  it('joining again changes nothing for a member; joining is refused if no seat is free, and spectators need no seat [M5]', async () => {
    const lobby = await ana.opensLobby({ maxPlayers: 2 })
    await ben.joins(lobby)
    const again = await ben.joins(lobby)
    expect(again).toMatchObject({ players: 2, currentUser: { chips: 100 } })
    const request = { body: { lobbyCode: lobby.lobbyCode, role: 'player' as const } }
    expect(await cleo.isRefused(joinLobby, request)).toBe('lobby-full')
    expect((await cleo.joins(lobby, 'spectator')).currentUser).toMatchObject({ role: 'spectator', chips: 0 })
    expect((await ana.fetchesLobby(lobby)).leaderboard.map((entry) => entry.user.name)).toEqual(['Ana', 'Ben'])
  })

  it('accepts a lobby code as users type it, and refuses an unknown code [M5]', async () => {
    const lobby = await ana.opensLobby()
    const typed = ` ${lobby.lobbyCode.toLowerCase()} `
    expect((await ben.gets(lobbyByCode, { params: { code: typed } }))._id).toBe(lobby._id)
    expect(await ben.isRefused(lobbyByCode, { params: { code: 'AAAAAA' } })).toBe('lobby-not-found')
    expect(await ben.isRefused(lobbyByCode, { params: { code: 'O0I1' } })).toBe('lobby-not-found')
    expect(await ben.isRefused(joinLobby, { body: { lobbyCode: 'O0I1' } })).toBe('lobby-not-found')
    expect((await ben.gets(joinLobby, { body: { lobbyCode: typed } })).lobby._id).toBe(lobby._id)
  })

  it('a player can join until betting on the last round closes [M5] [PR216]', async () => {
    const lobby = await ana.opensLobby()
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(46)
    await scenario.startsHalf(2)
    await scenario.letsKickOff()
    await scenario.goesOn(37.9)
    await ben.joins(lobby)
    await scenario.goesOn(0.1)
    const request = { body: { lobbyCode: lobby.lobbyCode, role: 'player' as const } }
    expect(await cleo.isRefused(joinLobby, request)).toBe('lobby-closed')
    expect((await cleo.gets(listLobbies, {})).lobbies.map((card) => card._id)).not.toContain(lobby._id)
  })

  it('a player who left and returns gets the seat, chips and bets back if there is room, and otherwise becomes a spectator [M6] [M7] [PR215]', async () => {
    const lobby = await ana.opensLobby({ maxPlayers: 2 })
    await ben.joins(lobby)
    await ben.bets(30).on('Over 0.5 Corner', lobby)
    await ben.leaves(lobby)
    const back = await ben.joins(lobby)
    expect(back).toMatchObject({ currentUser: { chips: 70, role: 'player' }, bets: [{ stake: 30 }] })
    await ben.leaves(lobby)
    await cleo.joins(lobby)
    expect((await ben.joins(lobby)).currentUser.role).toBe('spectator')
    expect(await ben.isRefused(joinLobby, { body: { lobbyCode: lobby.lobbyCode, role: 'player' } })).toBe('role-final')
  })

  it('the lobby of a code says whether the caller can still play: not after a player chose to watch [M7] [PR822]', async () => {
    const lobby = await ana.opensLobby()
    const seat = async () => (await ben.gets(lobbyByCode, { params: { code: lobby.lobbyCode } })).seat
    expect(await seat()).toBeUndefined()
    await ben.joins(lobby, 'spectator')
    expect(await seat()).toEqual({ role: 'spectator', present: true, isFinal: false })
    await ben.leaves(lobby)
    await ben.joins(lobby)
    await ben.leaves(lobby)
    expect(await seat()).toEqual({ role: 'player', present: false, isFinal: false })
    await ben.joins(lobby, 'spectator')
    await ben.leaves(lobby)
    expect(await seat()).toEqual({ role: 'spectator', present: false, isFinal: true })
  })

  it('members may return also to a lobby without spectators: players without a free seat to watch, and a host without a seat as such [M6] [M16]', async () => {
    const gameSettings = { maxPlayers: 2, allowSpectators: false }
    const body = { matchId: scenario.match._id, hostOnly: true, gameSettings }
    const { lobby } = await scenario.admin.gets(createLobby, { body })
    await ana.joins(lobby)
    await ben.joins(lobby)
    await ben.leaves(lobby)
    await cleo.joins(lobby)
    expect((await ben.joins(lobby)).currentUser.role).toBe('spectator')
    await scenario.admin.leaves(lobby)
    const asPlayer = { lobbyCode: lobby.lobbyCode, role: 'player' as const }
    expect(await scenario.admin.isRefused(joinLobby, { body: asPlayer })).toBe('lobby-full')
    const back = await scenario.admin.gets(joinLobby, { body: { ...asPlayer, role: 'spectator' } })
    expect(back.lobby.currentUser).toMatchObject({ role: 'spectator', ranked: false })
  })

  it('another member becomes host when the host leaves, and a lobby that all members left before the match is closed [M8] [M9]', async () => {
    const lobby = await ana.opensLobby()
    await ben.joins(lobby)
    await cleo.joins(lobby)
    await ana.leaves(lobby)
    expect((await ben.fetchesLobby(lobby)).hostUser?.name).toBe('Ben')
    await ben.leaves(lobby)
    await cleo.leaves(lobby)
    expect(await ana.isRefused(joinLobby, { body: { lobbyCode: lobby.lobbyCode, role: 'player' } })).toBe(
      'lobby-closed',
    )
  })
})

describe('the visibility of a lobby', () => {
  it('a non-member of a private lobby sees it in no list, cannot read it or bet in it, and receives no updates of it [V4] [V5]', async () => {
    const lobby = await ana.opensLobby({ isPrivate: true })
    expect((await ben.gets(listLobbies, {})).lobbies.map((card) => card._id)).not.toContain(lobby._id)
    const params = { lobbyId: lobby._id }
    expect(await ben.isRefused(lobbyDetails, { params })).toBe('lobby-not-found')
    expect(await ben.isRefused(leaderboard, { params })).toBe('lobby-not-found')
    expect(await ben.isRefused(listLobbyUsers, { params })).toBe('lobby-not-found')
    expect(await ben.isRefused(listBets, { query: params })).toBe('lobby-not-found')
    expect(await ben.isRefused(placeBet, { body: betOn(lobby, 'Over 0.5 Corner', 1) })).toBe('lobby-not-found')
    const socket = await listen(server, ben.token.accessToken, [`lobby:${lobby._id}`])
    await socket.until((frame) => frame.type === 'gone')
    socket.close()
  })

  it('no update or reply of a blind lobby includes another player’s bet [V2] [V3]', async () => {
    const lobby = await ana.opensLobby({ showCompetitorBets: false })
    await ben.joins(lobby)
    const socket = await listen(server, ben.token.accessToken, [`lobby:${lobby._id}`])
    await ana.bets(40).on('Over 0.5 Corner', lobby)
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(1)
    const anaSeen = (await ben.fetchesLobby(lobby)).users.find((member) => member.user.name === 'Ana')
    expect(anaSeen).toMatchObject({ chips: 100, betsPlaced: 0 })
    await scenario.goesOn(9)
    await socket.done()
    const received = JSON.stringify(socket.frames)
    expect(received).not.toContain('"stake":40')
    expect(received).toContain('round.settled')
    expect((await ben.gets(listBets, { query: { lobbyId: lobby._id, includeAll: 'true' } })).bets).toEqual([])
    socket.close()
  })

  it('answers a fetch of the lobby with 304 while nothing has changed, and in full after a change', async () => {
    const lobby = await ana.opensLobby()
    const url = `${server.url}/api/app/game/lobby-details/${lobby._id}`
    const first = await fetch(url, { headers: ana.headers })
    const tag = first.headers.get('etag') ?? ''
    const headers = { ...ana.headers, 'if-none-match': tag }
    expect((await fetch(url, { headers })).status).toBe(304)
    await ben.joins(lobby)
    expect((await fetch(url, { headers })).status).toBe(200)
  })
})

it('lists an ended game among a player’s results with its ranking, as provisional until ten minutes after the end [K1] [S8]', async () => {
  const lobby = await ana.opensLobby()
  await ben.joins(lobby)
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  await ana
    .bets(10)
    .on('Over 0.5 Throw', lobby)
    .catch(() => undefined)
  await scenario.goesOn(46)
  await scenario.startsHalf(2)
  await scenario.letsKickOff()
  await scenario.goesOn(48)
  await scenario.endsHalf(2)
  const [result] = (await ana.gets(listResults, {})).results
  expect(result).toMatchObject({ homeTeam: 'France', awayTeam: 'Croatia', provisional: true })
  expect(result?.leaderboard).toHaveLength(2)
  await scenario.goesOn(10)
  expect((await ana.gets(listResults, {})).results[0]?.provisional).toBe(false)
})
