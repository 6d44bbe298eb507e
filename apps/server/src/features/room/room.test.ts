import * as contract from '@bettle/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, call, listen, type TestServer } from '../../../test/support/test-app.ts'
import { startHalf } from '../match-control/timetable/start-half.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer({ config: { guests: true } })
})
afterAll(() => server.stop())

let scenario: Scenario
let players: Player[]
let lobby: contract.Lobby

beforeEach(async () => {
  scenario = await aScenario({ on: server })
  players = []
  for (const name of ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva']) players.push(await scenario.player(name))
})
afterEach(() => scenario.ends())

const player = (index: number) => players[index] as Player
const opens = async (more: { hostOnly?: boolean } = {}) => {
  const body = { matchId: scenario.match._id, ...more }
  lobby = (await player(0).gets(contract.openRoom, { body })).lobby
  for (const one of players.slice(1)) await one.joins(lobby)
}
const enters = async (...who: Player[]) => {
  const replies = []
  for (const one of who) replies.push(await one.gets(contract.enterRoom, { body: { lobbyId: lobby._id } }))
  return replies
}
const sees = (sight: contract.RoomSight) => ({ body: { lobbyId: lobby._id, sight } })
const event = (eventType: string, team: 'home' | 'away' | null = 'home') => sees({ kind: 'event', eventType, team })
/** Starts half 1 as the whistle does, and lets it kick off: taps of events before that are refused. */
const kicksOff = async () => {
  if ((await player(0).fetchesLobby(lobby)).match.status !== 'upcoming') return
  await startHalf(server.ctx, null, lobby.match._id, 1)
  await server.clock.advance(60_000)
}
const taps = async (eventType: string, ...who: Player[]) => {
  await kicksOff()
  const ids = []
  for (const one of who) ids.push((await one.gets(contract.tapInRoom, event(eventType))).tapId)
  return ids as [contract.RoomTapId, ...contract.RoomTapId[]]
}
const undoes = (tapId: contract.RoomTapId) => ({ body: { lobbyId: lobby._id, tapId } })
const recorded = async () => {
  const { events } = await player(1).gets(contract.listMatchEvents, { params: { matchId: lobby.match._id } })
  return events.map(({ eventType, team }) => `${eventType} ${team}`)
}
const waits = (seconds: number) => server.clock.advance(seconds * 1000)

describe('a lobby whose members record the match', () => {
  it('a non-member receives no update when a room opens and its members tap events and a whistle [RM10] [V4]', async () => {
    const dora = await scenario.player('Dora')
    const ears = await listen(server, dora.token.accessToken, ['hub', `match:${scenario.match._id}`])
    await opens()
    await enters(...players)
    await taps('Goal', player(0), player(1))
    for (const one of players.slice(0, 2)) await one.gets(contract.tapInRoom, sees({ kind: 'half-start' }))
    await ears.done()
    expect(ears.frames.filter(({ type }: { type: string }) => type === 'news')).toEqual([])
    const late = await listen(server, dora.token.accessToken, [`match:${lobby.match._id}`])
    await taps('Corner', player(2), player(3))
    await late.done()
    expect(late.frames.filter(({ type }: { type: string }) => type === 'news')).toEqual([])
  })

  it('a room plays a match of its own that is in no list and that only its members can read [RM10]', async () => {
    await opens()
    expect(lobby.match).toMatchObject({ isRoom: true, homeTeam: 'France', awayTeam: 'Croatia' })
    expect(lobby.match._id).not.toBe(scenario.match._id)
    const dora = await scenario.player('Dora')
    const { matches } = await dora.gets(contract.listMatches, {})
    expect(matches.map(({ _id }) => _id)).not.toContain(lobby.match._id)
    const params = { matchId: lobby.match._id }
    expect(await dora.isRefused(contract.listMatchEvents, { params })).toBe('match-not-found')
    expect(await dora.isRefused(contract.createLobby, { body: params })).toBe('match-not-found')
    expect(await dora.isRefused(contract.openRoom, { body: params })).toBe('match-not-found')
    const { lobbies } = await dora.gets(contract.listLobbies, {})
    expect(lobbies.map(({ _id }) => _id)).not.toContain(lobby._id)
  })

  it('a room records one event when two of five members tap it; the official match records none [RM3] [RM10]', async () => {
    await opens()
    await enters(...players)
    await taps('Corner', player(0))
    expect(await recorded()).toEqual([])
    await taps('Corner', player(1))
    expect(await recorded()).toEqual(['Corner home'])
    await taps('Corner', player(2))
    expect(await recorded()).toEqual(['Corner home'])
    const params = { matchId: scenario.match._id }
    expect((await player(0).gets(contract.listMatchEvents, { params })).events).toEqual([])
  })

  it('a room records no event that only one member taps, and none while only two members are present [RM3] [RM6]', async () => {
    await opens()
    const [one, two] = await enters(player(0), player(1))
    expect([one?.recorder, two?.recorder]).toEqual(['host', 'host'])
    await taps('Corner', player(0), player(1))
    expect(await recorded()).toEqual([])
    expect((await enters(player(2)))[0]).toMatchObject({ recorder: 'room', isHostOnly: false, present: 3 })
    await waits(30)
    await taps('Corner', player(0), player(0), player(0))
    expect(await recorded()).toEqual([])
  })

  it('starts and ends a half of a room’s match with the whistles that members tapped [RM11]', async () => {
    await opens()
    await enters(...players)
    for (const one of players.slice(0, 2)) await one.gets(contract.tapInRoom, sees({ kind: 'half-start' }))
    const halves = async () => (await player(0).fetchesLobby(lobby)).match.halves.map(({ status }) => status)
    expect(await halves()).toEqual(['active', 'upcoming'])
    await server.clock.advance(5 * 60_000)
    for (const one of players.slice(0, 2)) await one.gets(contract.tapInRoom, sees({ kind: 'half-end' }))
    expect(await halves()).toEqual(['finished', 'upcoming'])
  })

  it('a room ignores taps of players whose bets win by the event; the replies do not show whether a tap counted [RM3] [RM12]', async () => {
    await opens()
    await enters(...players)
    const seen = await player(0).fetchesLobby(lobby)
    const over = seen.odds.find(({ eventType, betType }) => eventType === 'Corner' && betType === 'over')
    for (const one of players.slice(0, 3)) await one.bets(20).on(over?.name ?? '', lobby)
    for (const one of players.slice(0, 2)) await one.gets(contract.tapInRoom, sees({ kind: 'half-start' }))
    await server.clock.advance(3 * 60_000)
    const replies = [await player(0).gets(contract.tapInRoom, event('Corner'))]
    for (const one of players.slice(1, 3)) replies.push(await one.gets(contract.tapInRoom, event('Corner')))
    expect(await recorded()).toEqual([])
    replies.push(await player(3).gets(contract.tapInRoom, event('Corner')))
    replies.push(await player(4).gets(contract.tapInRoom, event('Corner')))
    expect(await recorded()).toEqual(['Corner home'])
    for (const reply of replies) expect(Object.keys(reply)).toEqual(['tapId'])
  })

  it('a member undoes their own tap in a room within ten seconds, and the event that needed the tap is removed [RM1]', async () => {
    await opens()
    await enters(...players)
    const [, bens] = await taps('Goal', player(0), player(1))
    expect(await recorded()).toEqual(['Goal home'])
    expect(await player(0).isRefused(contract.undoTapInRoom, undoes(bens as contract.RoomTapId))).toBe('not-found')
    await player(1).gets(contract.undoTapInRoom, undoes(bens as contract.RoomTapId))
    expect(await recorded()).toEqual([])
    await taps('Goal', player(2))
    expect(await recorded()).toEqual(['Goal home'])
    const [late] = await taps('Card', player(0))
    await waits(11)
    expect(await player(0).isRefused(contract.undoTapInRoom, undoes(late))).toBe('half-state')
  })

  it('records at once what a host without a seat taps, and removes the event at once when the host undoes the tap [RM8]', async () => {
    await opens({ hostOnly: true })
    expect(await enters(player(0))).toMatchObject([{ recorder: 'host', isHostOnly: true, present: 0 }])
    const [tapId] = await taps('Corner', player(0))
    expect(await recorded()).toEqual(['Corner home'])
    await player(0).gets(contract.undoTapInRoom, undoes(tapId))
    expect(await recorded()).toEqual([])
  })

  it('lets a room’s host without a seat remove an event of its members; their later taps do not record it again [RM8] [RM13]', async () => {
    await opens({ hostOnly: true })
    await enters(...players)
    await taps('Goal', player(1), player(2))
    const { events } = await player(1).gets(contract.listMatchEvents, { params: { matchId: lobby.match._id } })
    const body = { lobbyId: lobby._id, eventId: events[0]?._id as contract.MatchEventId }
    expect(await player(1).isRefused(contract.removeRoomEvent, { body })).toBe('forbidden')
    await player(0).gets(contract.removeRoomEvent, { body })
    expect((await player(1).fetchesLobby(lobby)).match.score).toMatchObject({ home: 0, away: 0 })
    expect(await player(0).isRefused(contract.removeRoomEvent, { body })).toBe('not-found')
    await taps('Goal', player(3), player(4))
    expect(await recorded()).toEqual([])
  })

  it('refuses the removal of an event of a room by a host who plays, and of an event of another match by a host without a seat [RM13]', async () => {
    const official = await (async () => {
      await scenario.startsHalf(1)
      await scenario.letsKickOff()
      return scenario.records('Corner')
    })()
    scenario = {
      ...scenario,
      match: (await scenario.admin.gets(contract.createMatch, { body: { homeTeam: 'Reds', awayTeam: 'Blues' } })).match,
    }
    await opens()
    await enters(...players)
    await taps('Corner', player(0), player(1))
    const { events } = await player(1).gets(contract.listMatchEvents, { params: { matchId: lobby.match._id } })
    const removes = (eventId: contract.MatchEventId) => ({ body: { lobbyId: lobby._id, eventId } })
    const own = events[0]?._id as contract.MatchEventId
    expect(await player(0).isRefused(contract.removeRoomEvent, removes(own))).toBe('forbidden')
    await opens({ hostOnly: true })
    expect(await player(0).isRefused(contract.removeRoomEvent, removes(official._id))).toBe('not-found')
    expect(await player(0).isRefused(contract.removeRoomEvent, removes(own))).toBe('not-found')
  })

  it('a room accepts guests by link by default, and accepts none if the host switches guests off [RM15]', async () => {
    await opens()
    expect(lobby.gameSettings).toMatchObject({ isPrivate: true, allowGuests: true })
    const body = { matchId: scenario.match._id, gameSettings: { allowGuests: false } }
    const closed = (await player(0).gets(contract.openRoom, { body })).lobby
    const takesGuests = async ({ lobbyCode }: contract.Lobby) =>
      (await player(1).gets(contract.invitation, { params: { code: lobbyCode } })).takesGuests
    expect([await takesGuests(lobby), await takesGuests(closed)]).toEqual([true, undefined])
    const joins = { body: { code: closed.lobbyCode, username: 'Gil' } }
    const came = await call(server, contract.joinAsGuest, joins)
    expect(came.ok || came.failure.code).toBe('account-needed')
  })

  it('copies no match for a room whose settings are refused [RM16]', async () => {
    const copies = async () => {
      const rows = server.ctx.db.selectFrom('match').select('id').where('room_of', '=', scenario.match._id)
      return (await rows.execute()).length
    }
    const body = { matchId: scenario.match._id, gameSettings: { minBetAmount: 50, maxBetAmount: 10 } }
    expect(await player(0).isRefused(contract.openRoom, { body })).toBe('invalid-settings')
    expect(await copies()).toBe(0)
    await opens()
    expect(await copies()).toBe(1)
  })

  it('taps of room members do not record again an event that an operator removed [RM8]', async () => {
    await opens()
    await enters(...players)
    await taps('Corner', player(0), player(1))
    const { events } = await player(1).gets(contract.listMatchEvents, { params: { matchId: lobby.match._id } })
    await scenario.admin.gets(contract.deleteMatchEvent, { params: { id: events[0]?._id as never } })
    await taps('Corner', player(2), player(3), player(4))
    expect(await recorded()).toEqual([])
  })

  it('an event that a room’s host removed stays removed when its members undo their taps and tap it again [RM8] [RM13]', async () => {
    await opens({ hostOnly: true })
    await enters(...players)
    const [bens, cleos] = await taps('Corner', player(1), player(2))
    const { events } = await player(1).gets(contract.listMatchEvents, { params: { matchId: lobby.match._id } })
    const body = { lobbyId: lobby._id, eventId: events[0]?._id as contract.MatchEventId }
    await player(0).gets(contract.removeRoomEvent, { body })
    await player(1).gets(contract.undoTapInRoom, undoes(bens))
    await player(2).gets(contract.undoTapInRoom, undoes(cleos as contract.RoomTapId))
    await taps('Corner', player(1), player(2), player(3))
    expect(await recorded()).toEqual([])
  })

  it('refuses room taps of a non-member and of a player who has not entered, and refuses a spectator who enters [RM12]', async () => {
    await opens()
    const dora = await scenario.player('Dora')
    expect(await dora.isRefused(contract.tapInRoom, event('Corner'))).toBe('lobby-not-found')
    await dora.joins(lobby, 'spectator')
    expect(await dora.isRefused(contract.enterRoom, { body: { lobbyId: lobby._id } })).toBe('forbidden')
    expect(await player(1).isRefused(contract.tapInRoom, event('Corner'))).toBe('forbidden')
    await enters(player(1))
    expect(await player(1).isRefused(contract.tapInRoom, event('Yawn'))).toBe('not-found')
    const other = await player(0).opensLobby()
    expect(await player(0).isRefused(contract.enterRoom, { body: { lobbyId: other._id } })).toBe('not-found')
  })

  it('refuses to open a room on a match whose first half was started [RM10]', async () => {
    await scenario.startsHalf(1)
    expect(await player(0).isRefused(contract.openRoom, { body: { matchId: scenario.match._id } })).toBe('half-state')
  })

  it('taps that an operator’s events confirmed raise a member’s weight in the next room, wrong taps lower it, and unrecorded types do not count [RM4] [RM14]', async () => {
    await opens()
    await enters(player(0), player(1), player(2))
    await kicksOff()
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.records('Goal')
    for (let times = 0; times < 4; times += 1) {
      await scenario.goesOn(1)
      await scenario.records('Corner')
      await waits(5)
      await taps('Corner', player(0))
      await taps('Goal', player(1))
      // The operator records no throws here, so that the match shows nothing about Cleo's taps.
      await taps('Throw', player(2))
    }
    await scenario.endsHalf(1)
    await scenario.startsHalf(2)
    await scenario.letsKickOff()
    await scenario.endsHalf(2)
    await scenario.goesOn(15)
    scenario = {
      ...scenario,
      match: (await scenario.admin.gets(contract.createMatch, { body: { homeTeam: 'Reds', awayTeam: 'Blues' } })).match,
    }
    await opens()
    await enters(player(0), player(1), player(2))
    const rows = await server.ctx.db
      .selectFrom('room_watcher')
      .innerJoin('account', 'account.id', 'room_watcher.account_id')
      .select(['account.username', 'weight', 'lead_ms'])
      .where('match_id', '=', lobby.match._id)
      .orderBy('weight')
      .execute()
    expect(rows.map(({ weight, lead_ms }) => [weight, lead_ms])).toEqual([
      [77, -3000],
      [100, -3000],
      [116, -5000],
    ])
  })
})
