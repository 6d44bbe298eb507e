import * as contract from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'

let server: TestServer
let scenario: Scenario
let players: Player[]
let lobby: contract.Lobby

beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  players = []
  for (const name of ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn']) players.push(await scenario.player(name))
  const [ana] = players as [Player]
  lobby = (await ana.gets(contract.openRoom, { body: { matchId: scenario.match._id } })).lobby
  for (const one of players.slice(1)) await one.joins(lobby)
  for (const one of players) await one.gets(contract.enterRoom, { body: { lobbyId: lobby._id } })
})

const event = (eventType: string) => ({
  body: { lobbyId: lobby._id, sight: { kind: 'event' as const, eventType, team: 'away' as const } },
})
const events = async () =>
  (await (players[0] as Player).gets(contract.listMatchEvents, { params: { matchId: lobby.match._id } })).events

it('records one event when all members of a room tap it at the same moment [RM2] [RM3]', async () => {
  for (const eventType of ['Corner', 'Goal', 'Throw']) {
    await Promise.all(players.map((one) => one.gets(contract.tapInRoom, event(eventType))))
  }
  expect((await events()).map(({ eventType }) => eventType).toSorted()).toEqual(['Corner', 'Goal', 'Throw'])
})

it('starts one half when all members of a room tap the whistle at the same moment [RM11]', async () => {
  const sight = { kind: 'half-start' as const }
  await Promise.all(players.map((one) => one.gets(contract.tapInRoom, { body: { lobbyId: lobby._id, sight } })))
  const { match } = await (players[0] as Player).fetchesLobby(lobby)
  expect(match.halves.map(({ status }) => status)).toEqual(['active', 'upcoming'])
})

it('counts one tap for a repeated request, and keeps taps and undone taps apart [RM1]', async () => {
  const [ana, ben, cleo] = players as [Player, Player, Player]
  const press = { 'idempotency-key': 'press' }
  const answers = await Promise.all([1, 2, 3].map(() => ana.asks(contract.tapInRoom, event('Card'), press)))
  expect(new Set(answers.map((answer) => answer.ok && answer.reply.tapId)).size).toBe(1)
  expect(await events()).toEqual([])
  const { tapId } = await ben.gets(contract.tapInRoom, event('Card'))
  await Promise.all([
    ben.gets(contract.undoTapInRoom, { body: { lobbyId: lobby._id, tapId } }),
    cleo.gets(contract.tapInRoom, event('Card')),
    (players[3] as Player).gets(contract.tapInRoom, event('Card')),
  ])
  expect((await events()).map(({ eventType }) => eventType)).toEqual(['Card'])
})
