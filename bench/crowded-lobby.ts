import { echo, lobbyDetails, recordMatchEvent } from '@bettle/contract'
import type { BenchOptions } from './bench.ts'
import { betsOn, type Open, roundsOf, type SeatedLobbies } from './bet-rounds.ts'
import type { Counted, CounterQuestion } from './byte-counters.ts'
import type { Calls, CallTime } from './caller.ts'
import { count, monotonic, ms, printTable } from './figures.ts'
import type { HttpRequest } from './http-connection.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { type Part, startPart } from './part.ts'
import { recordStatements } from './statements.ts'
import { makeMatch, makeUsers, type SeatedLobby, seatCrowd, tokenOf } from './users.ts'

const BOUNDARIES = 3
const FETCHES = 200
/**
 * The highest number of bytes of all frames to one socket at the boundary of two rounds, without the frames of the
 * match.
 */
const LIMIT_BYTES = 8_000
/** The number of members up to which a lobby receives complete lists. */
const CROWD = 50
const GOAL_CPU_MS = 2
const GOAL_STATEMENTS = 4

interface Setup extends SeatedLobbies {
  readonly server: OwnServer
  readonly crowd: SeatedLobby
  readonly caller: Part<Calls, CallTime[]>
  readonly counters: Part<CounterQuestion, Counted | undefined>
}

/**
 * Measures, for each size of a lobby, the bytes that a socket receives at the boundary of two rounds on which every
 * member bet. It also measures CPU time and statements of one player's round, and those of `lobby-details`.
 */
export async function crowdedLobby({ database, only, members }: BenchOptions): Promise<void> {
  const boundaries: string[][] = []
  const rounds: string[][] = []
  const details: string[][] = []
  for (const [name, url] of [['embedded', undefined] as const, ['postgres', database] as const]) {
    if ((name === 'postgres' && url === undefined) || (only !== undefined && only !== name)) continue
    for (const size of members) {
      console.log(`${name}: seating ${size} …`)
      const setup = await prepare(url, size)
      try {
        const [ofBoundary, ofRound] = await everyBoundary(setup)
        boundaries.push([name, `${size}`, ...ofBoundary])
        rounds.push([name, `${size}`, ...ofRound])
        for (const row of await everyFetch(setup)) details.push([name, `${size}`, ...row])
      } finally {
        await setup.counters.ask({ do: 'leave' }).catch(() => undefined)
        await Promise.all([setup.caller.stop(), setup.counters.stop()])
        await setup.server.stop()
      }
    }
  }
  printTable(
    ['database', 'members', 'bytes to one socket', 'limit', 'largest frame', 'bytes to all', 'last frame after'],
    boundaries,
  )
  printTable(['database', 'members', 'CPU of a round and player', 'goal', 'statements', 'CPU without a bet'], rounds)
  printTable(['database', 'members', 'lobby-details', 'CPU', 'goal', 'statements', 'goal', 'bytes'], details)
}

async function prepare(url: string | undefined, size: number): Promise<Setup> {
  const server = await startOwnServer(url)
  const [admin] = await makeUsers(server, 1, 'admin')
  if (!admin) throw new Error('The administrator was not created')
  const match = await makeMatch(server, admin)
  const crowd = await seatCrowd(server, match, await makeUsers(server, size, 'player'))
  return {
    ...{ server, admin, crowd, lobbies: [crowd] },
    caller: startPart<Calls, CallTime[]>('./caller'),
    counters: startPart<CounterQuestion, Counted | undefined>('./byte-counters'),
  }
}

/**
 * Measures the boundaries of rounds. The second boundary settles one round and reveals the next, and both have a bet of
 * every member.
 */
