import type { RouteSpec } from '@bettle/contract'
import type { BenchOptions } from './bench.ts'
import { betsOn, type Open, roundsOf } from './bet-rounds.ts'
import type { Calls, CallTime } from './caller.ts'
import { median, ms, printTable, quantile } from './figures.ts'
import type { HttpRequest } from './http-connection.ts'
import { callsBelowAdministrator, type Looped, type Subject } from './looped-calls.ts'
import type { LoopAnswers, Loops } from './looper.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { type Part, startPart } from './part.ts'
import { type BenchUser, makeMatch, makeUsers, type SeatedLobby, seatCrowd, tokenOf } from './users.ts'

/** The number of members in the lobby that the loops request. */
const CROWD = 150
const LOOPS = 8
/** The number of requests of each call when only its cost is measured. */
const REQUESTS_PER_CALL = 6
const MOST_EXPENSIVE = 10

interface Setup {
  readonly server: OwnServer
  readonly honest: SeatedLobby
  readonly crowd: SeatedLobby
  readonly admin: BenchUser
  readonly bettor: Part<Calls, CallTime[]>
  readonly looper: Part<Loops, LoopAnswers>
}

interface Row {
  readonly call: Looped
  readonly cpu: number
  readonly bytes: number
}

/**
 * Measures honest players who bet one after the other, while eight accounts at eight addresses repeat one call without
 * pause. Limits are on. The same number of bets is measured first, in the same round, without the eight accounts.
 */
export async function eightLoops({ database, only, bets, calls }: BenchOptions): Promise<void> {
  for (const [name, url] of [['embedded', undefined] as const, ['postgres', database] as const]) {
    if ((name === 'postgres' && url === undefined) || (only !== undefined && only !== name)) continue
    console.log(`${name}: creating lobbies of ${CROWD} and of ${2 * bets} players …`)
    await measureOn(name, url, bets, calls)
  }
}

async function measureOn(name: string, url: string | undefined, bets: number, named: readonly string[]) {
  const server = await startOwnServer(url, { rateLimits: true, trustProxy: 1 })
  const bettor = startPart<Calls, CallTime[]>('./caller')
  const looper = startPart<Loops, LoopAnswers>('./looper')
  try {
    const [admin] = await makeUsers(server, 1, 'admin')
    if (!admin) throw new Error('The administrator was not created')
    let setup = await prepare(server, admin, bets, { bettor, looper })
    let rounds = roundsOf({ server, admin, lobbies: [setup.honest, setup.crowd] })
    let open = await nextOf(rounds, setup)
    const weighed = await weigh(setup, open, named)
    printTable(
      ['call', 'CPU of the server', 'bytes'],
      weighed.slice(0, 2 * MOST_EXPENSIVE).map(({ call, cpu, bytes }) => [call.name, ms(cpu), `${bytes}`]),
    )
    const rows: string[][] = []
    for (const row of weighed.slice(0, MOST_EXPENSIVE)) {
      const next = await rounds.next()
      if (next.done) {
        setup = await prepare(server, admin, bets, { bettor, looper })
        rounds = roundsOf({ server, admin, lobbies: [setup.honest, setup.crowd] })
        open = await nextOf(rounds, setup)
      } else {
        open = next.value
        await everyoneBets(setup, open)
      }
      rows.push([name, ...(await measured(setup, open, row, bets))])
      console.log(rows.at(-1)?.join(' | '))
    }
    printTable(HEAD, rows)
  } finally {
    await bettor.stop()
    await looper.stop()
    await server.stop()
  }
}

const HEAD = [
  ...[
    'database',
    'call',
    'CPU without load',
    'calls/s',
    'replies with 429',
    'bet, p95 without loops',
    'bet, median',
    'bet, p95',
    'limit',
    'within limit',
  ],
]

async function prepare(
  server: OwnServer,
  admin: BenchUser,
  bets: number,
  parts: Pick<Setup, 'bettor' | 'looper'>,
): Promise<Setup> {
  const match = await makeMatch(server, admin)
  const honest = await seatCrowd(server, match, await makeUsers(server, 2 * bets, 'player'))
  const crowd = await seatCrowd(server, match, await makeUsers(server, CROWD, 'player'))
  return { server, honest, crowd, admin, ...parts }
}

/** Returns the first round that is played and on which, as on the previous one, the crowd has bet. */
async function nextOf(rounds: AsyncGenerator<Open, undefined>, setup: Setup): Promise<Open> {
  for (let round = 0; ; round += 1) {
    const { value: open } = await rounds.next()
    if (!open) throw new Error('No round of the match is left')
    await everyoneBets(setup, open)
    if (round === 3) return open
  }
}

async function everyoneBets({ server, crowd, bettor }: Setup, open: Open): Promise<void> {
  const requests = await betsOn({ server, admin: crowd.players[0] as BenchUser, lobbies: [crowd] }, open)
  await bettor.ask({ url: server.url, connections: 16, requests: requests.map((bet) => from(bet, '192.0.2.1')) })
}

