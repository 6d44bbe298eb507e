import * as contract from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../../test/support/test-app.ts'

const MINUTE = 60_000
const SECOND = 1000

let server: TestServer
let scenario: Scenario
let ana: Player
let ben: Player
let cleo: Player
let lobby: contract.Lobby

beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
  cleo = await scenario.player('Cleo')
})

/** Opens a room whose host Ana names these players. Cleo always plays. */
async function opens(...recorders: Player[]): Promise<void> {
  const body = {
    ...{ homeTeam: 'Lions', awayTeam: 'Tigers', recorders: 'named' as const },
    gameSettings: { inactivityPenalty: 0 },
  }
  lobby = (await ana.gets(contract.openOwnMatch, { body })).lobby
  for (const one of [ben, cleo]) await one.joins(lobby)
  for (const { userId } of recorders)
    await ana.gets(contract.nameRecorder, { body: { lobbyId: lobby._id, userId, isRecorder: true } })
  for (const one of [ana, ...recorders]) await enters(one)
}
const enters = (one: Player) => one.gets(contract.enterRoom, { body: { lobbyId: lobby._id } })
const sight = (of: contract.RoomSight) => ({ body: { lobbyId: lobby._id, sight: of } })
const taps = (one: Player, of: contract.RoomSight) => one.gets(contract.tapInRoom, sight(of))
const corner = { kind: 'event' as const, eventType: 'Corner', team: 'home' as const }
const halfStart = { kind: 'half-start' as const }
const seen = { kind: 'kick-off-seen' as const }
const iso = (at: number) => new Date(at).toISOString()
const began = (at: number) => ({ kind: 'half-began' as const, startTime: iso(at) })
const match = async () => (await ana.fetchesLobby(lobby)).match
const startTime = async () => Date.parse((await match()).halves[0]?.startTime ?? '')
/** Starts half 1 by the presses of these recorders, and lets its clock begin. */
async function kicksOff(...who: Player[]): Promise<number> {
  for (const one of who) await taps(one, halfStart)
  const at = await startTime()
  await server.clock.set(at)
  return at
}
const events = async () => (await ana.gets(contract.roomRecorders, { params: { lobbyId: lobby._id } })).events
/** Bets on the corners of the next round, at the lowest line. */
async function bets(one: Player, betType: 'over' | 'under' = 'over'): Promise<void> {
  const { odds } = await one.fetchesLobby(lobby)
  const [option] = odds
    .filter((candidate) => candidate.eventType === 'Corner' && candidate.betType === betType)
    .toSorted((first, second) => first.threshold - second.threshold)
  await one.bets(10).on(option?.name ?? '', lobby)
}

describe('the start of a half', () => {
  it('is moved in its first five minutes once two recorders state the same [RM37] [PR1074]', async () => {
    await opens(ben)
    const at = await kicksOff(ana, ben)
    await server.clock.set(at + 2 * MINUTE)
    await taps(ana, began(at - 3 * MINUTE))
    expect(await startTime()).toBe(at)
    expect((await enters(ben)).start).toEqual({
      ...{ halfNumber: 1, startTime: iso(at), earliest: iso(at - 10 * MINUTE), until: iso(at + 5 * MINUTE) },
      ...{ stated: { startTime: iso(at - 3 * MINUTE), by: ana.username }, isStated: false },
    })
    await taps(ben, began(at - 2 * MINUTE))
    expect(await startTime()).toBe(at)
    await taps(ben, began(at - 3 * MINUTE))
    expect(await startTime()).toBe(at - 3 * MINUTE)
  })

  it('is moved by a recorder who is alone, and never by players who do not record [RM37] [PR1074]', async () => {
    await opens()
    const at = await kicksOff(ana)
    await server.clock.set(at + MINUTE)
    expect(await cleo.isRefused(contract.tapInRoom, sight(began(at - MINUTE)))).toBe('forbidden')
    expect((await enters(cleo)).start).toBeUndefined()
    await taps(ana, began(at - MINUTE))
    expect(await startTime()).toBe(at - MINUTE)
  })

  it('stays after five minutes, more than ten minutes back and in the future, also after it moved [RM37] [PR1074]', async () => {
    await opens()
    const at = await kicksOff(ana)
    await server.clock.set(at + 4 * MINUTE)
    for (const other of [at - 11 * MINUTE, at + 5 * MINUTE])
      expect(await ana.isRefused(contract.tapInRoom, sight(began(other)))).toBe('half-state')
    await taps(ana, began(at + 3 * MINUTE))
    expect(await startTime()).toBe(at + 3 * MINUTE)
    await server.clock.set(at + 5 * MINUTE)
    expect(await ana.isRefused(contract.tapInRoom, sight(began(at)))).toBe('half-state')
    expect((await enters(ana)).start).toBeUndefined()
  })

  it('stays after five minutes whatever presses on the whistle of a running half follow [RM37]', async () => {
    await opens()
    const at = await kicksOff(ana)
    await server.clock.set(at + 20 * MINUTE)
    await enters(ana)
    await taps(ana, halfStart)
    expect(await ana.isRefused(contract.tapInRoom, sight(began(at)))).toBe('half-state')
  })

  it('makes a bet void that arrived after it; its player may not state it, the others may [RM37] [S13] [PR1075]', async () => {
    await opens(ben, cleo)
    // The whistle is pressed just after a full minute, so betting goes on for almost a minute.
    await server.clock.set(Math.ceil(server.clock.now() / MINUTE) * MINUTE + SECOND)
    await taps(ana, halfStart)
    await taps(ben, halfStart)
    await server.clock.advance(10 * SECOND)
    await bets(ana)
    const at = await startTime()
    await server.clock.set(at + MINUTE)
    const early = at - MINUTE
    expect(await ana.isRefused(contract.tapInRoom, sight(began(early)))).toBe('forbidden')
    await taps(ben, began(early))
    await taps(cleo, began(early))
    expect(await startTime()).toBe(early)
    for (const minute of [9, 10, 11]) await server.clock.set(early + minute * MINUTE)
    const [bet] = (await ana.fetchesLobby(lobby)).bets
    expect(bet).toMatchObject({ outcome: 'void' })
  })

  it('refuses a start that moves an event in favour of the bet of the recorder who states it [RM37] [PR1075]', async () => {
    await opens(ben)
    await bets(ana, 'under')
    await bets(ben, 'over')
    await server.clock.advance(3 * MINUTE)
    for (const one of [ana, ben]) await enters(one)
    const at = await kicksOff(ana, ben)
    await server.clock.set(at + 2 * MINUTE)
    await taps(ben, corner)
    // Without the corner, which a later start leaves out, the under bet wins.
    await server.clock.set(at + 3 * MINUTE)
    expect(await ana.isRefused(contract.tapInRoom, sight(began(at + 150 * SECOND)))).toBe('forbidden')
    await taps(ana, began(at - MINUTE))
    await taps(ben, began(at - MINUTE))
    expect(await startTime()).toBe(at - MINUTE)
  })

  it('is not moved by a recorder who is alone and bets on the running round [RM37] [PR1075]', async () => {
    await opens(ben)
    await bets(ana, 'under')
    const at = await kicksOff(ana, ben)
    await server.clock.set(at + 4 * MINUTE)
    // Ben has been away for eleven minutes since.
    await server.ctx.db
      .updateTable('room_watcher')
      .set({ seen_at: new Date(server.clock.now() - 11 * MINUTE) })
      .where('account_id', '=', ben.userId)
      .execute()
    expect(await ana.isRefused(contract.tapInRoom, sight(began(at - 5 * MINUTE)))).toBe('forbidden')
  })

  it('stays once the room has decided a round of the half, so that no settled bet changes [RM28] [RM37]', async () => {
    await opens()
    const at = await kicksOff(ana)
    await server.clock.set(at + MINUTE)
    await taps(ana, began(at - 8 * MINUTE))
    // Round 1 then ended at minute 2 of the first clock, and is decided within a minute.
    await server.clock.set(at + 2 * MINUTE)
    await server.clock.advance(MINUTE)
    await server.clock.set(at + 4 * MINUTE)
    expect(await ana.isRefused(contract.tapInRoom, sight(began(at - MINUTE)))).toBe('half-state')
    expect(await startTime()).toBe(at - 8 * MINUTE)
  })
})

