import * as contract from '@bettle/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, listen, type TestServer } from '../../../test/support/test-app.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

let scenario: Scenario
let ana: Player
let ben: Player
let cleo: Player
let lobby: contract.Lobby

beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
  cleo = await scenario.player('Cleo')
  lobby = (await ana.gets(contract.openRoom, { body: { matchId: scenario.match._id } })).lobby
  for (const one of [ben, cleo]) await one.joins(lobby)
})
afterEach(() => scenario.ends())

/** Opens the game before the kick-off, and returns what the member reads about the whistle. */
const seesStart = (one: Player) => one.gets(contract.enterRoom, { body: { lobbyId: lobby._id, seesStart: true } })
const whistleOf = async (one: Player) => (await seesStart(one)).whistle
const presses = (one: Player, kind: 'half-start' | 'half-end' = 'half-start') =>
  one.gets(contract.tapInRoom, { body: { lobbyId: lobby._id, sight: { kind } } })
const aCorner = () => ({
  body: { lobbyId: lobby._id, sight: { kind: 'event' as const, eventType: 'Corner', team: null } },
})
const statuses = async () => (await ana.fetchesLobby(lobby)).match.halves.map(({ status }) => status)

describe('the kick-off of a room', () => {
  it('a press on the whistle waits a minute for the second press, and every member reads who pressed and how many presses are missing [RM11] [RM22] [PR794]', async () => {
    for (const one of [ana, ben, cleo]) await seesStart(one)
    const nobody = { kind: 'half-start', halfNumber: 1, pressedBy: [], isPressed: false, missing: 2 }
    expect(await whistleOf(ben)).toEqual(nobody)
    await presses(ana)
    expect(await whistleOf(ana)).toMatchObject({ pressedBy: [], isPressed: true, missing: 1 })
    expect(await whistleOf(ben)).toMatchObject({
      pressedBy: [expect.stringMatching(/^Ana\d*$/)],
      isPressed: false,
      missing: 1,
    })
    await server.clock.advance(55_000)
    for (const one of [ana, ben, cleo]) await seesStart(one)
    await presses(cleo)
    expect(await statuses()).toEqual(['active', 'upcoming'])
    expect(await whistleOf(ben)).toMatchObject({ kind: 'half-end', halfNumber: 1, pressedBy: [], missing: 2 })
  })

  it('a press older than a minute, an undone press and a second press of the same member start no half [RM11] [PR794]', async () => {
    for (const one of [ana, ben, cleo]) await seesStart(one)
    await presses(ana)
    await server.clock.advance(60_000)
    for (const one of [ana, ben, cleo]) await seesStart(one)
    const { tapId } = await presses(ben)
    await presses(ben)
    expect(await statuses()).toEqual(['upcoming', 'upcoming'])
    await ben.gets(contract.undoTapInRoom, { body: { lobbyId: lobby._id, tapId } })
    expect(await whistleOf(cleo)).toMatchObject({ pressedBy: [expect.stringMatching(/^Ben\d*$/)], missing: 1 })
    await presses(cleo)
    expect(await statuses()).toEqual(['active', 'upcoming'])
  })

  it('a press on the whistle reaches every member of the room at once, and no other user [RM22] [PR794] [V4]', async () => {
    const dora = await scenario.player('Dora')
    for (const one of [ana, ben, cleo]) await seesStart(one)
    const listening = [ana, ben, cleo, dora].map(({ token }) => listen(server, token.accessToken, ['user']))
    const sockets = await Promise.all(listening)
    await presses(ana)
    await Promise.all(sockets.map((socket) => socket.done()))
    const received = sockets.map(({ frames }) => JSON.stringify(frames).split('room-whistle.changed').length - 1)
    expect(received).toEqual([1, 1, 1, 0])
    for (const socket of sockets) socket.close()
  })

  it('a tap of an event before the kick-off is refused with the reason, and one after it sends no update of the whistle [RM12] [RM22] [PR795]', async () => {
    for (const one of [ana, ben, cleo]) await one.gets(contract.enterRoom, { body: { lobbyId: lobby._id } })
    const answer = async () => {
      const reply = await ana.asks(contract.tapInRoom, aCorner())
      return reply.ok ? 'accepted' : `${reply.failure.code}: ${reply.failure.error}`
    }
    const notStarted = 'The match has not started, so this tap does not count. First press Start half 1.'
    expect(await answer()).toBe(`half-state: ${notStarted}`)
    for (const one of [ana, ben]) await presses(one)
    const inAMoment = 'The match kicks off in a moment. Tap what you see after the kick-off.'
    expect(await answer()).toBe(`half-state: ${inAMoment}`)
    await server.clock.advance(60_000)
    const ears = await listen(server, cleo.token.accessToken, ['user'])
    expect(await answer()).toBe('accepted')
    await ears.done()
    expect(JSON.stringify(ears.frames)).not.toContain('room-whistle')
    ears.close()
  })

  it('a member who sees the start and never opens the tap pad is present for one minute only [RM6] [RM22]', async () => {
    for (const one of [ana, ben]) await one.gets(contract.enterRoom, { body: { lobbyId: lobby._id } })
    expect((await seesStart(cleo)).present).toBe(3)
    await server.clock.advance(61_000)
    expect((await seesStart(ana)).present).toBe(2)
  })

  it('with two members present the whistle starts nothing, and the room says that too few are here [RM6] [RM22]', async () => {
    for (const one of [ana, ben]) await seesStart(one)
    for (const one of [ana, ben]) await presses(one)
    expect(await statuses()).toEqual(['upcoming', 'upcoming'])
    expect(await seesStart(ana)).toMatchObject({ recorder: 'host', present: 2, whistle: { missing: null } })
  })
})
