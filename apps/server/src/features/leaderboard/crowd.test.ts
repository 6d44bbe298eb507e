import {
  competitorBets,
  type Lobby,
  leaderboard,
  listLobbyUsers,
  lobbyDetails,
  type RoundId,
  type ServerFrame,
  updateChips,
} from '@bettle/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { updateReader } from '../../../test/simulation/update-reader.ts'
import { aScenario, betOn, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, listen, type TestServer, type TestSocket } from '../../../test/support/test-app.ts'

/** The number of members from which on a lobby is crowded ([V14]). */
const CROWD = 51
const KILOBYTE = 1000

let server: TestServer
let scenario: Scenario
/** The players in order of joining. The first one is the host. */
let players: Player[]
let lobby: Lobby

beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

async function aLobbyOf(count: number, settings = {}): Promise<void> {
  scenario = await aScenario({ on: server })
  players = await Promise.all(Array.from({ length: count }, (_, n) => scenario.player(`P${n}`)))
  const [host, ...others] = players as [Player, ...Player[]]
  lobby = await host.opensLobby({ maxPlayers: 999, inactivityPenalty: 5, ...settings })
  for (const player of others) await player.joins(lobby)
}

const player = (index: number): Player => players[index] as Player
const few = (of: Player) => of.gets(lobbyDetails, { params: { lobbyId: lobby._id }, query: { members: 'few' } })

/** Opens a socket that follows the lobby and the player's own seat. */
async function listensTo(of: Player): Promise<TestSocket> {
  const { version, seatVersion } = await few(of)
  return listen(server, of.token.accessToken, [
    { topic: `lobby:${lobby._id}`, version },
    { topic: `seat:${lobby._id}`, version: seatVersion },
  ])
}

async function received(socket: TestSocket): Promise<ServerFrame[]> {
  await socket.done()
  return socket.frames.filter(({ type }) => type === 'news')
}

const pushesIn = (frames: readonly ServerFrame[]) =>
  frames.flatMap((frame) => (frame.type === 'news' ? [{ topic: frame.topic.slice(0, 4), ...frame.push }] : []))

const bytesOf = (frames: readonly ServerFrame[]) =>
  frames.reduce((sum, frame) => sum + Buffer.byteLength(JSON.stringify(frame)), 0)

const ALL_BET = 'Over 0.5 Corner'

/**
 * Lets each of the first `count` players stake 1 to 5 chips, on a corner or on no corner. Returns what each one wins.
 */
async function bet(count: number): Promise<void> {
  const now = await few(player(0))
  for (const [index, of] of players.slice(0, count).entries()) {
    const body = betOn(now, index % 3 === 0 ? 'Under 0.5 Corner' : ALL_BET, 1 + (index % 5))
    const answer = await of.asks((await import('@bettle/contract')).placeBet, { body })
    expect(answer.ok).toBe(true)
  }
}

async function playTheFirstRound(): Promise<void> {
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  await scenario.records('Corner')
}

/** Computes the ranking after the first round from the bets and the rules alone. */
function recounted(odds: number, count: number) {
  const rows = players.map(({ userId }, joined) => {
    if (joined >= count) return { userId, chips: 95, won: 0, placed: 0, active: false }
    const stake = 1 + (joined % 5)
    const won = joined % 3 === 0 ? 0 : 1
    return {
      userId,
      chips: 100 - stake + won * Math.floor((Math.round(odds * 100) * stake) / 100),
      won,
      placed: 1,
      active: true,
    }
  })
  return rows.sort(
    (a, b) =>
      Number(b.active) - Number(a.active) ||
      b.chips - a.chips ||
      b.won - a.won ||
      a.placed - b.placed ||
      // All players joined at the same time of the test's clock, so the id decides.
      (a.userId < b.userId ? -1 : 1),
  )
}

