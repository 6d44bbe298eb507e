import {
  type Bet,
  createFeedProvider,
  createMatch,
  endHalf,
  endMatch,
  type FeedProviderForm,
  type FeedProviderFormat,
  followFeed,
  type Lobby,
  lobbyDetails,
  type Match,
  placeBet,
  type ServerFrame,
  startHalf1,
  startHalf2,
} from '@bettle/contract'
import { LocalProvider, type LocalService, serveLocalProvider } from '@bettle/replay'
import type { MatchFile } from '@bettle/rules'
import { aPlayer, type Player } from '../../support/scenario.ts'
import { listen, type TestServer, type TestSocket } from '../../support/test-app.ts'
import { type RandomSource, randomSource } from '../random-source.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const STEP = 20 * SECOND
const INTERVAL = 15 * MINUTE
/** How long the server goes on polling a match after its end. */
const AFTER_THE_END = 15 * MINUTE
/** One account hosts at most this many open lobbies. */
const LOBBIES_PER_HOST = 5
const BETS_PER_ROUND = 2
const STAKE = 5

type Outcome = Bet['outcome']

/** How a provider counts, and how often the server calls it. */
export interface Pace {
  /** Seconds between two calls for a match. */
  readonly every: number
  /** The shortest and longest time that the provider takes to count an event, in seconds. */
  readonly latency: readonly [from: number, to: number]
}

export interface CountedMatches {
  readonly format: FeedProviderFormat
  /** The event types that a generic provider counts. */
  readonly types: readonly string[]
  /** Each match, with the pace of its provider. Matches of the same pace share a provider. */
  readonly matches: readonly { readonly file: MatchFile; readonly pace: Pace }[]
  /** The daily limit of each provider, in calls for each of its matches. */
  readonly callsPerMatch: number
  /** The kick-off of all matches. */
  readonly kickOff: number
  readonly seed: number
}

export interface PlayedMatch {
  readonly file: MatchFile
  readonly pace: Pace
  readonly match: Match
  readonly lobby: Lobby
  readonly player: Player
  /** The kick-off of each half. */
  readonly startsAt: readonly [first: number, second: number]
  /** The outcomes of each bet that the server pushed to the player, in order. */
  readonly received: ReadonlyMap<string, readonly Outcome[]>
}

export interface PlayedMatches {
  readonly matches: readonly PlayedMatch[]
  /** The calls of each provider by UTC day, counted by the provider itself, and its daily limit. */
  readonly calls: readonly { readonly pace: Pace; readonly perDay: readonly number[]; readonly limit: number }[]
  /** The outcomes of each bet that the database held after each step of the clock; an unchanged one is not repeated. */
  readonly stored: ReadonlyMap<string, readonly Outcome[]>
}

/**
 * Plays real matches at the same time. Their events come only from a provider of counts, over HTTP. An operator starts
 * and ends the halves, and in each match one player bets on each round.
 */
