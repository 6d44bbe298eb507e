import type { BenchOptions } from './bench.ts'
import { betsOn, roundsOf, type SeatedLobbies } from './bet-rounds.ts'
import type { Calls, CallTime } from './caller.ts'
import { count, median, monotonic, ms, printTable, quantile } from './figures.ts'
import type { HttpRequest } from './http-connection.ts'
import { startOnlyAnswers } from './only-answers.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { type Part, startPart } from './part.ts'
import { recordStatements, remember, repairLedgers, sendAgain } from './statements.ts'
import { type BenchUser, makeMatch, makeUsers, type SeatedLobby, seatCrowd } from './users.ts'

const RUNS = 3
const CROWD = 999
/** The number of requests to the server that only answers, because one round of bets ends too quickly to measure. */
const ANSWERED = 5000

interface Measured {
  readonly perSecond: number
  readonly median: number
  readonly p99: number
  /**
   * The CPU time of this process, including the embedded database. Of all figures, a busy machine changes this one
   * least.
   */
  readonly cpu: number
}

/** One run of the same bets on the server and at the limit of this machine. */
interface Run {
  readonly bets: Measured
  readonly statements: number
  readonly onlyAnswers: Measured
  readonly bareLoop: number
}

interface Stage {
  readonly server: OwnServer
  readonly admin: BenchUser
  readonly caller: Part<Calls, CallTime[]>
  /** True if all bets go to one lobby, and so to one partition. */
  readonly isCrowd: boolean
}

const HEAD = [
  'database',
  'shape',
  'clients',
  'bets/s',
  'median',
  'p99',
  'server CPU per bet',
  'statements per bet',
  'answer-only server, calls/s',
  'share',
  'its CPU per call',
  'statements alone, bets/s',
  'share',
]

/**
 * Measures rounds in which every player bets once over HTTP, with a given concurrency. Then the same requests go to a
 * server that only answers, and the recorded statements are sent to the database again on their own. Each measurement
 * runs three times, and the best run counts.
 */
export async function placeBets({ database, only, shape, lobbies, clients }: BenchOptions): Promise<void> {
  const rows: string[][] = []
  for (const [name, url] of [['embedded', undefined] as const, ['postgres', database] as const]) {
    if ((name === 'postgres' && url === undefined) || (only !== undefined && only !== name)) continue
    for (const [lobbyCount, seats] of [[lobbies, 8] as const, [1, CROWD] as const]) {
      if (shape !== undefined && shape !== (lobbyCount === 1 ? 'crowd' : 'spread')) continue
      const where = lobbyCount === 1 ? `one lobby of ${seats}` : `${lobbyCount} lobbies of ${seats}`
      console.log(`${name}: creating ${where} …`)
      const stage = await prepare(url, lobbyCount === 1)
      try {
        const runs = await measure(stage, await seated(stage, lobbyCount, seats), clients)
        for (const [at, ofClients] of runs) rows.push([name, where, `${at}`, ...best(ofClients)])
      } finally {
        await stage.caller.stop()
        await stage.server.stop()
      }
    }
  }
  printTable(HEAD, rows)
}

async function prepare(url: string | undefined, isCrowd: boolean): Promise<Stage> {
  const server = await startOwnServer(url)
  const [admin] = await makeUsers(server, 1, 'admin')
  if (!admin) throw new Error('The administrator was not created')
  return { server, admin, caller: startPart('./caller'), isCrowd }
}

async function seated({ server, admin }: Stage, lobbyCount: number, seats: number): Promise<SeatedLobbies> {
  const match = await makeMatch(server, admin)
  const lobbies: SeatedLobby[] = []
  for (let index = 0; index < lobbyCount; index += 1) {
    lobbies.push(await seatCrowd(server, match, await makeUsers(server, seats, 'player')))
  }
  return { server, admin, lobbies }
}

async function measure(stage: Stage, lobbies: SeatedLobbies, clients: readonly number[]): Promise<Map<number, Run[]>> {
  const runs = new Map<number, Run[]>(clients.map((at) => [at, []]))
  const rounds = roundsOf(lobbies)
  const next = async () => {
    const { value: open } = await rounds.next()
    if (!open) throw new Error('No round of the match is left for bets')
    return { open, bets: await betsOn(lobbies, open) }
  }
  await overHttp(stage, (await next()).bets, stage.server.url, clients[0] ?? 1) // Warms up.
  for (let time = 0; time < RUNS; time += 1) {
    for (const at of clients) {
      const { open, bets } = await next()
      runs.get(at)?.push(await oneRun(stage, open.roundId, bets, at))
    }
  }
  return runs
}

async function oneRun(stage: Stage, roundId: string, requests: readonly HttpRequest[], clients: number): Promise<Run> {
  const { ctx, url, databaseUrl } = stage.server
  const before = await remember(ctx)
  const recording = recordStatements()
  const bets = await overHttp(stage, requests, url, clients)
  const units = recording.stop()
  await before.restore(roundId)

  const from = monotonic()
  await sendAgain(ctx, databaseUrl, units, stage.isCrowd ? 1 : ctx.rush.partitions)
  const bareLoop = (requests.length / (monotonic() - from)) * 1000
  await repairLedgers(ctx)
  const statements = units.flat().length / requests.length
  return { bets, statements, onlyAnswers: await byOnlyAnswering(stage, requests, clients), bareLoop }
}

async function byOnlyAnswering(stage: Stage, requests: readonly HttpRequest[], clients: number): Promise<Measured> {
  const path = requests[0]?.path ?? '/'
  const server = await startOnlyAnswers(path, { bet: JSON.parse(requests[0]?.body ?? '{}'), more: 'x'.repeat(500) })
  const many = Array.from({ length: Math.ceil(ANSWERED / requests.length) }, () => requests).flat()
  try {
    return await overHttp(stage, many, server.url, clients)
  } finally {
    await server.stop()
  }
}

async function overHttp({ caller }: Stage, requests: readonly HttpRequest[], url: string, connections: number) {
  const cpuBefore = process.cpuUsage()
  return measuredFrom(await caller.ask({ url, connections, requests }), cpuBefore)
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

/**
 * Returns the best value of each figure, which shows the limit of the server best because other programs share the
 * machine.
 */
function best(runs: readonly Run[]): string[] {
  const least = (figure: (run: Run) => number) => Math.min(...runs.map(figure))
  const most = (figure: (run: Run) => number) => Math.max(...runs.map(figure))
  const placed = most(({ bets }) => bets.perSecond)
  const answered = most(({ onlyAnswers }) => onlyAnswers.perSecond)
  const looped = most(({ bareLoop }) => bareLoop)
  return [
    count(placed),
    ms(least(({ bets }) => bets.median)),
    ms(least(({ bets }) => bets.p99)),
    ms(least(({ bets }) => bets.cpu)),
    median(runs.map(({ statements }) => statements)).toFixed(2),
    count(answered),
    (placed / answered).toFixed(3),
    ms(least(({ onlyAnswers }) => onlyAnswers.cpu)),
    count(looped),
    (placed / looped).toFixed(2),
  ]
}
