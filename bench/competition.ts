import {
  type CompetitionId,
  competitionById,
  competitionDraw,
  createCompetition,
  createMatch,
  enrol,
  fixtureClashes,
  type LobbyId,
  listCompetitions,
  lobbyDetails,
  type MatchId,
  placeBet,
  publicCompetition,
  type RouteSpec,
  recordMatchEvent,
  startHalf1,
} from '@bettle/contract'
import type { BenchOptions } from './bench.ts'
import type { Calls, CallTime } from './caller.ts'
import { median, monotonic, ms, printTable, worst } from './figures.ts'
import type { HttpRequest } from './http-connection.ts'
import type { ListenerQuestion, Received } from './listeners.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { type Part, startPart } from './part.ts'
import { asks, type BenchUser, inLoops, makeUsers, tokenOf } from './users.ts'

const ENTRIES = 500
/** In the tournament 64 groups play one fixture, and then 128 players play seven rounds. */
const FIXTURES = 8
const TIMES = 20
/** How many settlements are measured. The last round of a half ends with the half. */
const SETTLEMENTS = 2
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

interface Stage {
  readonly server: OwnServer
  readonly caller: Part<Calls, CallTime[]>
  readonly listeners: Part<ListenerQuestion, Received | undefined>
}

interface Running extends Stage {
  readonly admin: BenchUser
  readonly players: readonly BenchUser[]
  readonly competitionId: CompetitionId
  readonly matchId: MatchId
}

/**
 * Measures the pages of a tournament of 500 entries whose first fixture is being played. Another tournament of the same
 * entries has its fixtures at the same times. It also measures the time from the end of a round, which settles 500 bets
 * in 64 lobbies, to the pushes and the fetches of its players.
 */
export async function competition({ database }: BenchOptions): Promise<void> {
  const pages: string[][] = []
  const screens: string[][] = []
  for (const [name, url] of [['embedded', undefined] as const, ['PostgreSQL', database] as const]) {
    if (name === 'PostgreSQL' && url === undefined) continue
    console.log(`${name}: enrolling and seating ${ENTRIES} players …`)
    const stage: Stage = {
      // With limits, as in production: the page is a heavy call, and two of these run at once.
      server: await startOwnServer(url, { rateLimits: true }),
      caller: startPart('./caller'),
      listeners: startPart('./listeners'),
    }
    try {
      const running = await kickOff(stage)
      pages.push(...(await everyPage(running)).map((row) => [name, ...row]))
      screens.push(...(await everySettlement(running)).map((row) => [name, ...row]))
    } finally {
      await stage.listeners.ask({ do: 'leave' }).catch(() => undefined)
      await Promise.all([stage.caller.stop(), stage.listeners.stop()])
      await stage.server.stop()
    }
  }
  printTable(['database', 'page', 'first', 'median', 'slowest', 'kB'], pages)
  printTable(['database', 'settlement', 'last push', 'fetch of one', 'together', 'until all have fetched'], screens)
}

/** Starts a tournament whose groups are being played, with a bet of each entry on the first round. */
async function kickOff(stage: Stage): Promise<Running> {
  const { server } = stage
  const [admin] = await makeUsers(server, 1, 'admin')
  if (!admin) throw new Error('The administrator was not created')
  const players = await makeUsers(server, ENTRIES, 'player')
  const startedAt = server.clock.now()
  const timeAt = (offset: number) => new Date(startedAt + offset).toISOString()
  const matches = async (offset: number) => {
    const ids: MatchId[] = []
    for (let day = 1; day <= FIXTURES; day += 1) {
      const startTime = timeAt(day * DAY + offset)
      const body = { homeTeam: `Team ${day}`, awayTeam: `Team ${day + FIXTURES}`, startTime }
      ids.push((await asks(server, admin, createMatch, { body })).match._id)
    }
    return ids
  }
  const cup = async (name: string, matchIds: readonly MatchId[]) => {
    const times = { closesAt: timeAt(HOUR), lastDay: timeAt(30 * DAY) }
    const chosen = { format: 'tournament' as const, isPrivate: false, places: 512, matchIds: [...matchIds] }
    const body = { name, ...times, ...chosen }
    const competitionId = (await asks(server, admin, createCompetition, { body })).competition._id
    await inLoops(4, players, async (player) => {
      await asks(server, player, enrol, { params: { competitionId }, body: {} })
    })
    return competitionId
  }
  const matchIds = await matches(0)
  const competitionId = await cup('Open cup', matchIds)
  // Every player has two games at once, and each of these matches would be a third game.
  await cup('Other cup', await matches(HOUR))
  await matches(2 * HOUR)
  await server.clock.advance(HOUR)
  await server.ctx.jobs.settled()
  await server.clock.set(startedAt + DAY - 5 * MINUTE)
  await server.ctx.jobs.settled()
  const matchId = matchIds[0] as MatchId
  const running: Running = { ...stage, admin, players, competitionId, matchId }
  await betAll(running)
  await server.clock.set(startedAt + DAY)
  await asks(server, admin, startHalf1, { body: { matchId } })
  await server.clock.advance(2 * MINUTE)
  const timeStamp = server.clock.date().toISOString()
  await asks(server, admin, recordMatchEvent, { body: { match: matchId, eventType: 'Corner', timeStamp } })
  await server.ctx.jobs.settled()
  return running
}