export async function playCountedMatches(server: TestServer, counted: CountedMatches): Promise<PlayedMatches> {
  const random = randomSource(counted.seed)
  const { kickOff } = counted
  await server.clock.set(kickOff - 5 * MINUTE)
  const calls = new Map<Pace, Map<string, number>>()
  const local = new LocalProvider({
    matches: counted.matches.map(({ file, pace }, index) => ({
      id: String(index + 1),
      file: lateBy(file, pace.latency, random),
      kickOff,
    })),
    now: () => server.clock.now(),
    random: random.float,
    ...{ tempo: 1, delaySeconds: 0, jitterSeconds: 0, faults: {} },
  })
  const service = await serveLocalProvider(local, {
    port: 0,
    onCall({ path }) {
      const pace = counted.matches[Number(/(\d+)$/.exec(path)?.[1]) - 1]?.pace
      if (!pace) throw new Error(`the server called ${path}`)
      const perDay = calls.get(pace) ?? new Map<string, number>()
      const day = server.clock.date().toISOString().slice(0, 10)
      calls.set(pace, perDay.set(day, (perDay.get(day) ?? 0) + 1))
    },
  })
  const admin = await aPlayer(server, 'Admin', noMatch, 'admin')
  const limits = await createProviders(admin, service, counted)
  const sockets: TestSocket[] = []
  const games: Game[] = []
  for (const [index, { file, pace }] of counted.matches.entries()) {
    const { match } = await admin.gets(createMatch, {
      body: { homeTeam: `Ashford ${index}`, awayTeam: `Brentwood ${index}`, tempo: 1 },
    })
    const { providerId } = limits.get(pace) as Limit
    await admin.gets(followFeed, {
      body: { matchId: match._id, source: 'provider', provider: { providerId, match: String(index + 1) } },
    })
    const player =
      index % LOBBIES_PER_HOST === 0
        ? await aPlayer(server, `Player ${index}`, noMatch)
        : (games.at(-1)?.player as Player)
    const lobby = await player.opensLobby({ inactivityPenalty: 0 }, match._id)
    const socket = await listen(server, player.token.accessToken, [`lobby:${lobby._id}`])
    sockets.push(socket)
    const received = new Map<string, Outcome[]>()
    socket.ws.on('message', (data) => keepOutcomes(received, JSON.parse(String(data)) as ServerFrame))
    games.push({ ...{ file, pace, match, lobby, player, received, startsAt: [kickOff, 0] }, id: String(index + 1) })
  }
  const stored = new Map<string, Outcome[]>()
  const read = async () => {
    const ids = games.map(({ lobby }) => lobby._id)
    const bets = await server.ctx.db.selectFrom('bet').select(['id', 'outcome']).where('lobby_id', 'in', ids).execute()
    for (const { id, outcome } of bets) if (outcome !== 'open') keepChange(stored, id, outcome)
  }
  const timed = timetable({ admin, local, games, kickOff, random, read })
  for (const { at, run } of timed.toSorted((a, b) => a.at - b.at)) {
    if (server.clock.now() < at) await server.clock.set(at)
    await run()
  }
  for (const socket of sockets) {
    await socket.done()
    socket.close()
  }
  await service.stop()
  return {
    matches: games,
    stored,
    calls: [...limits].map(([pace, { limit }]) => ({
      ...{ pace, limit },
      perDay: [...(calls.get(pace)?.values() ?? [])],
    })),
  }
}

interface Game extends PlayedMatch {
  /** The provider's id of the match. */
  readonly id: string
  startsAt: [first: number, second: number]
}

interface Limit {
  readonly providerId: string
  readonly limit: number
}

const noMatch = () => {
  throw new Error('each lobby names its match')
}

/**
 * Returns the file of a provider that counts each event late, by a time of its own. The file keeps the side, type and
 * half of each event.
 */
export function lateBy(file: MatchFile, [from, to]: Pace['latency'], random: RandomSource): MatchFile {
  const events = file.events.map((event) => ({ ...event, second: event.second + from + random.float() * (to - from) }))
  return { ...file, events: events.toSorted((a, b) => a.half - b.half || a.second - b.second) }
}

/** The mean delay of a provider, in whole seconds. */
const delayOf = ({ latency: [from, to] }: Pace) => Math.round((from + to) / 2)

async function createProviders(
  admin: Player,
  { url }: LocalService,
  counted: CountedMatches,
): Promise<Map<Pace, Limit>> {
  const addresses = { generic: '/generic/match/{match}', 'api-football': '/api-football', openligadb: '/openligadb' }
  const limits = new Map<Pace, Limit>()
  for (const pace of new Set(counted.matches.map((one) => one.pace))) {
    const limit = counted.callsPerMatch * counted.matches.filter((one) => one.pace === pace).length
    const form: FeedProviderForm = {
      ...{ name: 'Counts Ltd', format: counted.format, url: `${url}${addresses[counted.format]}`, keyHeader: null },
      ...{ intervalSeconds: pace.every, delaySeconds: delayOf(pace), delays: [] },
      dailyCalls: limit,
      totals:
        counted.format === 'generic'
          ? counted.types.flatMap((eventType) =>
              (['home', 'away'] as const).map((side, team) => ({
                eventType,
                side,
                path: `teams[${team}].${eventType}`,
              })),
            )
          : [],
    }
    const { provider } = await admin.gets(createFeedProvider, { body: { ...form, key: null } })
    limits.set(pace, { providerId: provider._id, limit })
  }
  return limits
}

