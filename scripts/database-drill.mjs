import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import * as contract from '@bettle/contract'
import pg from 'pg'
import { WebSocket } from 'ws'
import { postgresCluster } from './drill/postgres-cluster.mjs'

const USAGE = `Tests the server while PostgreSQL ends connections, restarts and freezes, and many clients bet.

  npm run database-drill -- [options]

  --players N   How many clients play (default 200)
  --port N      The first of two free ports: the server's, then PostgreSQL's (default 4110)

It creates a PostgreSQL cluster with initdb (as the user postgres if it runs as root) and starts the built server on it. Every client
bets on every round under a request id, repeats the request until it receives a reply, and stays connected to the push channel.
The exit code is 1 if the server exits, a socket closes, an acknowledged bet is missing or stored twice, a ledger is wrong, or the server
takes more than 5 s to answer after PostgreSQL answers.`

const { values } = parseArgs({
  options: { players: { type: 'string' }, port: { type: 'string' }, help: { type: 'boolean' } },
})
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}
const PLAYERS = Number(values.players ?? 200)
const PORT = Number(values.port ?? 4110)
const PLAYERS_PER_LOBBY = 5
const TEMPO = 20
const TERMINATE_FOR_MS = 30_000
const FREEZE_MS = 20_000
const RECOVERS_WITHIN_MS = 5000
const ADMIN = { email: 'admin@bettle.example', password: 'Corner-kick-1' }

const root = fileURLToPath(new URL('..', import.meta.url))
const url = `http://127.0.0.1:${PORT}`
const faults = []
let isOver = false

async function startServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bettle-drill-data-'))
  const child = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      ...{ PORT: String(PORT), DATABASE_URL: postgres.url, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
      ...{ RATE_LIMITS: 'off', PRACTICE: 'off', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
    },
  })
  child.once('exit', (code, signal) => {
    if (!isOver) faults.push(`the server exited: ${signal ?? code}`)
  })
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      if (String(text).includes('Bettle is ready')) resolve()
      else if (!isOver && /"level":50|ERROR/.test(String(text))) console.log(String(text).slice(0, 300))
    })
    child.once('exit', () => reject(new Error('the server did not start')))
  })
  return { child, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

/** The slowest call since the last read (ms). */
let slowestMs = 0

async function call(route, { params = {}, query = {}, body } = {}, headers = {}) {
  const path = route.path.replace(/:(\w+)/g, (_, name) => params[name])
  const began = performance.now()
  try {
    const response = await fetch(`${url}/api${path}?${new URLSearchParams(query)}`, {
      method: route.method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    })
    return { status: response.status, reply: await response.json(), after: response.headers.get('retry-after') }
  } catch (error) {
    return { status: 0, reply: { code: error.name }, after: null }
  } finally {
    slowestMs = Math.max(slowestMs, performance.now() - began)
  }
}

async function requestReply(route, giving, headers) {
  const { status, reply } = await call(route, giving, headers)
  if (status !== 200) throw new Error(`${route.path}: ${status} ${JSON.stringify(reply)}`)
  return reply
}

const headersOf = ({ accessToken, refreshToken }) => ({
  authorization: `Bearer ${accessToken}`,
  'refresh-token': refreshToken,
})

async function aPlayer(number) {
  const name = `Player ${number}`
  const password = 'Kick-off-1'
  const body = { name, email: `player${number}@bettle.example`, password, confirmPassword: password, tos: true }
  const { token } = await requestReply(contract.register, { body })
  return { number, headers: headersOf(token), token, acknowledged: new Map() }
}

/** Opens a socket to the push channel and keeps it open. The server may close it only because the server stops. */
function openSocket(player, lobby) {
  const ws = new WebSocket(`${url.replace('http', 'ws')}/api/live`)
  ws.on('open', () =>
    ws.send(
      JSON.stringify({
        type: 'hello',
        accessToken: player.token.accessToken,
        follow: [{ topic: `lobby:${lobby._id}` }],
      }),
    ),
  )
  ws.on('close', (code) => {
    if (!isOver) faults.push(`the socket of player ${player.number} was closed: ${code}`)
  })
  ws.on('error', () => {})
  return ws
}

/** Bets on each round once, and repeats the request under the same id until it gets a response. */
async function betOnEachRound(player, lobbyId) {
  const roundsDone = new Set()
  while (!isOver) {
    const details = await call(contract.lobbyDetails, { params: { lobbyId } }, player.headers)
    count(details.status)
    const lobby = details.reply.lobby ?? details.reply
    const round = details.status === 200 ? lobby.upcomingRounds?.[0] : undefined
    const odds = round && lobby.odds[player.number % lobby.odds.length]
    if (odds && !roundsDone.has(round._id)) {
      roundsDone.add(round._id)
      await placeOneBet(player, { lobbyId, oddsId: odds._id, matchRoundId: round._id, stake: 1 })
    }
    await pause(500 + (player.number % 10) * 50)
  }
}

async function placeOneBet(player, body) {
  const key = randomUUID()
  while (!isOver) {
    const answer = await call(contract.placeBet, { body }, { ...player.headers, 'idempotency-key': key })
    count(answer.status)
    if (answer.status === 200) return player.acknowledged.set(body.matchRoundId, answer.reply.bet._id)
    if (answer.status !== 503 && answer.status !== 0) return
    await pause(Math.min(Number(answer.after ?? 1), 1) * 1000)
  }
}

const statuses = new Map()
function count(status) {
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  if (status === 500) faults.push('the server answered a call with 500')
}

/** Returns how long the server takes to answer a call and to be ready again, after PostgreSQL is ready (ms). */
async function recovery(player, lobbyId, what) {
  const began = performance.now()
  for (;;) {
    const { status } = await call(contract.lobbyDetails, { params: { lobbyId } }, player.headers)
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.status === 200,
      () => false,
    )
    const ms = Math.round(performance.now() - began)
    if (status === 200 && isReady) {
      console.log(
        `${what}: the server answers ${ms} ms after PostgreSQL; slowest call ${Math.round(slowestMs)} ms; ${statusCounts()}`,
      )
      if (ms > RECOVERS_WITHIN_MS) faults.push(`${what}: the server answered only after ${ms} ms`)
      return
    }
    if (ms > 60_000) return faults.push(`${what}: the server did not answer within a minute`)
    await pause(50)
  }
}

