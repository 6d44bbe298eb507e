import * as contract from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aGuestByLink, registers } from '../../../test/support/guest-by-link.ts'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { anotherServer, aServer, call, type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'
import { startHalf } from '../match-control/timetable/start-half.ts'

let server: TestServer
let scenario: Scenario
let players: Player[]
let lobby: contract.Lobby

beforeAll(async () => {
  server = await aServer({ config: { guests: true } })
})
afterAll(() => server.stop())
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  players = []
  for (const name of ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn']) players.push(await scenario.player(name))
  const [ana] = players as [Player]
  lobby = (
    await ana.gets(contract.openRoom, { body: { matchId: scenario.match._id, gameSettings: { maxPlayers: 20 } } })
  ).lobby
  for (const one of players.slice(1)) await one.joins(lobby)
  for (const one of players) await one.gets(contract.enterRoom, { body: { lobbyId: lobby._id } })
})

const event = (eventType: string) => ({
  body: { lobbyId: lobby._id, sight: { kind: 'event' as const, eventType, team: 'away' as const } },
})
const events = async () =>
  (await (players[0] as Player).gets(contract.listMatchEvents, { params: { matchId: lobby.match._id } })).events

/** Starts half 1 and lets it kick off: taps of events before that are refused. */
async function kicksOff(): Promise<void> {
  await startHalf(server.ctx, null, lobby.match._id, 1)
  await server.clock.advance(60_000)
}

it('records one event when all members of a room tap it at the same moment [RM2] [RM3]', async () => {
  await kicksOff()
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

it('counts a tap request that arrives three times as one tap, and keeps an event of three members while a fourth undoes a tap [RM1]', async () => {
  await kicksOff()
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

describe.skipIf(!testDatabaseUrl)('guests of a room', () => {
  let second: TestServer
  beforeAll(async () => {
    second = await anotherServer(server, { config: { guests: true } })
  })
  afterAll(() => second.stop())

  it('a guest’s tap that arrives while the guest registers on another node is stored once, or is refused and not stored [RM18] [G6]', async () => {
    await kicksOff()
    for (const round of ['a', 'b', 'c', 'd', 'e']) {
      const eventType = { a: 'Corner', b: 'Throw', c: 'Shot', d: 'Card', e: 'Offside' }[round] ?? ''
      const guest = await aGuestByLink(server, lobby, { username: `Gil ${round}` })
      await guest.gets(contract.enterRoom, { body: { lobbyId: lobby._id } })
      const [tapped, registered] = await Promise.all([
        guest.asks(contract.tapInRoom, event(eventType)),
        registers(second, guest, `gil-${round}@bettle.example`),
      ])
      if (!registered.ok) throw new Error(registered.failure.code)
      if (!tapped.ok) expect(tapped.failure.code).toBe('session-expired')
      const rows = server.ctx.db.selectFrom('room_tap').select('id').where('account_id', '=', guest.userId)
      expect((await rows.execute()).length).toBe(tapped.ok ? 1 : 0)
      const headers = { authorization: `Bearer ${registered.reply.token.accessToken}` }
      if (!tapped.ok) await call(server, contract.tapInRoom, event(eventType), { headers })
      expect((await events()).map((one) => one.eventType)).not.toContain(eventType)
      for (const one of players.slice(0, 4)) await one.gets(contract.tapInRoom, event(eventType))
      expect((await events()).filter((one) => one.eventType === eventType)).toHaveLength(1)
    }
  })
})
