import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import * as contract from '@bettle/contract'
import { checkLedgers } from './drill/check-ledgers.mjs'
import { caller, drillPlayer, headersOf } from './drill/drill-player.mjs'
import { ADMIN, drillSystem, missingProgram } from './drill/drill-system.mjs'
import { randomSource } from './drill/random-source.mjs'
import { recordedMatch } from './drill/recorded-match.mjs'
import { runDrill } from './drill/run-drill.mjs'

const USAGE = `Plays a match on three nodes while nodes, PostgreSQL, Redis and the network fail, and checks every bet and every screen.

  npm run chaos-drill -- [options]

  --players N    How many clients play (default 200; 24 with --embedded)
  --kills N      How often a random node is ended by SIGKILL and started again (default 20)
  --restarts N   How often PostgreSQL restarts, Redis restarts, and Redis is paused (default 3 each)
  --pause S      How long Redis is paused by SIGSTOP (default 20 s)
  --tempo N      How many times faster than a real match (default 20: about six minutes)
  --short        24 players, 3 kills, 1 restart of each, a pause of 3 s, tempo 150: about a minute
  --embedded     One node on the embedded database, without PostgreSQL and Redis
  --rolling      Nothing fails: two nodes are stopped by SIGTERM and started again, one after the other, three times each; 48 players,
                 tempo 40: about three minutes (\`npm run rolling-restart\`)
  --seed N       Repeats the choices of another run (default random; it is printed)
  --within S     Fails if the whole drill takes longer

It starts a PostgreSQL, a Redis, three built nodes behind a TCP balancer, and proxies in front of the database and the clients, all on free
ports. The match is a recorded one of BETTLE_MATCH_DATA, or simulated. Without PostgreSQL or Redis it says so and skips.
The exit code is 1 if an acknowledged bet is lost or stored twice, a round is settled twice, a ledger is wrong, a call is answered 500, a
node ends by itself, or a client shows anything else than a new fetch. With --rolling also if a call is unavailable or its reply lost, an
update is missing from a socket, or a socket closes without the request to move.`