describe('a recorder with a later picture', () => {
  it('reports the kick-off when their picture shows it; their taps are then dated by it [RM24] [RM38] [PR1076]', async () => {
    await opens(ben)
    const first = server.clock.now()
    await taps(ana, halfStart)
    await server.clock.advance(4 * SECOND)
    await taps(ben, halfStart)
    expect((await enters(ana)).kickOffSeenUntil).toBeUndefined()
    expect((await enters(ben)).kickOffSeenUntil).toBe(iso(first + 60 * SECOND))
    await server.clock.set(first + 25 * SECOND)
    await taps(ben, seen)
    expect((await enters(ben)).kickOffSeenUntil).toBeUndefined()
    await server.clock.set((await startTime()) + 2 * MINUTE)
    const moment = server.clock.now()
    await taps(ana, corner)
    await server.clock.advance(25 * SECOND)
    await taps(ben, corner)
    // Ben's picture is 25 seconds late, and both tap three seconds after what they see: one corner.
    expect(await events()).toMatchObject([{ timeStamp: iso(moment - 3 * SECOND), tappedBy: [ana.userId, ben.userId] }])
  })

  it('counts as at most a minute late, once a half; a confirmation of the whistle measures nothing [RM38] [PR1076]', async () => {
    await opens(ben)
    const first = server.clock.now()
    await taps(ana, halfStart)
    await server.clock.advance(20 * SECOND)
    await taps(ben, halfStart)
    await server.clock.set(first + 61 * SECOND)
    expect(await ben.isRefused(contract.tapInRoom, sight(seen))).toBe('half-state')
    expect(await cleo.isRefused(contract.tapInRoom, sight(seen))).toBe('forbidden')
    await server.clock.set((await startTime()) + 2 * MINUTE)
    await taps(ben, corner)
    expect(Date.parse((await events())[0]?.timeStamp ?? '')).toBe(server.clock.now() - 3 * SECOND)
  })
})

it('states the start of a half as a host without a seat, who bets on nothing [RM37] [RM12]', async () => {
  const body = { homeTeam: 'Lions', awayTeam: 'Tigers', hostOnly: true }
  lobby = (await ana.gets(contract.openOwnMatch, { body })).lobby
  const at = await kicksOff(ana)
  await server.clock.set(at + MINUTE)
  expect((await enters(ana)).start).toMatchObject({ startTime: iso(at), isStated: false })
  await taps(ana, began(at - 2 * MINUTE))
  expect(await startTime()).toBe(at - 2 * MINUTE)
})

it('lets no member of a crowd state a start or report a kick-off [RM37] [RM38]', async () => {
  const body = { matchId: scenario.match._id, recorders: 'crowd' as const, gameSettings: { maxPlayers: 10 } }
  lobby = (await ana.gets(contract.openRoom, { body })).lobby
  await enters(ana)
  for (const of of [began(server.clock.now()), seen])
    expect(await ana.isRefused(contract.tapInRoom, sight(of))).toBe('forbidden')
})
