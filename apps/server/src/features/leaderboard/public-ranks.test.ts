import {
  adminListLobbyUsers,
  confirmResults,
  endMatch,
  type Lobby,
  listMyGames,
  listResults,
  lobbyTrophies,
} from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { updateReader } from '../../../test/simulation/update-reader.ts'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'

let server: TestServer
let scenario: Scenario
let players: Player[]

beforeAll(async () => {
  server = await aServer()
})
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  players = []
  // The accounts are created one after the other, because the older account ranks first if all else is equal.
  for (const name of ['Ana', 'Ben', 'Cleo']) players.push(await scenario.player(name))
})
afterAll(() => server.stop())

const board = ({ leaderboard }: Lobby) =>
  leaderboard.map(({ user, chips, betsPlaced }) => [user.name, chips, betsPlaced])

it("shows every member the same order once everyone has bet, with the member's own balance beside the public ranks [K7] [V3]", async () => {
  const [ana, ben, cleo] = players as [Player, Player, Player]
  const lobby = await ana.opensLobby()
  await ben.joins(lobby)
  await cleo.joins(lobby)
  const readers = await Promise.all(players.map((player) => updateReader(server, player, lobby)))
  for (const [index, player] of players.entries()) await player.bets(10 + index).on('Over 0.5 Corner', lobby)
  // Before the first round starts, the public chips of everyone are still the starting chips, and the first to join
  // leads.
  for (const [index, player] of players.entries()) {
    const seen = await player.fetchesLobby(lobby)
    expect(board(seen)).toEqual([
      ['Ana', 100, 0],
      ['Ben', 100, 0],
      ['Cleo', 100, 0],
    ])
    expect(seen.users.map(({ chips, betsPlaced }) => [chips, betsPlaced])).toEqual(Array(3).fill([100, 0]))
    expect(seen.currentUser).toMatchObject({ chips: 90 - index, betsPlaced: 1 })
    const { games } = await player.gets(listMyGames, {})
    expect(games[0]).toMatchObject({ position: index + 1, chips: 90 - index })
  }
  expect((await Promise.all(readers.map((reader) => reader.differences()))).flat()).toEqual([])

  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  await scenario.goesOn(2)
  // The first bets become public. Another bet on the next round changes no rank.
  await cleo.bets(50).on('Over 0.5 Corner', lobby)
  for (const [index, player] of players.entries()) {
    expect(board(await player.fetchesLobby(lobby))).toEqual([
      ['Ana', 90, 1],
      ['Ben', 89, 1],
      ['Cleo', 88, 1],
    ])
    expect((await player.gets(listMyGames, {})).games[0]?.position).toBe(index + 1)
  }
  expect((await cleo.fetchesLobby(lobby)).currentUser).toMatchObject({ chips: 38, betsPlaced: 2 })
  expect((await Promise.all(readers.map((reader) => reader.differences()))).flat()).toEqual([])
  const { lobbyUsers } = await scenario.admin.gets(adminListLobbyUsers, { query: { q: lobby.lobbyCode } })
  const chipsOf = (player: Player) => lobbyUsers.find(({ user }) => user._id === player.userId)?.chips
  expect(players.map(chipsOf)).toEqual([90, 89, 88])
  for (const reader of readers) reader.close()
})

it('a hidden stake in a blind lobby changes no rank, provisional prize or result, not even for its player [K7] [V3]', async () => {
  const [ana, ben] = players as [Player, Player, Player]
  const lobby = await ana.opensLobby({ showCompetitorBets: false, inactivityPenalty: 0 })
  await ben.joins(lobby)
  await ana.bets(10).on('Over 0.5 Corner', lobby)
  await ben.bets(10).on('Over 0.5 Corner', lobby)
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  await scenario.goesOn(11)
  const params = { lobbyId: lobby._id }
  const before = await ben.gets(lobbyTrophies, { params })
  await scenario.goesOn(5)
  await ana.bets(40).on('Over 0.5 Corner', lobby)
  await scenario.goesOn(5)
  for (const player of [ana, ben]) {
    expect(board(await player.fetchesLobby(lobby))).toEqual([
      ['Ana', 90, 1],
      ['Ben', 90, 1],
    ])
    expect(await player.gets(lobbyTrophies, { params })).toEqual(before)
  }
  await scenario.admin.gets(endMatch, { body: { matchId: scenario.match._id } })
  await scenario.admin.gets(confirmResults, { body: { matchId: scenario.match._id } })
  const boards = await Promise.all(
    [ana, ben].map(async (player) => (await player.gets(listResults, { query: {} })).results[0]?.leaderboard),
  )
  expect(boards[0]).toEqual(boards[1])
})
