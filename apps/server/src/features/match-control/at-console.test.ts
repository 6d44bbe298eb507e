import { adminListLobbies, atConsole, openRoom, tapInRoom } from '@bettle/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPlayer, aScenario } from '../../../test/support/scenario.ts'
import { aServer, listen, type TestServer } from '../../../test/support/test-app.ts'

let server: TestServer

beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

const missing = () => {
  throw new Error('no lobby is opened')
}

it('operators at the console of a match see each other, until one has given no sign of presence for 15 seconds [W6] [PR315]', async () => {
  const scenario = await aScenario({ on: server })
  const body = { matchId: scenario.match._id }
  const other = await aPlayer(server, 'Olga', missing, 'admin')
  expect((await scenario.admin.gets(atConsole, { body })).operators).toEqual([])
  expect((await other.gets(atConsole, { body })).operators).toHaveLength(1)
  expect((await scenario.admin.gets(atConsole, { body })).operators.map(({ name }) => name)).toEqual(['Olga'])
  await server.clock.advance(14_000)
  expect((await scenario.admin.gets(atConsole, { body })).operators).toHaveLength(1)
  await server.clock.advance(1_000)
  expect((await scenario.admin.gets(atConsole, { body })).operators).toEqual([])
})

it('operators receive an update when another operator opens or leaves the console, and no other user does [W6] [PR315]', async () => {
  const scenario = await aScenario({ on: server })
  const matchId = scenario.match._id
  const other = await aPlayer(server, 'Olga', missing, 'admin')
  const ana = await scenario.player('Ana')
  const [admins, olgas, anas] = await Promise.all(
    [scenario.admin, other, ana].map(({ token }) => listen(server, token.accessToken, ['user'])),
  )
  await scenario.admin.gets(atConsole, { body: { matchId } })
  await other.gets(atConsole, { body: { matchId } })
  await other.gets(atConsole, { body: { matchId } })
  await other.gets(atConsole, { body: { matchId, leaving: true } })
  await Promise.all([admins, olgas, anas].map((socket) => socket?.done()))
  const received = (socket: typeof admins) => socket?.frames.filter(({ type }) => type === 'news')
  const push = { type: 'at-console.changed', matchId }
  expect(received(admins)).toMatchObject([{ push }, { push }])
  expect([received(olgas), received(anas)]).toEqual([[], []])
  expect((await scenario.admin.gets(atConsole, { body: { matchId } })).operators).toEqual([])
  for (const socket of [admins, olgas, anas]) socket?.close()
})

it('the console counts players, lobbies, and only the bets of started rounds in lobbies that show bets [V1] [W6] [PR315]', async () => {
  const scenario = await aScenario({ on: server })
  const impact = async () => (await scenario.admin.gets(atConsole, { body: { matchId: scenario.match._id } })).impact
  const [ana, ben] = [await scenario.player('Ana'), await scenario.player('Ben')]
  expect(await impact()).toEqual({ lobbies: 0, players: 0, openBets: 0, onCopies: 0 })
  const lobby = await ana.opensLobby()
  const blind = await ben.opensLobby({ showCompetitorBets: false })
  await ana.bets(10).on('Over 0.5 Corner', lobby)
  await ben.bets(10).on('Over 0.5 Corner', blind)
  expect(await impact()).toEqual({ lobbies: 2, players: 2, openBets: 0, onCopies: 0 })
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  expect(await impact()).toEqual({ lobbies: 2, players: 2, openBets: 1, onCopies: 0 })
  await scenario.goesOn(11)
  expect(await impact()).toEqual({ lobbies: 2, players: 2, openBets: 0, onCopies: 0 })
})

it('the console and the page of a match show an administrator each open lobby that records a copy of it, and nothing of its code or its members [RM21] [PR793]', async () => {
  const scenario = await aScenario({ on: server })
  const matchId = scenario.match._id
  const [ana, ben] = [await scenario.player('Ana'), await scenario.player('Ben')]
  const shown = async () => {
    const { impact } = await scenario.admin.gets(atConsole, { body: { matchId } })
    const { lobbies, onCopies } = await scenario.admin.gets(adminListLobbies, { query: { matchId } })
    return { counted: impact.onCopies, lobbies: lobbies.length, onCopies }
  }
  expect(await shown()).toEqual({ counted: 0, lobbies: 0, onCopies: [] })
  const { lobby: room } = await ana.gets(openRoom, { body: { matchId, hostOnly: true } })
  await ben.joins(room)
  const seen = await shown()
  expect(seen).toMatchObject({
    counted: 1,
    lobbies: 0,
    onCopies: [
      { _id: room._id, hostUser: { username: expect.stringMatching(/^Ana\d*$/) }, players: 1, isStarted: false },
    ],
  })
  expect(JSON.stringify(seen)).not.toContain(room.lobbyCode)
  expect(JSON.stringify(seen)).not.toContain('Ben')
  expect((await scenario.admin.gets(adminListLobbies, {})).onCopies).toBeUndefined()
  // A lobby on the match itself is no copy.
  await ben.opensLobby()
  expect(await shown()).toMatchObject({ counted: 1, lobbies: 1 })
  await ana.gets(tapInRoom, { body: { lobbyId: room._id, sight: { kind: 'half-start' } } })
  expect((await shown()).onCopies).toMatchObject([{ isStarted: true }])
})
