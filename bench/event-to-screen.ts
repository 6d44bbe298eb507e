import { execFileSync } from 'node:child_process'
import { recordMatchEvent, startHalf1 } from '@bettle/contract'
import type { BareAnswer, BareQuestion } from './bare-writes.ts'
import type { BenchOptions } from './bench.ts'
import type { Calls, CallTime } from './caller.ts'
import { count, median, ms, printTable, times, worst } from './figures.ts'
import type { ListenerQuestion, Received, Seat, Source } from './listeners.ts'
import { memoryInUse } from './memory-in-use.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { type Part, startPart } from './part.ts'
import { asks, type BenchUser, makeMatch, makeUsers, seatQuickly, tokenOf } from './users.ts'

const WARM_UP = 10
/** The number of files that a process has open besides its sockets. */
const OTHER_FILES = 100

interface Sample {
  readonly toFirst: number
  readonly toLast: number
  readonly bare: number
}

/** The memory of all sockets in the server's process, and in the process of the bare writes (bytes). */
interface SocketMemory {
  readonly server: number
  readonly bare: number
}

interface Stage {
  readonly server: OwnServer
  readonly caller: Part<Calls, CallTime[]>
  readonly listeners: Part<ListenerQuestion, Received | undefined>
  readonly bare: Part<BareQuestion, BareAnswer>
}

/**
 * Measures the time from the operator's call until the last of many players who follow the match and their lobby
 * receives the event. The server, the operator, the players and the bare writes are separate processes. Events and bare
 * writes alternate, so that a busy machine slows both equally.
 */
export async function eventToScreen({ database, sizes = [200, 1000, 4000], events }: BenchOptions): Promise<void> {
  const rows: string[][] = []
  for (const [name, url] of [['embedded', undefined] as const, ['PostgreSQL', database] as const]) {
    if (name === 'PostgreSQL' && url === undefined) continue
    for (const size of sizes) {
      if (!fits(size)) continue
      console.log(`${name}: creating and connecting ${size} players …`)
      const { samples, memory } = await measureSize(url, size, events)
      rows.push([name, `${size}`, ...figuresOf(samples), count(memory.server / size), count(memory.bare / size)])
    }
  }
  printTable(
    [
      ...[
        'database',
        'players',
        'first: median',
        'last: median',
        'last: slowest',
        'bare writes',
        'ratio',
        'delivery alone',
      ],
      ...['bytes of a socket', 'of a bare one'],
    ],
    rows,
  )
}

function figuresOf(samples: readonly Sample[]): string[] {
  const toLast = samples.map((sample) => sample.toLast)
  const bare = median(samples.map((sample) => sample.bare))
  return [
    ms(median(samples.map((sample) => sample.toFirst))),
    ms(median(toLast)),
    ms(worst(toLast)),
    ms(bare),
    times(median(toLast) / bare),
    times(median(samples.map((sample) => sample.toLast - sample.toFirst)) / bare),
  ]
}

/**
 * True if the limit of open files allows this size. Each player needs two sockets in the listeners' process: one to the
 * server, one to the bare writes.
 */
function fits(size: number): boolean {
  if (process.platform === 'win32') return true
  const allowed = execFileSync('/bin/sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim()
  const needed = 2 * size + OTHER_FILES
  if (allowed === 'unlimited' || Number(allowed) >= needed) return true
  console.log(
    `Skipped ${size} players: they need ${needed} open files in one process, and this machine allows ${allowed}.`,
  )
  return false
}

async function measureSize(
  database: string | undefined,
  size: number,
  events: number,
): Promise<{ samples: Sample[]; memory: SocketMemory }> {
  const stage: Stage = {
    server: await startOwnServer(database),
    caller: startPart('./caller'),
    listeners: startPart('./listeners'),
    bare: startPart('./bare-writes'),
  }
  try {
    const { record, memory } = await kickOff(stage, size)
    const samples: Sample[] = []
    for (let event = -WARM_UP; event < events; event += 1) {
      const sample = await measureOne(stage, record)
      if (event >= 0) samples.push(sample)
    }
    return { samples, memory }
  } finally {
    await stage.listeners.ask({ do: 'leave' }).catch(() => undefined)
    await Promise.all([stage.caller, stage.listeners, stage.bare].map((part) => part.stop()))
    await stage.server.stop()
  }
}

/** Starts a match with all players seated and connected. Returns the call that records an event. */
async function kickOff(
  { server, listeners, bare }: Stage,
  size: number,
): Promise<{ record: Omit<Calls, 'connections'>; memory: SocketMemory }> {
  const [admin] = await makeUsers(server, 1, 'admin')
  if (!admin) throw new Error('The administrator was not created')
  const players = await makeUsers(server, size, 'player')
  const match = await makeMatch(server, admin)
  const lobbies = await seatQuickly(server, match, players)
  await asks(server, admin, startHalf1, { body: { matchId: match } })
  await server.clock.advance(5 * 60_000)
  await server.ctx.jobs.settled()

  const seats = await Promise.all(
    lobbies.flatMap(({ lobby, players }) =>
      players.map(async (player): Promise<Seat> => {
        const token = await tokenOf(server.ctx, player)
        return { token, topics: [`match:${match}`, `lobby:${lobby._id}`] }
      }),
    ),
  )
  const port = await bare.ask({ do: 'listen' })
  const before = { server: memoryInUse(), bare: await bare.ask({ do: 'measure' }) }
  await connect(listeners, 'server', Number(new URL(server.url).port), seats)
  await connect(listeners, 'bare', port, Array(size).fill({ topics: [] }))
  const memory = { server: memoryInUse() - before.server, bare: (await bare.ask({ do: 'measure' })) - before.bare }
  const timeStamp = server.clock.date().toISOString()
  const record = await recording(server, admin, { match, eventType: 'Corner', timeStamp, team: 'home' })
  return { record, memory }
}

function connect(listeners: Stage['listeners'], source: Source, port: number, seats: readonly Seat[]) {
  return listeners.ask({ do: 'connect', source, port, seats })
}

async function recording(server: OwnServer, admin: BenchUser, body: object): Promise<Omit<Calls, 'connections'>> {
  const { method, path } = recordMatchEvent
  const headers = { authorization: `Bearer ${await tokenOf(server.ctx, admin)}` }
  return { url: server.url, requests: [{ method, path: `/api${path}`, headers, body: JSON.stringify(body) }] }
}

async function measureOne({ caller, listeners, bare }: Stage, record: Omit<Calls, 'connections'>): Promise<Sample> {
  await listeners.ask({ do: 'wait', source: 'server' })
  const [call] = await caller.ask({ ...record, connections: 1 })
  const received = await listeners.ask({ do: 'receive', source: 'server' })
  if (!call || !received) throw new Error('The call was not sent')

  await listeners.ask({ do: 'wait', source: 'bare' })
  const written = await bare.ask({ do: 'write', frame: received.frame })
  const receivedBare = await listeners.ask({ do: 'receive', source: 'bare' })
  if (!receivedBare) throw new Error('The bare writes were not sent')
  return {
    toFirst: received.first - call.startedAt,
    toLast: received.last - call.startedAt,
    bare: receivedBare.last - written,
  }
}
