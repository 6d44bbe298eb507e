import {
  lobbyDetails,
  type OddsId,
  placeBet as placeBetCall,
  type RoundId,
  startHalf1,
  startHalf2,
} from '@bettle/contract'
import { placeBet } from '@bettle/server'
import type { BenchOptions } from './bench.ts'
import type { Calls, CallTime } from './caller.ts'
import { count, median, monotonic, ms, quantile, sayTable } from './figures.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { type Part, startPart } from './part.ts'
import { asks, inLoops, makeMatch, makePeople, type Person, type SeatedLobby, seat, tokenOf } from './people.ts'
import { listenToStatements, remember, replayOn, type Trace, tracing } from './statements.ts'

const CLIENTS = 16
const PAIRS = 3
const SEATS = 8
const MINUTE = 60_000

/** What everybody can bet on now. */
interface Open {
  readonly roundId: RoundId
  readonly oddsId: OddsId
}

/** One bet that is about to be placed. */
interface Wish extends Open {
  readonly player: Person
  readonly lobby: SeatedLobby['lobby']
  readonly requestId: string
}

interface Measured {
  readonly perSecond: number
  readonly median: number
  readonly p99: number
  /** Of this process, the embedded database with it: what a busy machine changes least. */
  readonly cpu: number
}

interface Stage {
  readonly server: OwnServer
  readonly admin: Person
  readonly lobbies: readonly SeatedLobby[]
  readonly caller: Part<Calls, CallTime[]>
}

/**
 * In each round every player of every lobby bets once, 16 at a time: in one round over HTTP, in the next by calling the
 * feature itself, and that round once more with nothing but the statements it sent. Three times in turn, the medians.
 */
export async function placeBets({ database, lobbies }: BenchOptions): Promise<void> {
  const rows: string[][] = []
  for (const [name, url] of [['embedded', undefined] as const, ['PostgreSQL', database] as const]) {
    if (name === 'PostgreSQL' && url === undefined) continue
    console.log(`${name}: ${lobbies} lobbies of ${SEATS}, ${CLIENTS} clients; seating them …`)
    rows.push(...(await measureOn(name, url, lobbies)))
  }
  sayTable(['database', 'bets placed', 'bets/s', 'median', 'p99', 'server’s CPU a bet'], rows)
}

async function measureOn(name: string, url: string | undefined, count: number): Promise<string[][]> {
  const stage = await prepare(url, count)
  const unlisten = listenToStatements()
  const raw = replayOn(stage.server.ctx, stage.server.databaseUrl)
  try {
    const { http, inside, alone, statements } = await measureInTurn(stage, raw.replay)
    return [
      [name, 'over HTTP', ...middleOf(http)],
      [name, 'in the process', ...middleOf(inside)],
      [name, `${statements} statements alone`, ...middleOf(alone)],
    ]
  } finally {
    unlisten()
    await raw.end()
    await stage.caller.stop()
    await stage.server.stop()
  }
}

async function prepare(url: string | undefined, count: number): Promise<Stage> {
  const server = await startOwnServer(url)
  const [admin] = await makePeople(server, 1, 'admin')
  if (!admin) throw new Error('there is no administrator')
  const players = await makePeople(server, count * SEATS, 'player')
  const match = await makeMatch(server, admin)
  return { server, admin, lobbies: await seat(server, match, players), caller: startPart('./caller') }
}

async function measureInTurn(stage: Stage, replay: (trace: Trace) => Promise<void>) {
  const http: Measured[] = []
  const inside: Measured[] = []
  const alone: Measured[] = []
  let statements = 0
  const rounds = roundsOf(stage)
  const next = async () => (await rounds.next()).value ?? fail('no round is left to bet on')
  await overHttp(stage, wishesFor(stage, await next())) // warms up
  for (let pair = 0; pair < PAIRS; pair += 1) {
    http.push(await overHttp(stage, wishesFor(stage, await next())))

    const open = await next()
    const before = await remember(stage.server.ctx)
    const { measured, traces } = await inProcess(stage, wishesFor(stage, open))
    inside.push(measured)
    statements = traces[0]?.length ?? 0
    await before.takeBack(open.roundId)
    alone.push(await timed(traces, replay))
  }
  return { http, inside, alone, statements }
}

function fail(sentence: string): never {
  throw new Error(sentence)
}