const from = (request: HttpRequest, address: string): HttpRequest => ({
  ...request,
  headers: { ...request.headers, 'x-forwarded-for': address },
})

/**
 * Measures the cost of each call in this process, including the embedded database, without other load. Returns the most
 * expensive call first.
 */
async function weigh(setup: Setup, open: Open, named: readonly string[]): Promise<Row[]> {
  const subject = subjectOf(setup, open)
  const rows: Row[] = []
  for (const call of callsBelowAdministrator()) {
    if (named.length > 0 && !named.includes(call.name)) continue
    const [looper] = await makeLoopers(setup, 1)
    if (!looper) continue
    const requests = await requestsOf(setup, call, looper, subject, '198.51.100.1')
    await setup.looper.ask({ url: setup.server.url, loops: [requests], forMs: 0, most: requests.length })
    const before = process.cpuUsage()
    const { answers, bytes } = await setup.looper.ask({
      url: setup.server.url,
      loops: [requests],
      forMs: 0,
      most: REQUESTS_PER_CALL * requests.length,
    })
    const { user, system } = process.cpuUsage(before)
    rows.push({ call, cpu: (user + system) / 1000 / (answers / requests.length), bytes: Math.round(bytes / answers) })
  }
  return rows.sort((a, b) => b.cpu - a.cpu)
}

async function measured(setup: Setup, open: Open, { call, cpu }: Row, bets: number): Promise<string[]> {
  const { server, honest, bettor, looper } = setup
  const all = await betsOn({ server, admin: setup.admin, lobbies: [honest] }, open)
  const requests = all.map((bet) => from(bet, '203.0.113.1'))
  const ask = (some: readonly HttpRequest[]) => bettor.ask({ url: server.url, connections: 1, requests: some })
  const quiet = took(await ask(requests.slice(0, bets)))
  const subject = subjectOf(setup, open)
  const loops = await Promise.all(
    (await makeLoopers(setup, LOOPS)).map((user, index) =>
      requestsOf(setup, call, user, subject, `198.51.${100 + index}.${1 + (open.roundId.charCodeAt(30) % 200)}`),
    ),
  )
  const looping = looper.ask({ url: server.url, loops, forMs: 10 * 60_000, most: Number.MAX_SAFE_INTEGER })
  // The pause gives the loops time to reach full speed before the first bet.
  await new Promise((resolve) => setTimeout(resolve, 300))
  const loaded = took(await ask(requests.slice(bets)))
  await looper.ask({ url: server.url, loops: [], forMs: 0, most: 0 })
  const { answers, limited, elapsed } = await looping
  const p95 = quantile(loaded, 0.95)
  const limit = Math.max(150, 5 * quantile(quiet, 0.95))
  return [
    call.name,
    ms(cpu),
    `${Math.round((answers / elapsed) * 1000)}`,
    `${Math.round((100 * limited) / Math.max(1, answers))} %`,
    ms(quantile(quiet, 0.95)),
    ms(median(loaded)),
    ms(p95),
    ms(limit),
    p95 <= limit ? 'yes' : 'NO',
  ]
}

const took = (times: readonly CallTime[]) => times.map(({ startedAt, answeredAt }) => answeredAt - startedAt)

/** Creates members of the crowd's lobby with unused limits. */
async function makeLoopers({ server, crowd }: Setup, count: number): Promise<BenchUser[]> {
  const users = await makeUsers(server, count, 'player')
  const now = server.ctx.clock.date()
  const members = users.map(({ userId }) => ({
    lobby_id: crowd.lobby._id,
    account_id: userId,
    role: 'player' as const,
    ranked: true,
    chips: crowd.lobby.gameSettings.startingChips,
    joined_at: now,
    played_since: now,
  }))
  await server.ctx.db.insertInto('member').values(members).execute()
  return users
}

function subjectOf({ crowd }: Setup, { roundId, oddsId }: Open): Subject {
  return {
    lobbyId: crowd.lobby._id,
    code: crowd.lobby.lobbyCode,
    matchId: crowd.lobby.match._id,
    roundId,
    oddsId,
    userId: crowd.players[1]?.userId ?? '',
  }
}

async function requestsOf(
  { server: { ctx } }: Setup,
  call: Looped,
  user: BenchUser,
  subject: Subject,
  address: string,
): Promise<HttpRequest[]> {
  const token = await tokenOf(ctx, user)
  return call.requests(subject).map(({ route, params = {}, query = {}, body }) => ({
    method: route.method,
    path: pathOf(route, params, query),
    headers: {
      'x-forwarded-for': address,
      ...(route.access === 'anyone' ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }))
}

function pathOf({ path }: RouteSpec, params: Record<string, string>, query: Record<string, string>): string {
  const search = new URLSearchParams(query).toString()
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return `/api${filled}${search === '' ? '' : `?${search}`}`
}