describe('a lobby of 60 members', { timeout: 60_000 }, () => {
  const SIZE = 60
  const BETTING = 57
  beforeEach(() => aLobbyOf(SIZE))

  it('reveals the cards that were played, but no bet, when more than three members of a lobby of 60 bet [V14] [H6]', async () => {
    await bet(5)
    const { userId } = player(2)
    // Cards are dealt after the first round, so the test puts one on a bet itself.
    await sql`update bet set card = 'boost' where lobby_id = ${lobby._id}::uuid and account_id = ${userId}::uuid`.execute(
      server.ctx.db,
    )
    await scenario.startsHalf(1)
    const socket = await listensTo(player(1))
    await scenario.letsKickOff()
    const pushes = pushesIn(await received(socket)).filter(({ topic }) => topic === 'lobb')
    expect(pushes.slice(0, 3)).toMatchObject([
      { type: 'bets.revealed', bets: [], standings: [], partial: true },
      { type: 'card.played', roundNumber: 1, cards: [{ userId, kind: 'boost' }] },
      { type: 'crowd.changed', members: 60 },
    ])
  })

  it('sends each member of a lobby of 60 less than 8 kB when a round ends, with the top ranks, their own rank and their own bet [V14]', async () => {
    await bet(BETTING)
    const odds = (await few(player(0))).odds.find(({ name }) => name === ALL_BET)?.odds ?? 0
    await scenario.startsHalf(1)
    const sockets = await Promise.all([0, 1, 30, SIZE - 1].map((index) => listensTo(player(index))))
    await scenario.letsKickOff()
    await scenario.records('Corner')
    await scenario.goesOn(10)
    const ranking = recounted(odds, BETTING)
    for (const [n, socket] of sockets.entries()) {
      const frames = await received(socket)
      const pushes = pushesIn(frames)
      expect(bytesOf(frames)).toBeLessThan(8 * KILOBYTE)
      expect(pushes.filter(({ topic }) => topic === 'lobb').map(({ type }) => type)).toEqual([
        'bets.revealed',
        'crowd.changed',
        'round.settled',
        'penalty.applied',
        'crowd.changed',
      ])
      const of = player([0, 1, 30, SIZE - 1][n] ?? 0)
      const settled = pushes.find(({ topic, type }) => topic === 'seat' && type === 'round.settled')
      expect(settled ? 'bets' in settled && settled.bets.map(({ user }) => user._id) : []).toEqual(
        of === player(SIZE - 1) ? [] : [of.userId],
      )
      const crowd = pushes.findLast((push) => push.type === 'crowd.changed')
      expect(crowd).toMatchObject({ members: SIZE, ranked: SIZE, players: SIZE, prizePot: 100 * SIZE })
      expect(
        'top' in (crowd ?? {}) && crowd && 'top' in crowd && crowd.top?.map(({ user, chips }) => [user._id, chips]),
      ).toEqual(ranking.slice(0, 5).map(({ userId, chips }) => [userId, chips]))
      const placed = pushes.findLast((push) => push.type === 'place.changed')
      const rank = ranking.findIndex(({ userId }) => userId === of.userId) + 1
      expect(
        placed && 'place' in placed && [placed.place.rank, placed.place.around.map((row) => [row.rank, row.user._id])],
      ).toEqual([
        rank,
        [rank - 1, rank, rank + 1].flatMap((at) => (ranking[at - 1] ? [[at, ranking[at - 1]?.userId]] : [])),
      ])
      const fetched = await few(of)
      expect({ top: fetched.crowd?.top, place: fetched.place }).toEqual({
        top: crowd && 'top' in crowd ? crowd.top : undefined,
        place: placed && 'place' in placed ? placed.place : undefined,
      })
      socket.close()
    }
  })

  it('a client that fetches pages and applies updates has what a full fetch returns, through joins, removals and corrections [V8] [V14]', async () => {
    await bet(BETTING)
    const readers = await Promise.all([0, 7, SIZE - 1].map((index) => updateReader(server, player(index), lobby)))
    const happens = async (what: string, run: () => Promise<unknown>) => {
      await run()
      for (const reader of readers) expect(await reader.differences(), what).toEqual([])
    }
    await happens('the first half starts', () => scenario.startsHalf(1))
    await happens('the kick-off', () => scenario.letsKickOff())
    let corner = await scenario.records('Corner')
    await happens('a round ends', () => scenario.goesOn(10))
    const late = await scenario.player('Late')
    await happens('a player joins', () => late.joins(lobby))
    const watcher = await scenario.player('Watcher')
    await happens('a spectator joins', () => watcher.joins(lobby, 'spectator'))
    await happens('a player leaves', () => player(3).leaves(lobby))
    await happens('a player comes back', () => player(3).joins(lobby))
    await happens('the corner is deleted', () => scenario.deletesEvent(corner, 'Goal kick'))
    await happens('another is recorded', async () => {
      corner = await scenario.records('Corner', 8)
    })
    await happens('an administrator gives chips', () =>
      scenario.admin.gets(updateChips, {
        body: { lobbyId: lobby._id, userId: player(40).userId, amount: 500, reason: 'Sorry' },
      }),
    )
    expect((await few(player(40))).place?.rank).toBe(1)
    await happens('another round ends', () => scenario.goesOn(10))
    for (const reader of readers) reader.close()
  })

  it('gives all members of a crowded lobby the same pages, which together are the whole list, and 304 until the list changes [V14] [PR498]', async () => {
    await bet(BETTING)
    await playTheFirstRound()
    await scenario.goesOn(10)
    const params = { lobbyId: lobby._id }
    const roundId = lobby.upcomingRounds[0]?._id as RoundId
    const whole = await player(0).gets(leaderboard, { params })
    const users = await player(0).gets(listLobbyUsers, { params })
    const bets = await player(0).gets(competitorBets, { params: { roundId }, query: params })
    expect([whole.leaderboard.length, users.lobbyUsers.length, bets.bets.length]).toEqual([SIZE, SIZE, BETTING])
    const pages = { rows: [] as unknown[], users: [] as unknown[], bets: [] as unknown[] }
    for (const page of [1, 2, 3]) {
      const query = { page, pageSize: 25 }
      const rows = await player(5).gets(leaderboard, { params, query })
      expect(rows).toEqual(await player(9).gets(leaderboard, { params, query }))
      expect([rows.total, rows.version]).toEqual([SIZE, (await few(player(5))).version])
      pages.rows.push(...rows.leaderboard)
      pages.users.push(...(await player(5).gets(listLobbyUsers, { params, query })).lobbyUsers)
      const round = await player(5).gets(competitorBets, { params: { roundId }, query: { ...params, ...query } })
      expect(round.total).toBe(BETTING)
      pages.bets.push(...round.bets)
    }
    expect(pages).toEqual({ rows: whole.leaderboard, users: users.lobbyUsers, bets: bets.bets })

    const address = `${server.url}/api/app/game/leaderboard/${lobby._id}?page=1&pageSize=25`
    const first = await fetch(address, { headers: player(5).headers })
    const tag = first.headers.get('etag') ?? ''
    const again = await fetch(address, { headers: { ...player(9).headers, 'if-none-match': tag } })
    expect([first.status, again.status]).toEqual([200, 304])
    await (await scenario.player('Late')).joins(lobby)
    const later = await fetch(address, { headers: { ...player(9).headers, 'if-none-match': tag } })
    expect(later.status).toBe(200)
  })

  it('returns few members on request: the host, the first ranks, the caller, and the ranks next to the caller [V14]', async () => {
    await bet(BETTING)
    await playTheFirstRound()
    await scenario.goesOn(10)
    const of = player(33)
    const [some, all] = [await few(of), await of.fetchesLobby(lobby)]
    const rank = all.leaderboard.findIndex(({ user }) => user._id === of.userId)
    const expected = new Set([
      player(0).userId,
      ...all.leaderboard.slice(0, 5).map(({ user }) => user._id),
      ...all.leaderboard.slice(rank - 1, rank + 2).map(({ user }) => user._id),
    ])
    expect(new Set(some.users.map(({ user }) => user._id))).toEqual(expected)
    expect(some.users).toEqual(all.users.filter(({ user }) => expected.has(user._id)))
    expect(some.leaderboard).toEqual(all.leaderboard.slice(0, 5))
    const { users: _, leaderboard: __, serverTime: ___, ...rest } = some
    const { users: ____, leaderboard: _____, serverTime: ______, ...restOfAll } = all
    expect(rest).toEqual(restOfAll)
    expect(JSON.stringify(some).length).toBeLessThan(JSON.stringify(all).length / 2)
  })
})

it('sends complete lists in a lobby of 50, and short lists as soon as one more member joins [V14]', {
  timeout: 60_000,
}, async () => {
  await aLobbyOf(CROWD - 1)
  await bet(CROWD - 1)
  const socket = await listensTo(player(1))
  expect((await few(player(1))).crowd).toBeUndefined()
  await playTheFirstRound()
  await scenario.goesOn(10)
  const settled = pushesIn(await received(socket)).find(
    ({ topic, type }) => topic === 'lobb' && type === 'round.settled',
  )
  expect(settled && 'bets' in settled && [settled.bets.length, 'partial' in settled]).toEqual([CROWD - 1, false])
  const late = await scenario.player('Late')
  await late.joins(lobby)
  const [joined, crowd] = pushesIn(await received(socket)).slice(-2)
  expect([joined?.type, crowd]).toMatchObject([
    'member.joined',
    { type: 'crowd.changed', members: CROWD, ranked: CROWD },
  ])
  expect(crowd && 'top' in crowd).toBe(false)
  expect((await few(late)).place?.rank).toBe(CROWD)
  socket.close()
})
