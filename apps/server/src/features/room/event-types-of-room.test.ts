import * as contract from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'
import { startHalf } from '../match-control/timetable/start-half.ts'

let server: TestServer
let scenario: Scenario
let players: Player[]
let ana: Player

beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  players = []
  for (const name of ['Ana', 'Ben', 'Cleo']) players.push(await scenario.player(name))
  ana = players[0] as Player
})

const opening = (eventTypes?: string[]) => ({
  body: { matchId: scenario.match._id, ...(eventTypes && { eventTypes }) },
})
const typesOf = async (matchId: contract.MatchId) =>
  (await ana.gets(contract.listEventTypes, { params: { matchId } })).eventTypes.map(({ name }) => name)
const copies = async () => {
  const rows = server.ctx.db.selectFrom('match').select('id').where('room_of', '=', scenario.match._id)
  return (await rows.execute()).length
}

it('a room offers options only for the event types that its host chose, in the order of the match [RM19] [PR712]', async () => {
  const { lobby } = await ana.gets(contract.openRoom, opening(['Card', 'Goal']))
  expect(await typesOf(lobby.match._id)).toEqual(['Goal', 'Card'])
  const { odds } = await ana.fetchesLobby(lobby)
  expect([...new Set(odds.map(({ eventType }) => eventType))].toSorted()).toEqual(['Card', 'Goal'])
  // The official match still plays all types.
  expect(await typesOf(scenario.match._id)).toHaveLength(9)
})

it('a room whose host chose one event type still offers only this type in the second round [RM19]', async () => {
  const { lobby } = await ana.gets(contract.openRoom, opening(['Corner']))
  for (const one of players.slice(1)) await one.joins(lobby)
  for (const one of players) await one.gets(contract.enterRoom, { body: { lobbyId: lobby._id } })
  for (const one of players)
    await one.gets(contract.tapInRoom, { body: { lobbyId: lobby._id, sight: { kind: 'half-start' } } })
  await server.clock.advance(12 * 60_000)
  const { odds } = await ana.fetchesLobby(lobby)
  expect([...new Set(odds.map(({ eventType }) => eventType))]).toEqual(['Corner'])
})

it('a room refuses taps of an event type that its host did not choose, and records an event of the chosen type [RM19]', async () => {
  const { lobby } = await ana.gets(contract.openRoom, opening(['Goal']))
  for (const one of players.slice(1)) await one.joins(lobby)
  for (const one of players) await one.gets(contract.enterRoom, { body: { lobbyId: lobby._id } })
  await startHalf(server.ctx, null, lobby.match._id, 1)
  await server.clock.advance(60_000)
  const event = (eventType: string) => ({
    body: { lobbyId: lobby._id, sight: { kind: 'event' as const, eventType, team: null } },
  })
  for (const one of players) expect(await one.isRefused(contract.tapInRoom, event('Corner'))).toBe('not-found')
  for (const one of players) await one.gets(contract.tapInRoom, event('Goal'))
  const { events } = await ana.gets(contract.listMatchEvents, { params: { matchId: lobby.match._id } })
  expect(events.map(({ eventType }) => eventType)).toEqual(['Goal'])
})

it('a room whose host chose no event types has all event types of the official match [RM19] [RM10]', async () => {
  const { lobby } = await ana.gets(contract.openRoom, opening())
  expect(await typesOf(lobby.match._id)).toEqual(await typesOf(scenario.match._id))
})

it('refuses to open a room with an empty choice or with an event type that its match does not have, and copies no match [RM19]', async () => {
  expect(await ana.isRefused(contract.openRoom, opening([]))).toBe('invalid-request')
  expect(await ana.isRefused(contract.openRoom, opening(['Goal', 'Yawn']))).toBe('invalid-settings')
  await scenario.admin.gets(contract.removeMatchEventType, { params: { id: scenario.match._id, name: 'Offside' } })
  expect(await ana.isRefused(contract.openRoom, opening(['Offside']))).toBe('invalid-settings')
  expect(await copies()).toBe(0)
  await ana.gets(contract.openRoom, opening(['Goal', 'Goal']))
  expect(await copies()).toBe(1)
})
