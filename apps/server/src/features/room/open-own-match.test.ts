import * as contract from '@bettle/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aGuestByLink } from '../../../test/support/guest-by-link.ts'
import { aScenario, betOn, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, listen, type TestServer } from '../../../test/support/test-app.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let server: TestServer
beforeAll(async () => {
  server = await aServer({ config: { guests: true } })
})
afterAll(() => server.stop())

let scenario: Scenario
let ana: Player
let ben: Player
let cleo: Player

beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
  cleo = await scenario.player('Cleo')
})
afterEach(() => scenario.ends())

const TEAMS = { homeTeam: 'Lions', awayTeam: 'Tigers' }
const opens = async (more: Record<string, unknown> = {}) =>
  (await ana.gets(contract.openOwnMatch, { body: { ...TEAMS, ...more } })).lobby
const refuses = (body: Record<string, unknown>) =>
  ana.isRefused(contract.openOwnMatch, { body: { ...TEAMS, ...body } as never })
const soon = (ms: number) => new Date(server.clock.now() + ms).toISOString()
const taps = (lobby: contract.Lobby, sight: contract.RoomSight) =>
  ana.gets(contract.tapInRoom, { body: { lobbyId: lobby._id, sight } })
const aGoal = { kind: 'event', eventType: 'Goal', team: 'home' } as const
/** The host, who has no seat, starts a half and waits for its first full minute. */
const starts = async (lobby: contract.Lobby) => {
  await ana.gets(contract.enterRoom, { body: { lobbyId: lobby._id } })
  await taps(lobby, { kind: 'half-start' })
  await server.clock.advance(MINUTE)
}
const halves = async (lobby: contract.Lobby) => (await ana.fetchesLobby(lobby)).match.halves
const chipsOf = async (player: Player, lobby: contract.Lobby) => (await player.fetchesLobby(lobby)).currentUser?.chips

describe('a match of one’s own', () => {
  it('opens with two teams alone: now, private, with the default halves, rounds, event types and prices [OM1]', async () => {
    const lobby = await opens({ homeTeam: '  Red   Lions ' })
    expect(lobby.match).toMatchObject({
      ...{ homeTeam: 'Red Lions', awayTeam: 'Tigers', status: 'upcoming', isOwn: true, isRoom: true, tempo: 1 },
      startTime: new Date(server.clock.now()).toISOString(),
    })
    expect(lobby.gameSettings).toMatchObject({ isPrivate: true, allowGuests: true })
    expect(lobby.rounds).toHaveLength(10)
    const announced = await ben.opensLobby()
    const lines = async (one: contract.Lobby, player: Player) =>
      (await player.gets(contract.listOdds, { params: { matchId: one.match._id }, query: { lobbyId: one._id } })).odds
        .map(({ name, odds }) => `${name} ${odds}`)
        .toSorted()
    expect(await lines(lobby, ana)).toEqual(await lines(announced, ben))
    await ben.joins(lobby)
    expect((await ben.fetchesLobby(lobby)).match.homeTeam).toBe('Red Lions')
  })

  it('takes a kick-off of up to 30 days ahead, and refuses an earlier or later one [OM1]', async () => {
    const at = soon(29 * 24 * HOUR)
    expect((await opens({ startTime: at })).match.startTime).toBe(at)
    expect(await refuses({ startTime: soon(-11 * MINUTE) })).toBe('invalid-request')
    expect(await refuses({ startTime: soon(31 * 24 * HOUR) })).toBe('invalid-request')
  })

  it('refuses names that a username could not have, two names that look alike, and settings out of their limits [OM4]', async () => {
    for (const homeTeam of ['Admin', 'B3ttle', '---', 'Aрsenal', 'x'.repeat(41), 'tigers'])
      expect([homeTeam, await refuses({ homeTeam })]).toEqual([homeTeam, 'invalid-request'])
    expect(await refuses({ gameSettings: { maxPlayers: 0 } })).toBe('invalid-settings')
    const games = await ana.gets(contract.listMyGames, {})
    expect(games.games).toEqual([])
  })

  it('appears in no list of other users or administrators, sends them no update, and lets nobody open a second lobby on it [OM1] [PR893]', async () => {
    const ears = await listen(server, ben.token.accessToken, ['hub'])
    const lobby = await opens()
    const { _id } = lobby.match
    const lists = [
      ...(await ben.gets(contract.listMatches, {})).matches.map((match) => match._id),
      ...(await ben.gets(contract.listLobbies, {})).lobbies.map(({ match }) => match._id),
      ...(await ben.gets(contract.listMyGames, {})).games.map(({ match }) => match._id),
      ...(await scenario.admin.gets(contract.adminListMatches, { query: { q: 'Lions' } })).matches.map(
        (match) => match._id,
      ),
      ...(await scenario.admin.gets(contract.adminListLobbies, { query: {} })).lobbies.map(({ match }) => match._id),
    ]
    expect(lists).not.toContain(_id)
    expect(JSON.stringify(ears)).not.toContain(_id)
    const log = await scenario.admin.gets(contract.listActions, {})
    expect(JSON.stringify(log)).not.toContain('Lions')
    expect(await ben.isRefused(contract.getMatch, { params: { id: _id } })).toBe('match-not-found')
    expect(await ana.isRefused(contract.createLobby, { body: { matchId: _id } })).toBe('match-not-found')
    expect(await ana.isRefused(contract.openRoom, { body: { matchId: _id } })).toBe('match-not-found')
  })

  it('is no match of a competition, and no next match of another game [OM1]', async () => {
    const lobby = await opens()
    const room = (await ben.gets(contract.openRoom, { body: { matchId: scenario.match._id } })).lobby
    await scenario.admin.gets(contract.abandonMatch, { body: { matchId: room.match._id, reason: 'Snow' } })
    const { matches } = await ben.gets(contract.getRematch, { params: { lobbyId: room._id } })
    expect(matches.map((match) => match._id)).not.toContain(lobby.match._id)
  })

  it('is refused to guests [OM1]', async () => {
    const lobby = await opens()
    const guest = await aGuestByLink(server, lobby, { username: 'Gus of own match' })
    expect(await guest.isRefused(contract.openOwnMatch, { body: TEAMS })).toBe('account-needed')
  })
})