async function everyBoundary(setup: Setup): Promise<[string[], string[]]> {
  const { server, crowd, counters, caller, admin } = setup
  const { _id: lobbyId, match } = crowd.lobby
  const rounds = roundsOf(setup)
  const betAll = async (): Promise<Open> => {
    const { value: open } = await rounds.next()
    if (!open) throw new Error('No round of the match is left')
    const requests = await betsOn(setup, open)
    await caller.ask({ url: server.url, connections: 16, requests })
    return open
  }
  await betAll()
  await betAll()
  const seats: { token: string; topics: string[] }[] = []
  for (const player of crowd.players) {
    seats.push({ token: await tokenOf(server.ctx, player), topics: [`lobby:${lobbyId}`, `seat:${lobbyId}`] })
  }
  await counters.ask({ do: 'connect', port: Number(new URL(server.url).port), seats })
  const counted: Counted[] = []
  const tookLast: number[] = []
  const cpu: number[] = []
  const cpuIdle: number[] = []
  const statements: number[] = []
  for (let boundary = 0; boundary < BOUNDARIES; boundary += 1) {
    await settledFrames(setup)
    const recording = recordStatements()
    const cpuBefore = process.cpuUsage()
    const from = monotonic()
    // Moves the clock to the next round, then places the bets on the one after it.
    const { value: open } = await rounds.next()
    await server.ctx.jobs.settled()
    const frames = await settledFrames(setup)
    if (!open) throw new Error('No round of the match is left')
    await caller.ask({ url: server.url, connections: 16, requests: await betsOn(setup, open) })
    const used = process.cpuUsage(cpuBefore)
    cpu.push((used.user + used.system) / 1000 / crowd.players.length)
    statements.push(recording.stop().flat().length / crowd.players.length)
    counted.push(frames)
    tookLast.push(frames.last - from)
    await settledFrames(setup)
    const timeStamp = server.clock.date().toISOString()
    await fetch(`${server.url}/api${recordMatchEvent.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokenOf(server.ctx, admin)}`, 'content-type': 'application/json' },
      body: JSON.stringify({ match: match._id, eventType: 'Corner', timeStamp }),
    })
  }
  for (let idle = 0; idle < 2; idle += 1) {
    const cpuBefore = process.cpuUsage()
    const { done } = await rounds.next()
    await server.ctx.jobs.settled()
    if (done) break
    const used = process.cpuUsage(cpuBefore)
    cpuIdle.push((used.user + used.system) / 1000 / crowd.players.length)
  }
  const most = Math.max(...counted.map((each) => each.most))
  return [
    [
      count(most),
      crowd.players.length > CROWD ? count(LIMIT_BYTES) : '-',
      count(Math.max(...counted.map(({ largest }) => largest))),
      count(Math.max(...counted.map(({ bytes }) => bytes))),
      ms(Math.max(...tookLast)),
    ],
    [
      ms(Math.min(...cpu)),
      ms(GOAL_CPU_MS),
      Math.min(...statements).toFixed(1),
      cpuIdle.length > 0 ? ms(Math.min(...cpuIdle)) : '-',
    ],
  ]
}

/** Waits until the sockets have received nothing for a moment, and returns what they received until then. */
async function settledFrames({ counters }: Setup): Promise<Counted> {
  let all: Counted = { bytes: 0, most: 0, frames: 0, largest: 0, last: 0 }
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 150))
    const next = await counters.ask({ do: 'count' })
    if (!next || next.frames === 0) return all
    all = {
      bytes: all.bytes + next.bytes,
      most: all.most + next.most,
      frames: all.frames + next.frames,
      largest: Math.max(all.largest, next.largest),
      last: next.last,
    }
  }
}

const VARIANTS = [
  { name: 'echo, for comparison', query: undefined, isChanged: false, isTagged: false },
  { name: 'unchanged', query: '', isChanged: false, isTagged: false },
  { name: 'unchanged, few members', query: '?members=few', isChanged: false, isTagged: false },
  { name: 'each after a change', query: '', isChanged: true, isTagged: false },
  { name: 'each after a change, few members', query: '?members=few', isChanged: true, isTagged: false },
  { name: '304', query: '', isChanged: false, isTagged: true },
] as const

/**
 * Measures `lobby-details` of eight members, one after the other, from a separate client process: unchanged, after a
 * change, and with its tag.
 */
async function everyFetch(setup: Setup): Promise<string[][]> {
  const { server, crowd, caller } = setup
  const { _id: lobbyId } = crowd.lobby
  const path = `/api${lobbyDetails.path.replace(':lobbyId', lobbyId)}`
  const rows: string[][] = []
  const fetches = crowd.players.length > 100 ? FETCHES / 4 : FETCHES
  for (const { name, query, isChanged, isTagged } of VARIANTS) {
    const requests: HttpRequest[] = []
    const address = query === undefined ? `/api${echo.path}` : `${path}${query}`
    let bytes = 0
    for (const player of crowd.players.slice(0, 8)) {
      const headers = { authorization: `Bearer ${await tokenOf(server.ctx, player)}` }
      const reply = await fetch(`${server.url}${address}`, { headers })
      bytes = (await reply.text()).length
      const tag = isTagged ? { 'if-none-match': reply.headers.get('etag') ?? '' } : {}
      requests.push({ method: 'GET', path: address, headers: { ...headers, ...tag } })
    }
    const rest: Measured = { cpu: 0, statements: 0 }
    const all = Array.from({ length: fetches }, (_, n) => requests[n % requests.length] as HttpRequest)
    // These first fetches are not measured, because the code is compiled during them.
    await caller.ask({ url: server.url, connections: 1, requests: all })
    // A question to the caller costs this process some CPU time, so each question contains as many fetches as possible.
    for (const asked of isChanged ? all.map((one) => [one]) : [all]) {
      if (isChanged) await change(setup)
      const recording = recordStatements()
      const before = process.cpuUsage()
      await caller.ask({ url: server.url, connections: 1, requests: asked })
      const used = process.cpuUsage(before)
      rest.cpu += (used.user + used.system) / 1000
      rest.statements += recording.stop().flat().length
    }
    const each = { cpu: ms(rest.cpu / fetches), statements: (rest.statements / fetches).toFixed(1) }
    rows.push([name, each.cpu, ms(GOAL_CPU_MS), each.statements, `${GOAL_STATEMENTS}`, isTagged ? '0' : count(bytes)])
  }
  return rows
}

interface Measured {
  cpu: number
  statements: number
}

/** Changes the lobby's version, so that nothing in the caches is current. */
async function change({ server, crowd }: Setup): Promise<void> {
  await server.ctx.db
    .updateTable('lobby')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', crowd.lobby._id)
    .execute()
}
