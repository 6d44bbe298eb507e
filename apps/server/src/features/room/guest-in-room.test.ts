import * as contract from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aGuestByLink, asksForSeat, registers } from '../../../test/support/guest-by-link.ts'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, call, type TestServer } from '../../../test/support/test-app.ts'
import { startHalf } from '../match-control/timetable/start-half.ts'

let server: TestServer
let scenario: Scenario
let lobby: contract.Lobby
/** The host, with an account. */
let ana: Player
let cleo: Player
let dan: Player
let names = 0

beforeAll(async () => {
  server = await aServer({ config: { guests: true } })
})
afterAll(() => server.stop())
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  lobby = (await ana.gets(contract.openRoom, { body: { matchId: scenario.match._id } })).lobby
  names += 1
  cleo = await aGuestByLink(server, lobby, { username: `Cleo of game ${names}` })
  dan = await aGuestByLink(server, lobby, { username: `Dan of game ${names}` })
})

const enters = async (...who: Player[]) => {
  const replies = []
  for (const one of who) replies.push(await one.gets(contract.enterRoom, { body: { lobbyId: lobby._id } }))
  return replies
}
const event = (eventType: string) => ({
  body: { lobbyId: lobby._id, sight: { kind: 'event' as const, eventType, team: 'home' as const } },
})
const whistle = (kind: 'half-start' | 'half-end') => ({ body: { lobbyId: lobby._id, sight: { kind } } })
const tapsOf = async (eventType: string, ...who: Player[]) => {
  const ids = []
  for (const one of who) ids.push((await one.gets(contract.tapInRoom, event(eventType))).tapId)
  return ids
}
const recorded = async () =>
  (await ana.gets(contract.listMatchEvents, { params: { matchId: lobby.match._id } })).events.map(
    ({ eventType }) => eventType,
  )
const optionOf = async (eventType: string, betType: 'over' | 'under') => {
  const { odds } = await cleo.fetchesLobby(lobby)
  const found = odds.find((one) => one.eventType === eventType && one.betType === betType && one.threshold < 1)
  return found?.name ?? ''
}

describe('a guest with the link of a room', () => {
  it('a guest enters a room, taps, undoes a tap and taps the whistle as every player does [RM15] [PR710]', async () => {
    const [, , third] = await enters(ana, cleo, dan)
    expect(third).toMatchObject({ recorder: 'room', isHostOnly: false, present: 3 })
    await cleo.gets(contract.tapInRoom, whistle('half-start'))
    await dan.gets(contract.tapInRoom, whistle('half-start'))
    expect((await ana.fetchesLobby(lobby)).match.halves.map(({ status }) => status)).toEqual(['active', 'upcoming'])
    await server.clock.advance(60_000)
    const [, dans] = await tapsOf('Corner', cleo, dan)
    expect(await recorded()).toEqual(['Corner'])
    const tapId = dans as contract.RoomTapId
    expect(await cleo.isRefused(contract.undoTapInRoom, { body: { lobbyId: lobby._id, tapId } })).toBe('not-found')
    await dan.gets(contract.undoTapInRoom, { body: { lobbyId: lobby._id, tapId } })
    expect(await recorded()).toEqual([])
  })

  it('a guest in a room has the weight and the delay of a new member, and records no event by tapping alone [RM4] [RM5] [RM9] [RM15]', async () => {
    await enters(ana, cleo, dan)
    const watchers = server.ctx.db
      .selectFrom('room_watcher')
      .select(['weight', 'lead_ms'])
      .where('match_id', '=', lobby.match._id)
    expect(await watchers.execute()).toEqual(Array(3).fill({ weight: 100, lead_ms: -3000 }))
    await startHalf(server.ctx, null, lobby.match._id, 1)
    await server.clock.advance(60_000)
    await tapsOf('Goal', cleo, cleo, cleo)
    expect(await recorded()).toEqual([])
  })

  it('ignores the taps of two guests whose bets win by the event, until two other members tap it [RM3] [RM15]', async () => {
    const eva = await scenario.player('Eva')
    await eva.joins(lobby)
    await enters(ana, cleo, dan, eva)
    for (const guest of [cleo, dan]) await guest.bets(20).on(await optionOf('Corner', 'over'), lobby)
    for (const one of [ana, eva]) await one.gets(contract.tapInRoom, whistle('half-start'))
    await server.clock.advance(3 * 60_000)
    await tapsOf('Corner', cleo, dan)
    expect(await recorded()).toEqual([])
    await tapsOf('Corner', ana, eva)
    expect(await recorded()).toEqual(['Corner'])
  })

  it('a guest wins a bet by an event that other members of the room tapped, and is paid by the price of the bet [RM3] [RM15]', async () => {
    await enters(ana, cleo, dan)
    const bet = await cleo.bets(20).on(await optionOf('Corner', 'over'), lobby)
    for (const one of [ana, dan]) await one.gets(contract.tapInRoom, whistle('half-start'))
    await server.clock.advance(3 * 60_000)
    await tapsOf('Corner', ana, dan)
    await server.clock.advance(9 * 60_000)
    const { currentUser, bets } = await cleo.fetchesLobby(lobby)
    expect(bets.map(({ outcome }) => outcome)).toEqual(['won'])
    expect(currentUser.chips).toBe(100 - 20 + Math.floor((Math.round(bet.odds.odds * 100) * 20) / 100))
  })

  it('refuses a guest who enters a room as spectator, after a removal or without a seat there, or who opens a room [RM12] [RM15] [G13]', async () => {
    const watching = await aGuestByLink(server, lobby, { username: `Eve of game ${names}`, role: 'spectator' })
    const enters = { body: { lobbyId: lobby._id } }
    expect(await watching.isRefused(contract.enterRoom, enters)).toBe('forbidden')
    await dan.gets(contract.enterRoom, enters)
    const removal = { lobbyId: lobby._id, userId: dan.userId, to: 'out' as const, reason: 'False taps' }
    await ana.gets(contract.removeMember, { body: removal })
    expect(await dan.isRefused(contract.enterRoom, enters)).toBe('forbidden')
    expect(await dan.isRefused(contract.tapInRoom, event('Corner'))).toBe('forbidden')
    const seat = await asksForSeat(server, lobby, { username: `Dan is back ${names}` })
    // A removal closes nothing for others, and the address of the host never asks to come in.
    expect(seat.ok).toBe(true)
    const ben = await scenario.player('Ben')
    const other = (await ben.gets(contract.openRoom, { body: { matchId: scenario.match._id } })).lobby
    expect(await cleo.isRefused(contract.enterRoom, { body: { lobbyId: other._id } })).toBe('lobby-not-found')
    expect(await cleo.isRefused(contract.openRoom, { body: { matchId: scenario.match._id } })).toBe('account-needed')
  })
})