describe('a game on a match of one’s own', () => {
  it('pays no trophies and counts in no career, and its results say why [OM3] [PR893]', async () => {
    const lobby = await opens({ hostOnly: true })
    for (const one of [ben, cleo]) await one.joins(lobby)
    for (const [one, side] of [
      [ben, 'Over'],
      [cleo, 'Under'],
    ] as const)
      await one.gets(contract.placeBet, { body: betOn(await one.fetchesLobby(lobby), `${side} 0.5 Goal`, 20) })
    await starts(lobby)
    await taps(lobby, aGoal)
    await server.clock.advance(46 * MINUTE)
    await taps(lobby, { kind: 'half-end' })
    await server.clock.advance(15 * MINUTE)
    await starts(lobby)
    await server.clock.advance(47 * MINUTE)
    await taps(lobby, { kind: 'half-end' })
    await server.clock.advance(HOUR)
    const { results } = await ben.gets(contract.listResults, { query: {} })
    expect(results).toMatchObject([
      { homeTeam: 'Lions', counts: { code: 'own-match' }, provisional: false, trophies: 0, userWon: true },
    ])
    expect(await ben.gets(contract.lobbyTrophies, { params: { lobbyId: lobby._id } })).toMatchObject({
      ...{ counts: { code: 'own-match' }, awards: [], state: 'provisional' },
    })
    expect(await ben.gets(contract.career, {})).toMatchObject({ games: 0, trophies: 0, calibration: [] })
    expect((await ben.fetchesLobby(lobby)).counts).toEqual({ code: 'own-match' })
  })

  it('teaches no weight and no delay of a member [OM3]', async () => {
    const lobby = await opens({ hostOnly: true })
    await ben.joins(lobby)
    await ben.gets(contract.enterRoom, { body: { lobbyId: lobby._id } })
    await starts(lobby)
    for (let n = 0; n < 6; n += 1) {
      await taps(lobby, aGoal)
      await server.clock.advance(1000)
      await ben.gets(contract.tapInRoom, { body: { lobbyId: lobby._id, sight: aGoal } })
      await server.clock.advance(MINUTE)
    }
    await taps(lobby, { kind: 'half-end' })
    await starts(lobby)
    await taps(lobby, { kind: 'half-end' })
    await server.clock.advance(HOUR)
    const next = (await ben.gets(contract.openRoom, { body: { matchId: scenario.match._id } })).lobby
    await ben.gets(contract.enterRoom, { body: { lobbyId: next._id } })
    const watcher = await server.ctx.db
      .selectFrom('room_watcher')
      .selectAll()
      .where('match_id', '=', next.match._id)
      .executeTakeFirstOrThrow()
    expect(watcher).toMatchObject({ weight: 100, lead_ms: -3000 })
  })
})

