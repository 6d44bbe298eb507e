import { deleteMatchEvent, recordMatchEvent, startHalf1 } from '@bettle/contract'
import { correctBare, revealBare, settleBare } from './bare-settlement.ts'
import type { BareAnswer, BareQuestion } from './bare-writes.ts'
import type { BenchOptions } from './bench.ts'
import { type MatchWithBets, matchWithBets } from './bench-matches.ts'
import { monotonic, ms, printTable, times } from './figures.ts'
import type { ListenerQuestion, Received, Seat } from './listeners.ts'
import { type MeasuredWork, measureWork } from './measured-work.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { type Part, startPart } from './part.ts'
import { asks, type BenchUser, makeUsers, tokenOf } from './users.ts'

const MINUTE = 60_000
const LOBBIES = 200
const SEATS = 8
const PLAYERS = LOBBIES * SEATS
/** The limit of the ratio to the bare work. */
const MOST = 3

const HEAD = [
  'database',
  'corrected',
  'last push',
  'one statement',
  'bare writes',
  'ratio',
  'CPU',
  'ratio of CPU',
  'limit',
]

interface Stage {
  readonly server: OwnServer
  readonly listeners: Part<ListenerQuestion, Received | undefined>
  readonly bareWrites: Part<BareQuestion, BareAnswer>
}

/**
 * An operator removes and adds an event of a settled round, which turns the results of 1,600 bets in 200 lobbies into their
 * opposites, until the last of 1,600 connected players knows. The bare work is one statement that writes the same rows in
 * another match, and bare writes of one frame to as many sockets.
 */
export async function correction({ database, only }: BenchOptions): Promise<void> {
  const rows: string[][] = []
  for (const [name, url] of [['embedded', undefined] as const, ['postgres', database] as const]) {
    if ((name === 'postgres' && url === undefined) || (only !== undefined && only !== name)) continue
    console.log(`${name}: seating and connecting ${PLAYERS} players …`)
    const stage: Stage = {
      server: await startOwnServer(url),
      listeners: startPart('./listeners'),
      bareWrites: startPart('./bare-writes'),
    }
    try {
      rows.push(...(await corrections(stage)).map((row) => [name, ...row]))
    } finally {
      await stage.listeners.ask({ do: 'leave' }).catch(() => undefined)
      await Promise.all([stage.listeners.stop(), stage.bareWrites.stop()])
      await stage.server.stop()
    }
  }
  printTable(HEAD, rows)
}

async function corrections(stage: Stage): Promise<string[][]> {
  const { server } = stage
  const { ctx, clock } = server
  const [admin] = await makeUsers(server, 1, 'admin')
  if (!admin) throw new Error('The administrator was not created')
  const players = await makeUsers(server, PLAYERS, 'player')
  const played = await matchWithBets(server, admin, { bets: PLAYERS, seats: SEATS, players })
  const bare = await matchWithBets(server, admin, { bets: PLAYERS, seats: SEATS })
  await asks(server, admin, startHalf1, { body: { matchId: played.matchId } })
  await clock.set(Math.ceil((clock.now() + 1) / MINUTE) * MINUTE)
  await ctx.jobs.settled()
  await clock.advance(2 * MINUTE)
  const timeStamp = clock.date().toISOString()
  const record = { match: played.matchId, eventType: 'Corner', timeStamp }
  let { event } = await asks(server, admin, recordMatchEvent, { body: record })
  await clock.advance(8 * MINUTE)
  await ctx.jobs.settled()
  await revealBare(ctx, bare.roundId)
  await settleBare(ctx, bare.roundId)
  await connect(stage, played, players)

  const removed = await measured(stage, async () => {
    await asks(server, admin, deleteMatchEvent, { params: { id: event._id }, query: {} })
  })
  const statement = await measureWork(server, () => correctBare(ctx, bare.roundId))
  const writes = await bareWrites(stage, removed.frame)
  const added = await measured(stage, async () => {
    ;({ event } = await asks(server, admin, recordMatchEvent, { body: record }))
  })
  return [row('event removed', removed, statement, writes), row('event added', added, statement, writes)]
}

/** Every player follows the match, the lobby and the seat, as a browser does. */
async function connect(
  { server, listeners, bareWrites }: Stage,
  { matchId }: MatchWithBets,
  players: readonly BenchUser[],
) {
  const members = await server.ctx.db
    .selectFrom('member')
    .innerJoin('lobby', 'lobby.id', 'member.lobby_id')
    .select(['account_id', 'lobby_id'])
    .where('match_id', '=', matchId)
    .execute()
  const lobbyOf = new Map(members.map(({ account_id, lobby_id }) => [account_id, lobby_id]))
  const seats = await Promise.all(
    players.map(async (player): Promise<Seat> => {
      const lobbyId = lobbyOf.get(player.userId)
      const topics = [`match:${matchId}`, `lobby:${lobbyId}`, `seat:${lobbyId}`]
      return { token: await tokenOf(server.ctx, player), topics }
    }),
  )
  const port = Number(new URL(server.url).port)
  await listeners.ask({ do: 'connect', source: 'server', port, seats, awaited: 'round.corrected' })
  const barePort = await bareWrites.ask({ do: 'listen' })
  const bareSeats = Array(PLAYERS).fill({ topics: [] })
  await listeners.ask({ do: 'connect', source: 'bare', port: barePort, seats: bareSeats, awaited: 'round.corrected' })
}

interface Correction {
  /** From the operator's request to the last player (ms). */
  readonly toLast: number
  readonly work: MeasuredWork
  readonly frame: string
}

async function measured({ server, listeners }: Stage, correct: () => Promise<void>): Promise<Correction> {
  await listeners.ask({ do: 'wait', source: 'server' })
  const startedAt = monotonic()
  const work = await measureWork(server, async () => {
    await correct()
    await server.ctx.jobs.settled()
  })
  const received = await listeners.ask({ do: 'receive', source: 'server' })
  if (!received) throw new Error('The correction was not published')
  return { toLast: received.last - startedAt, work, frame: received.frame }
}

/** The time of bare writes of the frame to as many sockets (ms). */
async function bareWrites({ listeners, bareWrites }: Stage, frame: string): Promise<number> {
  await listeners.ask({ do: 'wait', source: 'bare' })
  const written = await bareWrites.ask({ do: 'write', frame })
  const received = await listeners.ask({ do: 'receive', source: 'bare' })
  if (!received) throw new Error('The bare writes were not sent')
  return received.last - written
}

function row(name: string, { toLast, work }: Correction, statement: MeasuredWork, writes: number): string[] {
  const ratio = times(toLast / (statement.took + writes))
  return [
    name,
    ms(toLast),
    ms(statement.took),
    ms(writes),
    ratio,
    ms(work.cpu),
    times(work.cpu / statement.cpu),
    times(MOST),
  ]
}