it('a guest who registers in the middle of the match keeps the seat, the taps and the bets in the room [RM18] [G6] [PR710]', async () => {
  const eva = await scenario.player('Eva')
  await eva.joins(lobby)
  await enters(ana, cleo, dan, eva)
  await cleo.bets(30).on(await optionOf('Corner', 'under'), lobby)
  for (const one of [ana, dan]) await one.gets(contract.tapInRoom, whistle('half-start'))
  await server.clock.advance(3 * 60_000)
  const key = { 'idempotency-key': 'a-press-of-cleo' }
  const before = await cleo.asks(contract.tapInRoom, event('Throw'), key)
  const came = await registers(server, cleo, `cleo-${names}@bettle.example`)
  if (!before.ok || !came.ok) throw new Error('not registered')
  expect(await cleo.isRefused(contract.tapInRoom, event('Throw'))).toBe('session-expired')
  const headers = { authorization: `Bearer ${came.reply.token.accessToken}` }
  // The press whose reply was lost is sent again with the new session, and is still one tap.
  const again = await call(server, contract.tapInRoom, event('Throw'), { headers: { ...headers, ...key } })
  expect(again).toMatchObject({ ok: true, reply: before.reply })
  await call(server, contract.tapInRoom, event('Throw'), { headers })
  expect(await recorded()).toEqual([])
  await tapsOf('Throw', dan)
  expect(await recorded()).toEqual(['Throw'])
  const params = { lobbyId: lobby._id }
  const read = await call(server, contract.lobbyDetails, { params }, { headers })
  if (!read.ok) throw new Error('no lobby')
  expect(read.reply.currentUser).toMatchObject({ user: { _id: cleo.userId }, chips: 70, seat: 'player' })
  expect(read.reply.currentUser.isGuest).toBeUndefined()
  expect(read.reply.bets.map(({ stake }) => stake)).toEqual([30])
  // Without entering again the member is still present, with four of four.
  const entered = await call(server, contract.enterRoom, { body: { lobbyId: lobby._id } }, { headers })
  expect(entered).toMatchObject({ ok: true, reply: { recorder: 'room', present: 4 } })
})