describe('the reports of a match of one’s own', () => {
  it('a member reports the names of its teams, and administrators list the match and its lobby from then on [OM4] [PR894]', async () => {
    const lobby = await opens()
    await ben.joins(lobby)
    const body = { lobbyId: lobby._id, reason: 'hate' as const }
    expect(await cleo.isRefused(contract.reportTeams, { body })).toBe('lobby-not-found')
    expect(await ana.isRefused(contract.reportTeams, { body })).toBe('forbidden')
    await ben.gets(contract.reportTeams, { body })
    await ben.gets(contract.reportTeams, { body })
    const { reports } = await scenario.admin.gets(contract.adminListReports, { query: { kind: 'teams' } })
    expect(reports.filter((one) => one.lobby?._id === lobby._id)).toMatchObject([
      { kind: 'teams', text: 'Lions – Tigers', user: { _id: ana.userId }, count: 1, reasons: ['hate'] },
    ])
    const { matches } = await scenario.admin.gets(contract.adminListMatches, { query: { q: 'Lions' } })
    expect(matches.map((match) => match._id)).toContain(lobby.match._id)
    const { lobbies } = await scenario.admin.gets(contract.adminListLobbies, { query: { q: lobby.lobbyCode } })
    expect(lobbies.map((one) => one._id)).toEqual([lobby._id])
    await scenario.admin.gets(contract.deleteMatch, { params: { id: lobby.match._id } })
    expect((await ben.fetchesLobby(lobby)).status).toBe('closed')
  })

  it('the names of the teams of an announced match are no member’s, so nobody reports them [OM4]', async () => {
    const lobby = await ana.opensLobby()
    await ben.joins(lobby)
    const body = { lobbyId: lobby._id, reason: 'spam' as const }
    expect(await ben.isRefused(contract.reportTeams, { body })).toBe('not-found')
  })
})

describe('a match that nobody goes on with', () => {
  it('is deleted three hours after its time if nobody started it: stakes come back and the lobby says why [OM6] [PR895]', async () => {
    const lobby = await opens({ startTime: soon(HOUR) })
    await ben.joins(lobby)
    await ben.gets(contract.placeBet, { body: betOn(await ben.fetchesLobby(lobby), 'Over 0.5 Goal', 30) })
    await server.clock.advance(4 * HOUR - 1)
    expect((await ben.fetchesLobby(lobby)).status).toBe('open')
    expect(await chipsOf(ben, lobby)).toBe(70)
    await server.clock.advance(1)
    const closed = await ben.fetchesLobby(lobby)
    expect(closed).toMatchObject({ status: 'closed', closedWhy: { code: 'match-not-started' } })
    expect(closed.currentUser?.chips).toBe(100)
    expect((await ana.gets(contract.listMyGames, {})).games).toEqual([])
  })

  it('accepts no bet from minute 55 of a half without an end, and ends it at minute 60 at its last event [OM5] [PR895]', async () => {
    const lobby = await opens({ hostOnly: true, gameSettings: { inactivityPenalty: 0 } })
    await ben.joins(lobby)
    await starts(lobby)
    const kickOff = Date.parse((await halves(lobby))[0]?.startTime ?? '')
    await server.clock.set(kickOff + 46 * MINUTE)
    await taps(lobby, aGoal)
    await server.clock.set(kickOff + 55 * MINUTE)
    const bet = betOn(await ben.fetchesLobby(lobby), 'Over 0.5 Goal', 30)
    expect(await ben.isRefused(contract.placeBet, { body: bet })).toBe('betting-closed')
    await server.clock.set(kickOff + 60 * MINUTE - 1)
    expect((await halves(lobby))[0]?.status).toBe('active')
    await server.clock.set(kickOff + 60 * MINUTE)
    expect((await halves(lobby))[0]).toMatchObject({
      status: 'finished',
      endTime: new Date(kickOff + 46 * MINUTE + 1).toISOString(),
    })
    await ben.gets(contract.placeBet, { body: bet })
    expect(await chipsOf(ben, lobby)).toBe(70)
    await server.clock.advance(3 * HOUR)
    expect((await ben.fetchesLobby(lobby)).status).toBe('closed')
    expect(await chipsOf(ben, lobby)).toBe(100)
  })

  it('voids the settled bets of rounds after the last event when it ends a half [OM5]', async () => {
    const lobby = await opens({ hostOnly: true, gameSettings: { inactivityPenalty: 0 } })
    await ben.joins(lobby)
    await starts(lobby)
    const kickOff = Date.parse((await halves(lobby))[0]?.startTime ?? '')
    await taps(lobby, aGoal)
    await server.clock.set(kickOff + 3 * MINUTE)
    await ben.gets(contract.placeBet, { body: betOn(await ben.fetchesLobby(lobby), 'Under 0.5 Goal', 10) })
    await server.clock.set(kickOff + 21 * MINUTE)
    expect(await chipsOf(ben, lobby)).toBeGreaterThan(100)
    await server.clock.set(kickOff + 60 * MINUTE)
    expect(await chipsOf(ben, lobby)).toBe(100)
  })
})