function statusCounts() {
  const text = [...statuses].map(([status, times]) => `${times} × ${status || 'no reply'}`).join(', ')
  statuses.clear()
  slowestMs = 0
  return text
}

async function sql(text, values = []) {
  const client = new pg.Client({ connectionString: postgres.url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

const postgres = await postgresCluster(PORT + 1)
let server
try {
  await postgres.start()
  server = await startServer()
  const { token } = await requestReply(contract.login, { body: ADMIN })
  const admin = headersOf(token)
  const body = { homeTeam: 'France', awayTeam: 'Croatia', tempo: TEMPO }
  const { match } = await requestReply(contract.createMatch, { body }, admin)
  const players = []
  const lobbies = []
  for (let number = 0; number < PLAYERS; number += 1) {
    const player = await aPlayer(number)
    players.push(player)
    if (number % PLAYERS_PER_LOBBY === 0) {
      const settings = { matchId: match._id, gameSettings: { roundDuration: 5 } }
      lobbies.push((await requestReply(contract.createLobby, { body: settings }, player.headers)).lobby)
    } else {
      const { lobbyCode } = lobbies.at(-1)
      await requestReply(contract.joinLobby, { body: { lobbyCode, role: 'player' } }, player.headers)
    }
  }
  const lobbyOf = ({ number }) => lobbies[Math.floor(number / PLAYERS_PER_LOBBY)]
  const sockets = players.map((player) => openSocket(player, lobbyOf(player)))
  await requestReply(contract.startHalf1, { body: { matchId: match._id } }, admin)
  const playing = players.map((player) => betOnEachRound(player, lobbyOf(player)._id))
  const [watcher] = players
  const watched = lobbyOf(watcher)._id
  await pause(15_000)
  console.log(`${PLAYERS} clients play: slowest call ${Math.round(slowestMs)} ms; ${statusCounts()}`)

  const until = performance.now() + TERMINATE_FOR_MS
  while (performance.now() < until) {
    await sql(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
    )
    await pause(2000)
  }
  await recovery(watcher, watched, 'connections ended every 2 s')
  await postgres.restart()
  await recovery(watcher, watched, 'restart')
  await pause(5000)
  postgres.freeze()
  await pause(FREEZE_MS)
  postgres.thaw()
  await recovery(watcher, watched, 'frozen for 20 s')
  await pause(15_000)
  console.log(`afterwards: slowest call ${Math.round(slowestMs)} ms; ${statusCounts()}`)

  const open = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length
  isOver = true
  await Promise.all(playing)
  for (const socket of sockets) socket.close()
  const rows = await sql('select id, account_id, round_id from bet')
  const ids = new Set(rows.map(({ id }) => id))
  const acknowledged = players.flatMap((player) => [...player.acknowledged.values()])
  const lost = acknowledged.filter((id) => !ids.has(id)).length
  const doubled = rows.length - new Set(rows.map((row) => `${row.account_id} ${row.round_id}`)).size
  const unread = rows.length - new Set(acknowledged).size
  console.log(
    `${acknowledged.length} bets acknowledged: ${lost} lost, ${doubled} stored twice; ${unread} more were placed, but their reply was lost`,
  )
  console.log(`${open} of ${PLAYERS} sockets stayed open`)
  if (lost + doubled > 0) faults.push('bets were lost or stored twice')
  execFileSync(process.execPath, [join(root, 'scripts/dist/verify-ledger.js')], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: postgres.url },
  })
} catch (error) {
  faults.push(error instanceof Error ? error.message : String(error))
} finally {
  isOver = true
  server?.child.kill('SIGTERM')
  if (server) await new Promise((resolve) => server.child.once('exit', resolve))
  server?.remove()
  await postgres.remove()
}
for (const fault of new Set(faults)) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