interface Timed {
  readonly at: number
  run(): Promise<unknown>
}

interface Season {
  readonly admin: Player
  readonly local: LocalProvider
  readonly games: readonly Game[]
  readonly kickOff: number
  readonly random: RandomSource
  /** Reads the outcomes of all bets. */
  read(): Promise<void>
}

/** Returns all actions of the matches, in no order: halves, bets, and the steps of the clock. */
function timetable({ admin, local, games, kickOff, random, read }: Season): Timed[] {
  const timed: Timed[] = []
  let last = kickOff
  for (const game of games) {
    const { match, id, file } = game
    const [first, second] = file.halves.map(({ durationSeconds }) => durationSeconds * SECOND)
    if (first === undefined || second === undefined) throw new Error('a match file has two halves')
    const firstEnd = kickOff + first
    const secondStart = Math.ceil((firstEnd + INTERVAL) / MINUTE) * MINUTE
    const end = secondStart + second
    last = Math.max(last, end)
    local.startHalf(id, 1, kickOff)
    local.startHalf(id, 2, secondStart)
    game.startsAt = [kickOff, secondStart]
    const body = { matchId: match._id }
    timed.push(
      { at: kickOff - STEP, run: () => admin.gets(startHalf1, { body }) },
      { at: firstEnd, run: () => admin.gets(endHalf, { body: { ...body, halfNumber: 1 } }) },
      { at: secondStart - STEP, run: () => admin.gets(startHalf2, { body }) },
      { at: end, run: () => admin.gets(endMatch, { body }) },
    )
    const bets = [
      kickOff - MINUTE,
      ...game.startsAt.flatMap((start) => [0, 1, 2, 3, 4].map((ten) => start + (ten * 10 + 3) * MINUTE)),
    ]
    for (const at of bets.filter((one) => one < end)) timed.push({ at, run: () => betsOn(game, random) })
  }
  // The clock stops where the server polls: every twenty seconds, and the delay of each provider later.
  const delays = new Set([0, ...games.map(({ pace }) => delayOf(pace) * SECOND)])
  for (let at = kickOff - STEP; at < last + AFTER_THE_END + MINUTE; at += STEP) {
    for (const delay of delays) timed.push({ at: at + (delay % STEP), run: read })
  }
  return timed
}

/** Bets on options of the next round, if there is one. */
async function betsOn({ player, lobby }: Game, random: RandomSource): Promise<void> {
  const { odds, upcomingRounds, match } = await player.gets(lobbyDetails, { params: { lobbyId: lobby._id } })
  const [round] = upcomingRounds
  // With few calls a day, betting pauses near the start of a half ([F24]).
  if (!round || odds.length === 0 || match.countsFrom?.awaitsStart) return
  for (let bet = 0; bet < BETS_PER_ROUND; bet += 1) {
    const body = { lobbyId: lobby._id, oddsId: random.pick(odds)._id, matchRoundId: round._id, stake: STAKE }
    const answer = await player.asks(placeBet, { body })
    // A loser has no chips left, and an option can be bet on once.
    if (!answer.ok && !['insufficient-chips', 'already-placed'].includes(answer.failure.code)) {
      throw new Error(`the bet was refused: ${JSON.stringify(answer.failure)}`)
    }
  }
}

function keepOutcomes(received: Map<string, Outcome[]>, frame: ServerFrame): void {
  const push = frame.type === 'news' ? frame.push : undefined
  if (push?.type !== 'round.settled' && push?.type !== 'round.corrected') return
  for (const { _id, outcome } of push.bets) keepChange(received, _id, outcome)
}

function keepChange(changes: Map<string, Outcome[]>, id: string, outcome: Outcome): void {
  const before = changes.get(id) ?? []
  if (before.at(-1) !== outcome) changes.set(id, [...before, outcome])
}
