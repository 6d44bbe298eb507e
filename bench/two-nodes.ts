import { recordMatchEvent } from '@bettle/contract'
import type { BenchOptions } from './bench.ts'
import { betsOn, roundsOf, type SeatedLobbies } from './bet-rounds.ts'
import type { Calls, CallTime } from './caller.ts'
import { count, median, monotonic, ms, printTable } from './figures.ts'
import type { HttpRequest } from './http-connection.ts'
import type { ListenerQuestion, Received } from './listeners.ts'
import { type MeasuredWork, measureWork } from './measured-work.ts'
import { type OwnServer, startOwnServer, startSecondNode } from './own-server.ts'
import { type Part, startPart } from './part.ts'
import { asks, type BenchUser, makeMatch, makeUsers, type SeatedLobby, seatCrowd, tokenOf } from './users.ts'

const SEATS = 8
/** The number of clients. Half of them call the first node, and the others call the last node. */
const CLIENTS = 64
const ROUNDS = 4
const WARM_UP = 5

const HEAD = [
  ...['nodes', 'Redis', 'bets/s', 'CPU per bet', 'of PostgreSQL', 'CPU per event', 'per pushed event', 'of PostgreSQL'],
  ...['first: median', 'last: median'],
]

interface Client {
  readonly node: OwnServer
  readonly caller: Part<Calls, CallTime[]>
  readonly listeners: Part<ListenerQuestion, Received | undefined>
}

interface Stage {
  readonly server: OwnServer
  /** Two clients, whether they use one node or two. */
  readonly clients: readonly Client[]
  readonly admin: BenchUser
  readonly lobbies: readonly SeatedLobby[]
}

/**
 * Measures bets and pushed events on one node without Redis, on one node with Redis, and on two nodes, by the same
 * clients. All nodes are in this process, so its CPU time is the sum of theirs.
 */
export async function twoNodes({ database, redis, lobbies, events }: BenchOptions): Promise<void> {
  if (database === undefined || redis === undefined) throw new Error('two-nodes needs --database URL and --redis URL.')
  const rows: string[][] = []
  for (const [nodes, redisUrl] of [[1, undefined] as const, [1, redis] as const, [2, redis] as const]) {
    console.log(`nodes: ${nodes}, ${redisUrl ? 'with' : 'without'} Redis; creating ${lobbies} lobbies of ${SEATS} …`)
    const server = await startOwnServer(database, { redisUrl })
    const second = nodes === 2 ? await startSecondNode(server) : undefined
    const clients = [server, second ?? server].map(
      (node): Client => ({ node, caller: startPart('./caller'), listeners: startPart('./listeners') }),
    )
    try {
      const stage = await seated({ server, clients }, lobbies)
      const bets = await betsOf(stage)
      const pushes = await eventsOf(stage, events)
      rows.push([`${nodes}`, redisUrl ? 'yes' : 'no', ...bets, ...pushes])
    } finally {
      for (const { listeners } of clients) await listeners.ask({ do: 'leave' }).catch(() => undefined)
      await Promise.all(clients.flatMap(({ caller, listeners }) => [caller.stop(), listeners.stop()]))
      await second?.stop()
      await server.stop()
    }
  }
  printTable(HEAD, rows)
}

async function seated({ server, clients }: Pick<Stage, 'server' | 'clients'>, many: number): Promise<Stage> {
  const [admin] = await makeUsers(server, 1, 'admin')
  if (!admin) throw new Error('The administrator was not created')
  const match = await makeMatch(server, admin)
  const lobbies: SeatedLobby[] = []
  for (let index = 0; index < many; index += 1) {
    lobbies.push(await seatCrowd(server, match, await makeUsers(server, SEATS, 'player')))
  }
  return { server, clients, admin, lobbies }
}

/**
 * Measures a bet of each player in each round before the kick-off and after it. Neighbours in the queue call different
 * nodes.
 */
async function betsOf({ server, clients, admin, lobbies }: Stage): Promise<string[]> {
  const all: SeatedLobbies = { server, admin, lobbies }
  const works: MeasuredWork[] = []
  let bets = 0
  for await (const open of roundsOf(all)) {
    const requests = await betsOn(all, open)
    await verified(clients, lobbies)
    const work = await measureWork(server, () => sendAll(clients, requests))
    if (bets > 0) works.push(work)
    bets = requests.length
    if (works.length === ROUNDS) break
  }
  const each = (figure: (work: MeasuredWork) => number) => median(works.map((work) => figure(work) / bets))
  return [
    count(1000 / each(({ took }) => took)),
    ms(each(({ cpu, databaseCpu }) => cpu - databaseCpu)),
    ms(each(({ databaseCpu }) => databaseCpu)),
  ]
}

/** Makes the nodes verify the tokens, as for players who have the game open. */
async function verified(clients: readonly Client[], lobbies: readonly SeatedLobby[]): Promise<void> {
  for (const { players } of lobbies) {
    for (const player of players) {
      for (const { node } of clients) await node.ctx.callers.verify(await tokenOf(node.ctx, player))
    }
  }
}

async function sendAll(clients: readonly Client[], requests: readonly HttpRequest[]): Promise<void> {
  const connections = CLIENTS / clients.length
  await Promise.all(
    clients.map(({ node: { url }, caller }, index) =>
      caller.ask({ url, connections, requests: requests.filter((_, at) => at % clients.length === index) }),
    ),
  )
}

/** Measures events of the match. Each is pushed to all players, half of whom are connected to each client's node. */
async function eventsOf({ server, clients, admin, lobbies }: Stage, events: number): Promise<string[]> {
  const match = lobbies[0]?.lobby.match._id
  if (!match) throw new Error('There is no lobby')
  const players = lobbies.flatMap(({ lobby, players }) => players.map((player) => ({ player, lobby })))
  for (const [index, { node, listeners }] of clients.entries()) {
    const seats = players
      .filter((_, at) => at % clients.length === index)
      .map(async ({ player, lobby }) => ({
        token: await tokenOf(node.ctx, player),
        topics: [`match:${match}`, `lobby:${lobby._id}`],
      }))
    const port = Number(new URL(node.url).port)
    await listeners.ask({ do: 'connect', source: 'server', port, seats: await Promise.all(seats) })
  }
  const firsts: number[] = []
  const lasts: number[] = []
  const one = async () => {
    for (const { listeners } of clients) await listeners.ask({ do: 'wait', source: 'server' })
    const timeStamp = server.clock.date().toISOString()
    const startedAt = monotonic()
    await asks(server, admin, recordMatchEvent, { body: { match, eventType: 'Corner', timeStamp, team: 'home' } })
    const received = await Promise.all(
      clients.map(({ listeners }) => listeners.ask({ do: 'receive', source: 'server' })),
    )
    const times = received.flatMap((pushed) => (pushed ? [pushed.first, pushed.last] : []))
    firsts.push(Math.min(...times) - startedAt)
    lasts.push(Math.max(...times) - startedAt)
  }
  for (let event = 0; event < WARM_UP; event += 1) await one()
  firsts.length = 0
  lasts.length = 0
  const { cpu, databaseCpu } = await measureWork(server, async () => {
    for (let event = 0; event < events; event += 1) await one()
  })
  const own = cpu - databaseCpu
  return [
    ms(own / events),
    `${((own / events / players.length) * 1000).toFixed(1)} µs`,
    ms(databaseCpu / events),
    ms(median(firsts)),
    ms(median(lasts)),
  ]
}
