import * as contract from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../../test/support/test-app.ts'

let server: TestServer
let scenario: Scenario
let ana: Player
let lobby: contract.Lobby
/** Ana, who hosts, and the others who took a seat. */
let players: Player[]

beforeAll(async () => {
  server = await aServer({ config: { guests: true } })
})
afterAll(() => server.stop())
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
})

/** Opens the lobby as 'Play with friends' does, for this number of players. */
async function opens(size: number): Promise<void> {
  const body = { matchId: scenario.match._id, recorders: 'at-kick-off' as const }
  lobby = (await ana.gets(contract.openRoom, { body })).lobby
  players = [ana]
  for (let n = 1; n < size; n += 1) {
    const player = await scenario.player(`Player ${n}`)
    await player.joins(lobby)
    players.push(player)
  }
}
const enters = (one: Player) => one.gets(contract.enterRoom, { body: { lobbyId: lobby._id, seesStart: true } })
const presses = (one: Player) =>
  one.gets(contract.tapInRoom, { body: { lobbyId: lobby._id, sight: { kind: 'half-start' } } })
const event = { kind: 'event' as const, eventType: 'Corner', team: 'home' as const }
const taps = (one: Player) => one.gets(contract.tapInRoom, { body: { lobbyId: lobby._id, sight: event } })
const match = async () => (await ana.fetchesLobby(lobby)).match
async function kicksOff(...who: Player[]): Promise<void> {
  // The presses arrive at one moment, so that they wait for each other.
  await Promise.all(who.map(presses))
  const { halves } = await match()
  expect(halves[0]?.status).toBe('active')
  await server.clock.set(Date.parse(halves[0]?.startTime ?? '') + 60_000)
}
const named = async () =>
  (await ana.gets(contract.roomRecorders, { params: { lobbyId: lobby._id } })).recorders.map(({ user }) => user._id)
const recorded = async () => {
  const { events } = await ana.gets(contract.listMatchEvents, { params: { matchId: lobby.match._id } })
  return events.length
}

describe('a room that decides at its kick-off who records', () => {
  it('lets those who are there record by name, if they are fewer than eight; who comes later only bets [RM30] [PR993]', async () => {
    await opens(4)
    const [, ben, cleo, dan] = players as [Player, Player, Player, Player]
    for (const one of [ana, ben, cleo]) await enters(one)
    expect(await enters(ana)).toMatchObject({ atKickOff: 'named', present: 3, isRecorder: true })
    expect(await named()).toEqual([])
    await kicksOff(ben, cleo)
    expect((await named()).toSorted()).toEqual([ana, ben, cleo].map(({ userId }) => userId).toSorted())
    expect((await enters(ben)).atKickOff).toBeUndefined()
    await taps(cleo)
    expect(await recorded()).toBe(1)
    await enters(dan)
    expect(await dan.isRefused(contract.tapInRoom, { body: { lobbyId: lobby._id, sight: event } })).toBe('forbidden')
  })

  it('lets the crowd record if eight are there: one tap alone then records nothing [RM3] [RM30] [PR993]', async () => {
    await opens(8)
    for (const one of players) await enters(one)
    expect(await enters(ana)).toMatchObject({ atKickOff: 'crowd', present: 8 })
    const [, ben, cleo, dan, eve] = players as [Player, Player, Player, Player, Player]
    await kicksOff(ben, cleo, dan, eve)
    expect((await match()).hasRecorders).toBeUndefined()
    for (const one of players) await one.gets(contract.enterRoom, { body: { lobbyId: lobby._id } })
    await taps(ben)
    expect(await recorded()).toBe(0)
    for (const one of [cleo, dan]) await taps(one)
    expect(await recorded()).toBe(1)
  })

  it('counts only those who have the game open: of eight seats with seven players there, seven record by name [RM30]', async () => {
    await opens(8)
    for (const one of players.slice(1)) await enters(one)
    expect((await enters(players[1] as Player)).atKickOff).toBe('named')
    await kicksOff(players[1] as Player, players[2] as Player)
    expect(await named()).toHaveLength(7)
    expect((await match()).hasRecorders).toBe(true)
  })

  it('starts with the press of the only player who is there, who then records alone [RM30] [RM31]', async () => {
    await opens(2)
    await enters(ana)
    await kicksOff(ana)
    expect(await named()).toEqual([ana.userId])
  })

  it('is decided before by the host in one press: the host records, and names others; later it stays so with eight [RM29] [RM30] [PR993]', async () => {
    await opens(8)
    const [, ben, cleo] = players as [Player, Player, Player]
    const naming = (one: Player) => ({ body: { lobbyId: lobby._id, userId: one.userId, isRecorder: true } })
    expect(await ben.isRefused(contract.nameRecorder, naming(ben))).toBe('forbidden')
    await ana.gets(contract.nameRecorder, naming(ana))
    for (const one of players) await enters(one)
    expect(await named()).toEqual([ana.userId])
    expect((await enters(ben)).isRecorder).toBe(false)
    expect((await enters(ana)).atKickOff).toBeUndefined()
    await kicksOff(ana)
    await ana.gets(contract.nameRecorder, naming(cleo))
    expect((await match()).hasRecorders).toBe(true)
    expect(await named()).toEqual([ana.userId, cleo.userId])
  })

  it('names its host too when the host first names another player [RM29]', async () => {
    await opens(2)
    const [, ben] = players as [Player, Player]
    await ana.gets(contract.nameRecorder, { body: { lobbyId: lobby._id, userId: ben.userId, isRecorder: true } })
    expect(await named()).toEqual([ana.userId, ben.userId])
  })
})