/** One after the other, the rounds of a match: the clock is moved to where the next one can be bet on. */
async function* roundsOf({ server, admin, lobbies }: Stage): AsyncGenerator<Open, undefined> {
  const [first] = lobbies
  if (!first) return undefined
  const body = { matchId: first.lobby.match._id }
  const nextMinute = () => server.clock.set((Math.floor(server.clock.now() / MINUTE) + 1) * MINUTE)
  const openNow = async (): Promise<Open> => {
    await server.ctx.due.settled()
    const lobby = await asks(server, first.players[0] ?? admin, lobbyDetails, {
      params: { lobbyId: first.lobby._id },
    })
    const [round] = lobby.upcomingRounds
    const [odds] = lobby.odds
    return round && odds ? { roundId: round._id, oddsId: odds._id } : fail('nothing can be bet on')
  }
  for (const start of [startHalf1, startHalf2]) {
    if (start === startHalf1) yield openNow()
    await asks(server, admin, start, { body })
    await nextMinute()
    yield openNow()
    for (let round = 1; round < (start === startHalf1 ? 5 : 4); round += 1) {
      await server.clock.advance(10 * MINUTE)
      yield openNow()
    }
  }
  return undefined
}

/** Neighbours in the queue sit in different lobbies, as people who bet at the same time do. */
function wishesFor({ lobbies }: Stage, open: Open): Wish[] {
  return Array.from({ length: SEATS }, (_, index) =>
    lobbies.flatMap(({ lobby, players }) => {
      const player = players[index]
      return player ? [{ ...open, player, lobby, requestId: `bench-${open.roundId}-${player.userId}` }] : []
    }),
  ).flat()
}

async function overHttp({ server, caller }: Stage, wishes: readonly Wish[]): Promise<Measured> {
  const { method, path } = placeBetCall
  const requests = await Promise.all(
    wishes.map(async ({ player, requestId, ...wish }) => ({
      method,
      path: `/api${path}`,
      headers: { authorization: `Bearer ${await tokenOf(server.ctx, player)}`, 'idempotency-key': requestId },
      body: JSON.stringify(bodyOf(wish)),
    })),
  )
  const cpuBefore = process.cpuUsage()
  return measuredFrom(await caller.ask({ url: server.url, connections: CLIENTS, requests }), cpuBefore)
}

function bodyOf({ lobby, oddsId, roundId }: Pick<Wish, 'lobby' | 'oddsId' | 'roundId'>) {
  return { lobbyId: lobby._id, oddsId, matchRoundId: roundId, stake: 1 }
}

async function inProcess({ server: { ctx } }: Stage, wishes: readonly Wish[]) {
  const traces: Trace[] = []
  const measured = await timed(wishes, async (wish) => {
    const { player, requestId } = wish
    const place = () => placeBet(ctx, player.userId, { ...bodyOf(wish), requestId, arrivedAt: ctx.clock.now() })
    traces.push(await tracing(place))
  })
  return { measured, traces }
}

async function timed<Work>(works: readonly Work[], act: (work: Work) => Promise<void>): Promise<Measured> {
  const times: CallTime[] = []
  const cpuBefore = process.cpuUsage()
  await inLoops(CLIENTS, works, async (work) => {
    const startedAt = monotonic()
    await act(work)
    times.push({ startedAt, answeredAt: monotonic() })
  })
  return measuredFrom(times, cpuBefore)
}

function measuredFrom(times: readonly CallTime[], cpuBefore: NodeJS.CpuUsage): Measured {
  const { user, system } = process.cpuUsage(cpuBefore)
  const took = times.map(({ startedAt, answeredAt }) => answeredAt - startedAt)
  const from = Math.min(...times.map(({ startedAt }) => startedAt))
  const until = Math.max(...times.map(({ answeredAt }) => answeredAt))
  return {
    perSecond: (times.length / (until - from)) * 1000,
    median: median(took),
    p99: quantile(took, 0.99),
    cpu: (user + system) / 1000 / times.length,
  }
}

function middleOf(runs: readonly Measured[]): string[] {
  return [
    count(median(runs.map((run) => run.perSecond))),
    ms(median(runs.map((run) => run.median))),
    ms(median(runs.map((run) => run.p99))),
    ms(median(runs.map((run) => run.cpu))),
  ]
}
