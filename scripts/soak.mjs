import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import * as contract from '@bettle/contract'
import pg from 'pg'
import { checkLedgers } from './drill/check-ledgers.mjs'
import { caller, drillPlayer, headersOf } from './drill/drill-player.mjs'
import { ADMIN, drillSystem, missingProgram } from './drill/drill-system.mjs'
import { growthOf, medianOf } from './drill/growth.ts'
import { inspector } from './drill/inspector.mjs'
import { randomSource } from './drill/random-source.mjs'
import { recordedMatch } from './drill/recorded-match.mjs'
import { runDrill } from './drill/run-drill.mjs'

const USAGE = `Plays match after match on two nodes, measures what the nodes use, and fails if anything grows.

  npm run soak -- [options]

  --minutes N   How long it measures, warm-up included (default 30)
  --players N   How many clients play at once (default 24)
  --tempo N     How many times faster than a real match (default 60: a match takes some two minutes)
  --short       Some 40 s: one match at tempo 200, a sample every second; finds only what leaks fast
  --seed N      Repeats the choices of another run (default random; it is printed)
  --within S    Fails if the whole run takes longer

It starts a PostgreSQL, a Redis and two built nodes behind a TCP balancer on free ports. The matches are recorded ones of
BETTLE_MATCH_DATA, or simulated; the practice match with its bots and guests' games run beside them. Clients come and go: they register or
sign in, join, bet, leave the lobby or vanish, and some sign out. Every ten seconds each node collects its garbage and is measured. A
line is fitted to each series after the warm-up, which is the first fifth. Without PostgreSQL or Redis it says so and skips.
The exit code is 1 if a line rises above its limit, a socket or an overdue job remains, a ledger is wrong, a call is answered 500, or a
node ends by itself.`

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    players: { type: 'string' },
    tempo: { type: 'string' },
    seed: { type: 'string' },
    within: { type: 'string' },
    short: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}
const missing = missingProgram()
if (missing) {
  console.log(`Soak: skipped: ${missing} is not installed.`)
  process.exit(0)
}
const usual = values.short
  ? { minutes: 0.6, players: 12, tempo: 200, everyMs: 1000 }
  : { minutes: 30, players: 24, tempo: 60, everyMs: 10_000 }
const given = (name) => Number(values[name] ?? usual[name])
const SEED = Number(values.seed ?? Math.floor(Math.random() * 1e9))
const MEASURE_MS = given('minutes') * 60_000
const WARM_UP = 0.2
const NODES = 2
const LOBBIES = 4
/** How many accounts exist for each client that plays. */
const ACCOUNTS_PER_CLIENT = 3
/** How often clients stop playing and others begin (minutes of the match). */
const CHANGE_EVERY_MINUTES = 2
/** The length of a match: two halves with added time, half-time, and the results. */
const MATCH_MINUTES = 130
const END_WITHIN_MS = 60_000
const EMPTY_WITHIN_MS = 20_000
/** How long a job may be due before it counts as stuck (s). */
const OVERDUE_S = 30
const MB = 2 ** 20

/** The factor of the allowed noise. In one match everything rises and falls once, so the short form allows more. */
const NOISE = values.short ? 4 : 1
/** The allowed growth of each series while it is measured: `noise` in any run, and `perHour` in each hour. */
const LIMITS = {
  'heap after GC (MB)': { noise: 10, perHour: 15 },
  // A node keeps up to twice 16 MB of updates for clients that come back.
  'external memory (MB)': { noise: 35, perHour: 8 },
  'RSS (MB)': { noise: 40, perHour: 60 },
  'file descriptors': { noise: 8, perHour: 4 },
  handles: { noise: 12, perHour: 4 },
  'PostgreSQL connections': { noise: 6, perHour: 2 },
  // A node that had to wait for Redis takes a new name, and its sets under the earlier name expire after two minutes.
  'Redis keys': { noise: 300, perHour: 100 },
  'Redis keys without an expiry': { noise: 0.5, perHour: 0.5 },
  'jobs that wait': { noise: 40, perHour: 20 },
  'overdue jobs': { noise: 0.5, perHour: 0.5 },
  leases: { noise: 2, perHour: 1 },
  'sockets without a client': { noise: 1, perHour: 1 },
}

