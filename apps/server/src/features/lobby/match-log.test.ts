import { type Lobby, matchLog, updateHalf } from '@bettle/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { breakLobby } from '../../../test/support/broken-lobby.ts'
import { halfId } from '../../../test/support/match-now.ts'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'

let server: TestServer
let scenario: Scenario
let ana: Player
let ben: Player
/** Two lobbies on one match with the same members. Ana bets in this one and not in the other. */
let betIn: Lobby
let quiet: Lobby
let mend: () => Promise<void>

beforeAll(async () => {
  server = await aServer()
})
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
  betIn = await ana.opensLobby({ inactivityPenalty: 0 })
  quiet = await ana.opensLobby({ inactivityPenalty: 0 })
  for (const lobby of [betIn, quiet]) await ben.joins(lobby)
  mend = async () => {}
})
afterEach(() => mend())
afterAll(() => server.stop())

/** Returns the exact text that Ben reads. */
const bensLog = async (lobby: Lobby) => JSON.stringify(await ben.gets(matchLog, { params: { lobbyId: lobby._id } }))

async function movesKickOffOn(minutes: number): Promise<void> {
  const startTime = new Date(server.clock.now() + minutes * 60_000).toISOString()
  await scenario.admin.gets(updateHalf, { params: { id: halfId(scenario, 1) }, body: { startTime } })
}

describe('the match log of a lobby where another member has bet', () => {
  it("another member's bet changes no byte of the match log before its round starts; the log then shows the number of bets [V9] [V1]", async () => {
    await ana.bets(10).on('Over 0.5 Corner', betIn)
    expect(await bensLog(betIn)).toBe(await bensLog(quiet))
    await scenario.startsHalf(1)
    expect(await bensLog(betIn)).toBe(await bensLog(quiet))
    await scenario.letsKickOff()
    expect(await bensLog(betIn)).toContain('"kind":"bets-revealed","roundNumber":1,"bets":1')
    expect(await bensLog(quiet)).not.toContain('bets-revealed')
  })

  it('the match log shows no bet on a started round that is moved to the future, even while hiding the bets fails [V9] [V1]', async () => {
    await ana.bets(10).on('Over 0.5 Corner', betIn)
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    expect(await bensLog(betIn)).toContain('bets-revealed')
    mend = await breakLobby(server.ctx, betIn._id, 'hiding')
    await movesKickOffOn(5)
    expect(await bensLog(betIn)).toBe(await bensLog(quiet))
    await mend()
    await scenario.goesOn(4)
    expect(await bensLog(betIn)).toBe(await bensLog(quiet))
    await scenario.goesOn(1)
    expect(await bensLog(betIn)).toContain('"kind":"bets-revealed","roundNumber":1,"bets":1')
  })
})