/** Places one bet of each player on the next round. Half of the bets are right. */
async function betAll({ server, players, matchId }: Running): Promise<void> {
  const seats = await server.ctx.db
    .selectFrom('member')
    .innerJoin('lobby', 'lobby.id', 'member.lobby_id')
    .select(['account_id', 'lobby_id'])
    .where('match_id', '=', matchId)
    .execute()
  const lobbyOf = new Map(seats.map(({ account_id, lobby_id }) => [account_id, lobby_id as LobbyId]))
  const [first] = players
  const lobbyId = first && lobbyOf.get(first.userId)
  if (!first || lobbyId === undefined) throw new Error('The players have no lobbies')
  const { odds, upcomingRounds } = await asks(server, first, lobbyDetails, { params: { lobbyId } })
  const options = ['Over 0.5 Corner', 'Under 0.5 Corner'].map((name) => odds.find((option) => option.name === name))
  await inLoops(4, [...players.entries()], async ([index, player]) => {
    const lobbyId = lobbyOf.get(player.userId)
    const oddsId = options[index % 2]?._id
    const matchRoundId = upcomingRounds[0]?._id
    if (!lobbyId || !oddsId || !matchRoundId) throw new Error('The bet cannot be placed')
    await asks(server, player, placeBet, { body: { lobbyId, oddsId, matchRoundId, stake: 10 } })
  })
}

/**
 * Places one bet of each player on the next round and starts the round, because only rounds with bets change the page.
 */
async function betAndStart(running: Running): Promise<void> {
  await betAll(running)
  await running.server.clock.advance(10 * MINUTE)
  await running.server.ctx.jobs.settled()
}

async function everyPage(running: Running): Promise<string[][]> {
  const { admin, players, caller, server } = running
  const PAGES: readonly (readonly [string, RouteSpec])[] = [
    ['competition', competitionById],
    ['public page', publicCompetition],
    ['list', listCompetitions],
    ['draw', competitionDraw],
    ['clashes', fixtureClashes],
  ]
  const rows: string[][] = []
  for (const [name, route] of PAGES) {
    const requests: HttpRequest[] = []
    const readers = route === fixtureClashes ? Array.from({ length: TIMES }, () => admin) : players.slice(0, TIMES)
    for (const reader of readers) requests.push(await requestOf(running, route, reader))
    const took = (await caller.ask({ url: server.url, connections: 1, requests })).map(duration)
    const bytes = await sizeOf(running, route)
    rows.push([name, ms(took[0] ?? 0), ms(median(took)), ms(worst(took)), (bytes / 1024).toFixed(0)])
  }
  return rows
}

const duration = ({ startedAt, answeredAt }: CallTime) => answeredAt - startedAt

async function requestOf(
  { server, competitionId }: Running,
  { method, path }: RouteSpec,
  user: BenchUser,
): Promise<HttpRequest> {
  return {
    method,
    path: `/api${path.replace(':competitionId', competitionId)}`,
    headers: { authorization: `Bearer ${await tokenOf(server.ctx, user)}` },
    body: '',
  }
}

/** Returns the request for the page as a browser sends it, which asks for compression. */
async function browserFetch(running: Running, user: BenchUser): Promise<HttpRequest> {
  const request = await requestOf(running, competitionById, user)
  return { ...request, headers: { ...request.headers, 'accept-encoding': 'gzip, deflate, br' } }
}

async function sizeOf(running: Running, route: RouteSpec): Promise<number> {
  const { path, headers } = await requestOf(running, route, running.admin)
  const answer = await fetch(`${running.server.url}${path}`, { headers })
  return (await answer.text()).length
}

/** Measures the end of each round on which every player has a bet. */
async function everySettlement(running: Running): Promise<string[][]> {
  const { server, players, listeners, caller, competitionId } = running
  const seats = await Promise.all(
    players.map(async (player) => ({
      token: await tokenOf(server.ctx, player),
      topics: [`competition:${competitionId}`],
    })),
  )
  const port = Number(new URL(server.url).port)
  await listeners.ask({ do: 'connect', source: 'server', port, seats, awaited: 'competition.changed' })
  const rows: string[][] = []
  for (let settlement = 1; settlement <= SETTLEMENTS; settlement += 1) {
    if (settlement > 1) await betAndStart(running)
    const [first, ...others] = await Promise.all(players.map((player) => browserFetch(running, player)))
    if (!first) throw new Error('There are no players')
    // Every browser has its own connection, which has fetched the page before.
    await caller.ask({ url: server.url, connections: others.length, requests: others })
    await listeners.ask({ do: 'wait', source: 'server' })
    const startedAt = monotonic()
    const moved = server.clock.advance(10 * MINUTE)
    const received = await listeners.ask({ do: 'receive', source: 'server' })
    if (!received) throw new Error('The change was not published')
    const [fetched] = await caller.ask({ url: server.url, connections: 1, requests: [first] })
    if (!fetched) throw new Error('The page was not fetched')
    const allAt = monotonic()
    await caller.ask({ url: server.url, connections: others.length, requests: others })
    const othersTook = monotonic() - allAt
    await moved
    await server.ctx.jobs.settled()
    const toLast = received.last - startedAt
    const toFirst = toLast + duration(fetched)
    rows.push([`${settlement}`, ms(toLast), ms(duration(fetched)), ms(toFirst), ms(toFirst + othersTook)])
  }
  return rows
}
