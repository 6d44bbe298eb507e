import { startHalf1 } from '@bettle/contract'
import { startServer } from '@bettle/server'
import type { BenchOptions } from './bench.ts'
import { median, ms, printTable, times } from './figures.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { startPart } from './part.ts'
import type { Returned, Returning, ReturnQuestion } from './returning.ts'
import { recordStatements } from './statements.ts'
import { asks, makeMatch, makeUsers, seatQuickly, tokenOf } from './users.ts'

const TRIES = 3
/** The highest allowed time of the slowest client (ms), by the number of clients. */
const GOALS = new Map([
  [2000, 5000],
  [4000, 10_000],
])

interface Sample extends Returned {
  readonly cpu: number
  readonly statements: number
}

/**
 * Measures the time until the last of many clients, which all connect at the same moment, is up to date again. After a
 * lost connection they have missed nothing. At another server of the installation they find no history, so they also
 * fetch their lobbies. The limit is the time of clients that follow nothing.
 */
export async function reconnection({ database, sizes = [200, 1000, 4000] }: BenchOptions): Promise<void> {
  const rows: string[][] = []
  for (const size of sizes) {
    const server = await startOwnServer(database)
    try {
      const clients = await seatedClients(server, size)
      const nothing = await measure(
        server,
        clients.map((client) => ({ ...client, follow: [] })),
      )
      const cut = await measure(server, clients)
      rows.push(rowOf(size, 'nothing followed: the limit', nothing, nothing), rowOf(size, 'after a cut', cut, nothing))
      if (database !== undefined) {
        const other = await measureOnAnotherServer(server, clients)
        rows.push(rowOf(size, 'at a server without their history', other, nothing))
      }
    } finally {
      await server.stop()
    }
  }
  printTable(
    ['clients', 'what', 'last', 'goal', 'ratio', 'resyncs', 'refused', 'CPU a client', 'statements a client'],
    rows,
  )
}

function rowOf(size: number, what: string, samples: readonly Sample[], limit: readonly Sample[]): string[] {
  const of = (pick: (sample: Sample) => number, from = samples) => median(from.map(pick))
  const goal = GOALS.get(size)
  return [
    `${size}`,
    what,
    ms(of(({ last }) => last)),
    goal === undefined ? '' : ms(goal),
    times(of(({ last }) => last) / of(({ last }) => last, limit)),
    `${of(({ resyncs }) => resyncs)}`,
    `${of(({ refused }) => refused)}`,
    ms(of(({ cpu }) => cpu) / size),
    (of(({ statements }) => statements) / size).toFixed(2),
  ]
}

async function seatedClients(server: OwnServer, size: number): Promise<Returning[]> {
  const [admin] = await makeUsers(server, 1, 'admin')
  if (!admin) throw new Error('The administrator was not created')
  const match = await makeMatch(server, admin)
  const lobbies = await seatQuickly(server, match, await makeUsers(server, size, 'player'))
  await asks(server, admin, startHalf1, { body: { matchId: match } })
  await server.clock.advance(5 * 60_000)
  await server.ctx.jobs.settled()
  const { db } = server.ctx
  const versions = new Map<string, number>()
  for (const { id, version } of await db.selectFrom('match').select(['id', 'version']).execute())
    versions.set(id, version)
  for (const { id, version } of await db.selectFrom('lobby').select(['id', 'version']).execute())
    versions.set(id, version)
  for (const { account_id, seat_version } of await db.selectFrom('member').selectAll().execute())
    versions.set(account_id, seat_version)
  const held = (topic: string, id: string) => ({ topic, version: versions.get(id) ?? 0 })
  return Promise.all(
    lobbies.flatMap(({ lobby, players }) =>
      players.map(async (player) => ({
        token: await tokenOf(server.ctx, player),
        lobby: `/api/app/game/lobby-details/${lobby._id}`,
        follow: [
          held(`match:${match}`, match),
          held(`lobby:${lobby._id}`, lobby._id),
          held(`seat:${lobby._id}`, player.userId),
          { topic: 'hub', version: 0 },
          { topic: 'user', version: 0 },
        ],
      })),
    ),
  )
}

/**
 * Measures clients that connect to another server of the installation. It has published nothing to them, and one event
 * has happened meanwhile.
 */
async function measureOnAnotherServer(server: OwnServer, clients: readonly Returning[]): Promise<Sample[]> {
  await server.ctx.db
    .updateTable('match')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .execute()
  const other = await startServer({ clock: server.clock, afterStart: [], config: server.ctx.config })
  try {
    return await measure({ ...server, ...other, stop: server.stop }, clients)
  } finally {
    await other.stop()
  }
}

async function measure(server: OwnServer, clients: readonly Returning[]): Promise<Sample[]> {
  const samples: Sample[] = []
  for (let one = 0; one < TRIES; one += 1) {
    const part = startPart<ReturnQuestion, Returned>('./returning')
    const recorded = recordStatements()
    const before = process.cpuUsage()
    const returned = await part.ask({ do: 'return', port: Number(new URL(server.url).port), clients })
    const { user, system } = process.cpuUsage(before)
    samples.push({ ...returned, cpu: (user + system) / 1000, statements: recorded.stop().flat().length })
    await part.stop()
  }
  return samples
}
