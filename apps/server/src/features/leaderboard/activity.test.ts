import {
  adminListGames,
  confirmResults,
  endMatch,
  type Lobby,
  listResults,
  lobbyTrophies,
  reopenHalf,
} from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { randomSource } from '../../../test/simulation/random-source.ts'
import { type UpdateReader, updateReader } from '../../../test/simulation/update-reader.ts'
import { LOSES, ranks } from '../../../test/support/elimination.ts'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'

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

const active = async (viewer: Player, lobby: Lobby) =>
  (await viewer.fetchesLobby(lobby)).leaderboard.flatMap(({ user, isActive }) => (isActive ? [user.name] : []))

it('ranks a player who bet above a richer player who never bet, if both were eliminated in the same round [K1] [K6] [X3] [Z1]', async () => {
  const lobby = await cleo.opensLobby({
    ...{ isTournament: true, eliminationThreshold: 10, startingChips: 20, inactivityPenalty: 15 },
  })
  await ana.joins(lobby)
  await ben.joins(lobby)
  await ana.bets(20).on(LOSES, lobby)
  await ben.bets(19).on(LOSES, lobby)
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  await scenario.goesOn(10)
  // Cleo, who never bet, keeps 5 chips, Ben has 1 and Ana none. All three are eliminated.
  for (const viewer of [ana, ben, cleo]) {
    expect(ranks(await viewer.fetchesLobby(lobby))).toEqual([
      ['Ben', 1],
      ['Ana', 1],
      ['Cleo', 1],
    ])
  }
  await scenario.admin.gets(endMatch, { body: { matchId: scenario.match._id } })
  await scenario.admin.gets(confirmResults, { body: { matchId: scenario.match._id } })
  for (const viewer of [ana, ben, cleo]) {
    const { results } = await viewer.gets(listResults, { query: {} })
    const position = viewer === ben ? 1 : viewer === ana ? 2 : 3
    expect(results[0]).toMatchObject({ position, userWon: viewer === ben, trophies: viewer === ben ? 60 : 0 })
  }
  expect((await cleo.gets(lobbyTrophies, { params: { lobbyId: lobby._id } })).awards).toMatchObject([
    { userId: ben.userId, position: 1, won: true, trophies: 60 },
    { userId: ana.userId, position: 2, won: false, trophies: 0 },
    { userId: cleo.userId, position: 3, won: false, trophies: 0 },
  ])
  const { games } = await scenario.admin.gets(adminListGames, { query: {} })
  expect(games.find(({ _id }) => _id === lobby._id)?.winner).toMatchObject({ _id: ben.userId })
})

it('a player with one bet counts as active for five rounds and not for six, even without a penalty, and the change is published [K6] [V8]', async () => {
  const lobby = await ana.opensLobby({ inactivityPenalty: 0 })
  await ben.joins(lobby)
  await ana.bets(10).on(LOSES, lobby)
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  const readers = await Promise.all([ana, ben].map((player) => updateReader(server, player, lobby)))
  const received = async () => (await Promise.all(readers.map((reader) => reader.differences()))).flat()
  expect(await active(ben, lobby)).toEqual([])
  await scenario.goesOn(10)
  expect(await active(ben, lobby)).toEqual(['Ana'])
  expect(ranks(await ben.fetchesLobby(lobby))[0]).toEqual(['Ana', null])
  await scenario.goesOn(36)
  await scenario.endsHalf(1)
  expect(await active(ben, lobby)).toEqual(['Ana'])
  expect(await received()).toEqual([])
  await scenario.startsHalf(2)
  await scenario.letsKickOff()
  // Cleo joins after five rounds, on which she could not bet.
  await cleo.joins(lobby)
  await cleo.bets(20).on(LOSES, lobby)
  await scenario.goesOn(10)
  expect(await active(ben, lobby)).toEqual([])
  await scenario.goesOn(10)
  expect(await active(ben, lobby)).toEqual(['Cleo'])
  expect(await received()).toEqual([])
  for (const reader of readers) reader.close()
})

it('the current round of a reopened half does not count for a player’s activity until that round has ended [K6]', async () => {
  const lobby = await ana.opensLobby({ inactivityPenalty: 0 })
  await ben.joins(lobby)
  await ana.bets(10).on(LOSES, lobby)
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  const readers: UpdateReader[] = await Promise.all([ana, ben].map((player) => updateReader(server, player, lobby)))
  const received = async () => (await Promise.all(readers.map((reader) => reader.differences()))).flat()
  await scenario.goesOn(45)
  await scenario.endsHalf(1)
  await scenario.startsHalf(2)
  await scenario.letsKickOff()
  await scenario.goesOn(5)
  await scenario.endsHalf(2)
  expect(await active(ben, lobby)).toEqual([])
  expect(await received()).toEqual([])
  await scenario.admin.gets(reopenHalf, { body: { matchId: scenario.match._id, halfNumber: 2 } })
  expect(await active(ben, lobby)).toEqual(['Ana'])
  expect(await received()).toEqual([])
  await scenario.goesOn(6)
  expect(await active(ben, lobby)).toEqual([])
  expect(await received()).toEqual([])
  for (const reader of readers) reader.close()
})

it('the ranking equals a recount from the bets, whatever bets were placed in two halves [K1] [K6]', {
  timeout: 120_000,
}, async () => {
  const { bool, whole } = randomSource(11)
  const players = [ana, ben, cleo, await scenario.player('Dan')]
  const shares = [0.25, 0.3, 0.6, 0]
  const lobby = await ana.opensLobby({ inactivityPenalty: 0, startingChips: 500 })
  for (const player of players.slice(1)) await player.joins(lobby)
  const betOn = new Map(players.map((player) => [player.name, 0]))
  const placeBets = async (from: number) => {
    for (const [index, player] of players.entries()) {
      if (index < from || !bool(shares[index] ?? 0)) continue
      await player.bets(whole(1, 20)).on(bool(0.5) ? LOSES : 'Under 1.5 Corner', lobby)
      betOn.set(player.name, (betOn.get(player.name) ?? 0) + 1)
    }
  }
  await placeBets(0)
  for (const half of [1, 2] as const) {
    await scenario.startsHalf(half)
    await scenario.letsKickOff()
    for (let round = 1; round <= 5; round += 1) {
      await scenario.goesOn(5)
      if (half === 1 || round < 5) await placeBets(0)
      await scenario.goesOn(round === 5 ? 1 : 5)
    }
    await scenario.endsHalf(half)
  }
  const { leaderboard } = await ben.fetchesLobby(lobby)
  const expected = leaderboard
    .map((entry) => ({
      ...entry,
      joined: players.findIndex(({ userId }) => userId === entry.user._id),
      active: (betOn.get(entry.user.name) ?? 0) >= 3,
    }))
    .toSorted(
      (a, b) =>
        Number(b.active) - Number(a.active) ||
        b.chips - a.chips ||
        b.betsWon - a.betsWon ||
        a.betsPlaced - b.betsPlaced ||
        a.joined - b.joined,
    )
  expect(leaderboard.map(({ user, isActive }) => [user.name, isActive])).toEqual(
    expected.map(({ user, active: isActive }) => [user.name, isActive]),
  )
  expect(new Set(expected.map((entry) => entry.active))).toEqual(new Set([true, false]))
})