const { values } = parseArgs({
  options: {
    players: { type: 'string' },
    kills: { type: 'string' },
    restarts: { type: 'string' },
    pause: { type: 'string' },
    tempo: { type: 'string' },
    seed: { type: 'string' },
    within: { type: 'string' },
    short: { type: 'boolean' },
    embedded: { type: 'boolean' },
    rolling: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}
const isEmbedded = values.embedded === true
const isRolling = values.rolling === true
const ROLLING = { players: 48, kills: 0, restarts: 3, pause: 0, tempo: 40 }
const LONG = { players: isEmbedded ? 24 : 200, kills: 20, restarts: 3, pause: 20, tempo: 20 }
const SHORT = { players: 24, kills: 3, restarts: 1, pause: 3, tempo: 150 }
const usual = isRolling
  ? { ...ROLLING, ...(values.short && { players: 24, restarts: 1, tempo: 100 }) }
  : values.short
    ? SHORT
    : LONG
const given = (name) => Number(values[name] ?? usual[name])
const SEED = Number(values.seed ?? Math.floor(Math.random() * 1e9))
const NODES = isEmbedded ? 1 : isRolling ? 2 : 3
/**
 * How long a stopping node of --rolling continues to serve (ms). The balancer notices the stop within 2.3 s, or later
 * on a busy machine.
 */
const DRAIN_MS = 6000
const PLAYERS_PER_LOBBY = 5
/** The length of a match: two halves with added time, and half-time. */
const MATCH_MINUTES = 112
/**
 * How long screens may differ from the server (ms). The nodes compare versions every few seconds, so a client may miss
 * the last update for that long.
 */
const SCREENS_WITHIN_MS = 30_000
const END_WITHIN_MS = 120_000
const AT_ONCE = 8

const missing = isEmbedded ? undefined : missingProgram()
if (missing) {
  console.log(`Chaos drill: skipped: ${missing} is not installed.`)
  process.exit(0)
}

const faults = []
/** Entries at level error or fatal in the logs of the nodes. */
const errors = []
const undo = []
const began = performance.now()
const seconds = () => `${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s`
const say = (text) => console.log(`${seconds()}  ${text}`)

const { random, below: randomBelow, shuffled } = randomSource(SEED)

async function main() {
  console.log(
    `Chaos drill with --seed ${SEED}: ${JSON.stringify(Object.fromEntries(Object.keys(usual).map((key) => [key, given(key)])))}`,
  )
  const system = await startSystem()
  const api = caller(system.url, faults)
  const admin = headersOf((await demand(api, contract.login, { body: ADMIN })).token)
  const recorded = recordedMatch({ below: randomBelow })
  if (recorded) say(`The match is ${recorded.name}`)
  const file = recorded?.text
  const teams = file ? JSON.parse(file) : { homeTeam: 'France', awayTeam: 'Croatia' }
  const body = { homeTeam: teams.homeTeam, awayTeam: teams.awayTeam, tempo: given('tempo') }
  const { match } = await demand(api, contract.createMatch, { body }, admin)
  const players = await seatPlayers(api, match)
  say(`${players.length} players in lobbies of ${PLAYERS_PER_LOBBY} watch ${teams.homeTeam} – ${teams.awayTeam}`)
  for (const player of players) player.play()

  const feed = { matchId: match._id, source: file ? 'file' : 'simulator', ...(file && { file }) }
  await demand(api, contract.followFeed, { body: feed }, admin)
  if (isRolling) await restartEachNode(system)
  else await disturb(system)
  await system.calm()
  say(isRolling ? 'All nodes have restarted' : 'The disturbances are over')
  await untilConfirmed(api, players[0], match._id, admin)
  await checkScreens(players)
  await checkBets(players)
  await checkHealth(system)
  if (isRolling) checkNothingMissed(api, players)
  printFigures(api, players)
  for (const player of players) await player.stop()
  await system.stopNodes()
  say(await checkLedgers(system, faults))
}

async function demand(api, route, giving, headers) {
  const { status, reply } = await api.call(route, giving, headers)
  if (status !== 200) throw new Error(`${route.path}: ${status} ${JSON.stringify(reply)}`)
  return reply
}

/** Starts nodes, database, Redis, balancer and proxies. */
async function startSystem() {
  const watch = { onFault: (text) => faults.push(text), onError: (line) => errors.push(line) }
  const settings = isRolling ? { DRAIN_MS: String(DRAIN_MS) } : {}
  const system = await drillSystem({ count: NODES, isEmbedded, settings, watch, undo })
  say(
    `${NODES === 1 ? 'One node serves' : `${NODES} nodes serve`} ${isEmbedded ? 'the embedded database' : 'one PostgreSQL and one Redis'}`,
  )
  return system
}

async function seatPlayers(api, match) {
  const players = []
  let lobby
  for (let number = 0; number < given('players'); number += 1) {
    const player = await drillPlayer(api, number, randomSource(SEED + number + 1).random, faults)
    if (number % PLAYERS_PER_LOBBY === 0) {
      const settings = { matchId: match._id, gameSettings: { roundDuration: 5 } }
      lobby = (await player.request(contract.createLobby, { body: settings })).lobby
    } else await player.request(contract.joinLobby, { body: { lobbyCode: lobby.lobbyCode, role: 'player' } })
    await player.enter(lobby)
    players.push(player)
  }
  return players
}

/**
 * Spreads all disturbances over the match. The disturbances of one part of the system come one after the other, those
 * of different parts at the same time.
 */
async function disturb({ nodes, postgres, redis, database, clients }) {
  const restarts = given('restarts')
  const cutsAndDelays = (network, name) => [
    {
      name: `the network of ${name} is cut`,
      part: network,
      async run() {
        network.cut()
        await pause(100 + randomBelow(900))
        network.mend()
      },
    },
    {
      name: `the network of ${name} is slow`,
      part: network,
      async run() {
        for (let spells = 2 + randomBelow(4); spells > 0; spells -= 1) {
          network.freeze('those that stand')
          await pause(100 + randomBelow(600))
          network.thaw()
          await pause(50)
        }
      },
    },
  ]
  const kill = () => {
    const node = nodes[randomBelow(nodes.length)]
    return {
      name: `kill -9 of ${node.name}`,
      part: node,
      run: () => node.kill(),
    }
  }
  const shared = isEmbedded
    ? []
    : [
        ...repeated(restarts, () => {
          const mode = random() < 0.5 ? 'fast' : 'immediate'
          return { name: `PostgreSQL restarts (${mode})`, part: postgres, run: () => postgres.restart(mode) }
        }),
        ...repeated(restarts, () => ({ name: 'Redis restarts', part: redis, run: () => redis.start() })),
        ...repeated(restarts, () => ({
          name: `Redis is paused for ${given('pause')} s`,
          part: redis,
          async run() {
            redis.freeze()
            await pause(given('pause') * 1000)
            redis.thaw()
          },
        })),
        ...repeated(restarts, () => cutsAndDelays(database, 'the database')).flat(),
      ]
  const all = shuffled([
    ...repeated(given('kills'), kill),
    ...shared,
    ...repeated(restarts, () => cutsAndDelays(clients, 'the clients')).flat(),
  ])
  const everyMs = (MATCH_MINUTES * 60_000 * 0.9) / given('tempo') / all.length
  const lastOf = new Map()
  for (const { name, part, run } of all) {
    await pause(everyMs * (0.5 + random()))
    const before = lastOf.get(part) ?? Promise.resolve()
    const running = before.then(() => {
      say(name)
      return run()
    })
    lastOf.set(
      part,
      running.catch((error) => void faults.push(`${name}: ${error.message}`)),
    )
  }
  await Promise.all(lastOf.values())
}

/** Restarts one node after the other, in the first half and in the second. The other node serves meanwhile. */
async function restartEachNode({ nodes, front }) {
  const all = repeated(given('restarts'), () => nodes).flat()
  const everyMs = (MATCH_MINUTES * 60_000 * 0.8) / given('tempo') / all.length
  for (const node of all) {
    const from = performance.now()
    say(`SIGTERM to ${node.name}`)
    await node.restart()
    while (front.ready().length < nodes.length) await pause(100)
    await pause(Math.max(0, everyMs - (performance.now() - from)))
  }
}

function checkNothingMissed(api, players) {
  // True for a call that took longer than a client waits, which shows an overloaded machine. A lost reply ends with its
  // connection instead.
  const isSlow = ({ code }) => code === 'TimeoutError'
  const lost = api.unanswered.filter((call) => !isSlow(call))
  const slow = api.unanswered.length - lost.length
  const texts = lost.map(({ at, text }) => `at ${((at - began) / 1000).toFixed(1)} s ${text}`)
  if (slow === 0) faults.push(...texts)
  else {
    // An overloaded machine also misses the deadlines of PostgreSQL and of a stopping node, so this run shows nothing
    // about availability.
    say(
      `The machine is overloaded: ${slow} calls took longer than 10 s, so ${lost.length} unavailable calls do not count`,
    )
    for (const text of texts.slice(0, 5)) console.log(`          ${text}`)
  }
  const sum = (key) => players.reduce((total, { figures }) => total + figures[key], 0)
  if (sum('gaps') > 0) faults.push(`${sum('gaps')} updates were missing from sockets`)
  if (sum('sockets') < 2 * players.length) faults.push('the sockets did not move')
  const closed = new Set(players.flatMap(({ closings }) => [...closings]))
  for (const code of closed) if (code !== contract.CLOSE.moving) faults.push(`a socket was closed with ${code}`)
}

const repeated = (times, make) => Array.from({ length: times }, make)

/** Waits until the match is completed, its results are confirmed, and every bet is decided. */
async function untilConfirmed(api, player, matchId, admin) {
  const until = performance.now() + END_WITHIN_MS + (MATCH_MINUTES * 60_000) / given('tempo')
  for (;;) {
    const { match } = await player.request(contract.getMatch, { params: { id: matchId } })
    if (match.resultsConfirmedAt !== null) return say(`${match.score.home}:${match.score.away}, results confirmed`)
    if (performance.now() > until) {
      const { reply } = await api.call(contract.getMatchFeed, { params: { id: matchId } }, admin)
      throw new Error(`The results were not confirmed in time: ${match.status}, ${JSON.stringify(reply)}`)
    }
    await pause(500)
  }
}

/** Calls a function for every player, several at once. */
async function forAll(players, check) {
  const waiting = [...players]
  const results = []
  await Promise.all(
    repeated(AT_ONCE, async () => {
      for (let player = waiting.shift(); player; player = waiting.shift()) results.push(await check(player))
    }),
  )
  return results
}

async function checkScreens(players) {
  const from = performance.now()
  let differing = []
  let wrong = players
  for (;;) {
    const checked = await forAll(wrong, async (player) => ({ player, found: await player.differences() }))
    differing = checked.flatMap(({ found }) => found)
    wrong = checked.filter(({ found }) => found.length > 0).map(({ player }) => player)
    if (wrong.length === 0 || performance.now() - from > SCREENS_WITHIN_MS) break
    await pause(1000)
  }
  say(
    `${players.length - wrong.length} of ${players.length} screens equal a new fetch, after ${Math.round(performance.now() - from)} ms`,
  )
  for (const difference of differing.slice(0, 5)) faults.push(difference.slice(0, 1500))
  if (wrong.length > 0) faults.push(`${wrong.length} screens differ from a new fetch`)
}

async function checkBets(players) {
  const counts = await forAll(players, (player) => player.checkBets())
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
  const acknowledged = players.reduce((total, player) => total + player.acknowledged.size, 0)
  say(`${acknowledged} bets acknowledged, ${sum('bets')} stored, ${sum('corrections')} corrections`)
  if (acknowledged < players.length) faults.push('fewer bets were acknowledged than players played')
}

async function checkHealth({ ports }) {
  for (const port of ports) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: 'close' } })
    const health = await response.json()
    if (response.status !== 200 || health.failingWork > 0)
      faults.push(`a node is not well at the end: ${response.status} ${JSON.stringify(health)}`)
  }
}

function printFigures(api, players) {
  const statuses = [...api.counts].map(([status, times]) => `${times} × ${status || 'no reply'}`).join(', ')
  say(`Calls: ${statuses}; the slowest took ${Math.round(api.slowestMs())} ms`)
  const figures = {}
  const refusals = {}
  for (const player of players) {
    for (const [key, count] of Object.entries(player.figures)) figures[key] = (figures[key] ?? 0) + count
    for (const [code, count] of player.refusals) refusals[code] = (refusals[code] ?? 0) + count
  }
  say(`Clients: ${JSON.stringify(figures)}; refused bets: ${JSON.stringify(refusals)}`)
  say(`${errors.length} errors in the logs of the nodes`)
  for (const line of [...new Set(errors)].slice(0, 5)) console.log(`          ${line.slice(0, 800)}`)
}

await runDrill(
  {
    name: 'drill',
    seed: SEED,
    within: values.within,
    undo,
    faults,
    success: 'No bet was lost or doubled, and every screen was right',
  },
  main,
)