const source = randomSource(SEED)
const { random, below, shuffled } = source
const faults = []
/** Entries at level error or fatal in the logs of the nodes. */
const errors = []
const undo = []
const began = performance.now()
const say = (text) => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(7)} s  ${text}`)

/** The clients that play at the moment, by the number of their account. Guests have no account. */
const online = new Map()
const guests = new Set()
const registered = new Set()
let matches = 0
let visits = 0

async function main() {
  const figures = { minutes: given('minutes'), players: given('players'), tempo: given('tempo') }
  console.log(`Soak with --seed ${SEED}: ${JSON.stringify(figures)}`)
  const watch = { onFault: (text) => faults.push(text), onError: (line) => errors.push(line) }
  const settings = { PRACTICE: 'on' }
  const system = await drillSystem({ count: NODES, isInspected: true, settings, watch, undo })
  say(`${NODES} nodes serve one PostgreSQL and one Redis`)
  const api = caller(system.url, faults)
  const { measure, close } = await meter(system)
  const until = performance.now() + MEASURE_MS
  const sampling = sample(measure, until)
  while (performance.now() < until) await playMatch(api)
  const series = await sampling
  for (const player of [...online.values(), ...guests]) await player.stop()
  online.clear()
  guests.clear()
  await untilEmpty(measure)
  const statuses = [...api.counts].map(([status, times]) => `${times} × ${status || 'no reply'}`).join(', ')
  say(`${matches} matches, ${registered.size} accounts, ${visits} visits. Calls: ${statuses}`)
  say(`${errors.length} errors in the logs of the nodes`)
  for (const line of [...new Set(errors)].slice(0, 5)) console.log(`          ${line.slice(0, 800)}`)
  report(series)
  // Closes the inspector, because Node waits for that before it exits.
  await close()
  await system.stopNodes()
  say(await checkLedgers(system, faults))
}

async function demand(api, route, giving, headers) {
  const { status, reply } = await api.call(route, giving, headers)
  if (status !== 200) throw new Error(`${route.path}: ${status} ${JSON.stringify(reply)}`)
  return reply
}

/** Plays one match from its creation to its results. */
async function playMatch(api) {
  // Signs in again, because a token is valid for a quarter of an hour.
  const admin = headersOf((await demand(api, contract.login, { body: ADMIN })).token)
  const recorded = recordedMatch(source)
  const teams = recorded ? JSON.parse(recorded.text) : { homeTeam: 'France', awayTeam: 'Croatia' }
  const body = { homeTeam: teams.homeTeam, awayTeam: teams.awayTeam, tempo: given('tempo') }
  const { match } = await demand(api, contract.createMatch, { body }, admin)
  matches += 1
  const lobbies = []
  while (online.size < given('players')) await arrive(api, match, lobbies)
  await welcomeGuest(api)
  const feed = { matchId: match._id, source: recorded ? 'file' : 'simulator', ...(recorded && { file: recorded.text }) }
  await demand(api, contract.followFeed, { body: feed }, admin)

  const endBy = performance.now() + END_WITHIN_MS + (MATCH_MINUTES * 60_000) / given('tempo')
  for (;;) {
    await pause(((CHANGE_EVERY_MINUTES * 60_000) / given('tempo')) * (0.5 + random()))
    const { match: now } = await demand(api, contract.getMatch, { params: { id: match._id } }, admin)
    if (now.resultsConfirmedAt !== null) break
    if (performance.now() > endBy) throw new Error(`The results were not confirmed in time: ${now.status}`)
    await depart(shuffled([...online.keys()])[0])
    await arrive(api, match, lobbies)
  }
  for (const number of [...online.keys()]) await depart(number)
  for (const guest of guests) await guest.stop()
  guests.clear()
  say(`${recorded?.name ?? 'A simulated match'} is over`)
}

/** Lets an account that does not play open one of the first lobbies or join one, and bet. */
async function arrive(api, match, lobbies) {
  const numbers = Array.from({ length: given('players') * ACCOUNTS_PER_CLIENT }, (_, number) => number)
  const number = shuffled(numbers.filter((one) => !online.has(one)))[0]
  const isRegistered = registered.has(number)
  const player = await drillPlayer(api, number, randomSource(below(2 ** 31)).random, faults, { isRegistered })
  registered.add(number)
  visits += 1
  if (lobbies.length < LOBBIES) {
    // Rounds of 15 minutes last longer than this machine may pause, so that no bet has to wait for a whole round.
    const settings = { matchId: match._id, gameSettings: { roundDuration: 15 } }
    lobbies.push((await player.request(contract.createLobby, { body: settings })).lobby)
    await player.enter(lobbies.at(-1))
  } else {
    const lobby = lobbies[below(LOBBIES)]
    const join = (role) => player.ask(contract.joinLobby, { body: { lobbyCode: lobby.lobbyCode, role } })
    let { status, reply } = await join('player')
    if (status !== 200) ({ status, reply } = await join('spectator'))
    if (status !== 200) return
    await player.enter(reply.lobby)
  }
  online.set(number, player)
  player.play()
}

/** Lets a visitor without an account play against bots. */
async function welcomeGuest(api) {
  const { status, reply } = await api.call(contract.startGuestGame)
  if (status !== 200) return
  const guest = await drillPlayer(api, -1, randomSource(below(2 ** 31)).random, faults, { given: reply.token })
  await guest.enter({ _id: reply.lobbyId })
  guests.add(guest)
  guest.play()
}

/** Ends a client: some clients leave the lobby, some sign out, and the others disconnect. */
async function depart(number) {
  const player = online.get(number)
  online.delete(number)
  const way = random()
  if (way < 0.3) await player.leave()
  await player.stop()
  if (way > 0.7) await player.ask(contract.logout, {})
}

/** Measures the nodes, the database and Redis. */
async function meter({ nodes, ports, inspectPorts, postgres, redis }) {
  const inspectors = await Promise.all(inspectPorts.map(inspector))
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const close = async () => {
    for (const one of inspectors) one.close()
    await client.end()
  }
  undo.push(() => close().catch(() => {}))
  const count = async (statement) => Number((await client.query(statement)).rows[0].count)

  async function measureNode(index) {
    const { rss, heapUsed, external, handles } = await inspectors[index].measure()
    const name = nodes[index].name
    return {
      [`${name}: heap after GC (MB)`]: heapUsed / MB,
      [`${name}: external memory (MB)`]: external / MB,
      [`${name}: RSS (MB)`]: rss / MB,
      [`${name}: handles`]: handles,
      ...descriptorsOf(name, nodes[index].pid()),
    }
  }
  const measure = async () => {
    const ofNodes = []
    for (const index of nodes.keys()) ofNodes.push(await measureNode(index))
    const sockets = await Promise.all(ports.map(socketsOf))
    const clients = [...online.values(), ...guests].filter((player) => player.isConnected()).length
    return Object.assign({}, ...ofNodes, {
      'sockets without a client': sockets.reduce((sum, number) => sum + number, 0) - clients,
      'PostgreSQL connections': await count(
        "select count(*) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      ),
      ...(await keysOf(redis.url)),
      'jobs that wait': await count('select count(*) from due_work'),
      'overdue jobs': await count(
        `select count(*) from due_work where due_at < clock_timestamp() - interval '${OVERDUE_S} seconds'`,
      ),
      leases: await count('select count(*) from lease'),
    })
  }
  return { measure, close }
}

/** Counts the open descriptors of a process. Only Linux lists the descriptors of another process. */
function descriptorsOf(name, pid) {
  try {
    return { [`${name}: file descriptors`]: readdirSync(`/proc/${pid}/fd`).length }
  } catch {
    return {}
  }
}

async function socketsOf(port) {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { connection: 'close' } })
  return Number(/^bettle_sockets (\d+)$/m.exec(await answer.text())?.[1])
}

/** Returns the numbers of keys, read by an inline command of the Redis protocol. */
function keysOf(url) {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write('INFO keyspace\r\n'))
    socket.once('error', reject)
    socket.once('data', (data) => {
      socket.destroy()
      const [, keys = 0, expiring = 0] = /keys=(\d+),expires=(\d+)/.exec(String(data)) ?? []
      resolve({ 'Redis keys': Number(keys), 'Redis keys without an expiry': keys - expiring })
    })
  })
}

/** Collects the samples of each series after the warm-up. */
async function sample(measure, until) {
  const from = performance.now()
  const series = new Map()
  while (performance.now() < until) {
    const at = performance.now()
    const measured = await measure()
    if (at - from >= MEASURE_MS * WARM_UP)
      for (const [name, value] of Object.entries(measured))
        series.set(name, [...(series.get(name) ?? []), { at, value }])
    await pause(Math.max(0, at + usual.everyMs - performance.now()))
  }
  return series
}

/** Waits until all clients and their sockets are closed. */
async function untilEmpty(measure) {
  const until = performance.now() + EMPTY_WITHIN_MS
  for (;;) {
    const { 'sockets without a client': sockets } = await measure()
    if (sockets === 0) return
    if (performance.now() > until) return void faults.push(`${sockets} sockets remain although no client is connected`)
    await pause(500)
  }
}

function report(series) {
  const rows = []
  for (const [name, samples] of [...series].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const { perHour, total, limit } = growthOf(samples, limitOf(name))
    const part = Math.ceil(samples.length / 10)
    const median = (some) => round(medianOf(some.map(({ value }) => value)))
    const highest = round(Math.max(...samples.map(({ value }) => value)))
    const isGrowing = total > limit
    const grows = {
      growth: round(total),
      limit: round(limit),
      perHour: round(perHour),
      is: isGrowing ? 'GROWS' : 'steady',
    }
    rows.push({
      series: name,
      first: median(samples.slice(0, part)),
      last: median(samples.slice(-part)),
      highest,
      ...grows,
    })
    if (isGrowing) faults.push(`${name} grew by ${round(total)}, of which ${round(limit)} are allowed`)
  }
  say(`${[...series.values()][0]?.length ?? 0} samples after the warm-up:`)
  console.log(`\n| series | first | last | highest | growth | limit | an hour | |\n|---|--:|--:|--:|--:|--:|--:|---|`)
  for (const row of rows) console.log(`| ${Object.values(row).join(' | ')} |`)
  console.log()
  if (rows.length === 0) faults.push('Nothing was measured')
}

function limitOf(name) {
  const { noise, perHour } = LIMITS[name.replace(/^node \d+: /, '')]
  return { noise: noise * NOISE, perHour }
}

const round = (value) => Math.round(value * 10) / 10

await runDrill({ name: 'soak', seed: SEED, within: values.within, undo, faults, success: 'Nothing grew' }, main)
