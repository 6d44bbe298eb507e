import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import * as contract from '@bettle/contract'
import pg from 'pg'
import { WebSocket } from 'ws'

const USAGE = `Plays with many clients while PostgreSQL ends connections, restarts and freezes.

  npm run database-drill -- [options]

  --players N   How many clients play (default 200)
  --port N      The first of two free ports: the server's, then PostgreSQL's (default 4110)

It starts a PostgreSQL cluster of its own with initdb (as the user postgres where it runs as root) and a built server on it. Every client
bets on every round under a request id, repeats the request until it is answered, and listens on the push channel. It ends with 1 where
the server exits, a socket is closed, an acknowledged bet is missing or there twice, chips do not add up, or the server takes more than 5 s
to answer after PostgreSQL does.`

const { values } = parseArgs({
  options: { players: { type: 'string' }, port: { type: 'string' }, help: { type: 'boolean' } },
})
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}
const PLAYERS = Number(values.players ?? 200)
const PORT = Number(values.port ?? 4110)
const OF_A_LOBBY = 5
const TEMPO = 20
const TERMINATE_FOR_MS = 30_000
const FREEZE_MS = 20_000
const RECOVERS_WITHIN_MS = 5000
const ADMIN = { email: 'admin@bettle.example', password: 'Corner-kick-1' }

const root = fileURLToPath(new URL('..', import.meta.url))
const url = `http://127.0.0.1:${PORT}`
const databaseUrl = `postgres://postgres@127.0.0.1:${PORT + 1}/postgres`
const faults = []
let isOver = false

/** The cluster. Its programs run as user postgres, because they refuse to run as root. */
function cluster() {
  const folder = mkdtempSync(join(tmpdir(), 'bettle-drill-'))
  const asPostgres = process.getuid?.() === 0
  if (asPostgres) {
    const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
    chownSync(folder, id('-u'), id('-g'))
  }
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []
  const bin = versions.length > 0 ? `/usr/lib/postgresql/${versions.sort().at(-1)}/bin/` : ''
  const run = (program, ...args) => {
    const command = [`${bin}${program}`, ...args]
    const [first, ...rest] = asPostgres ? ['runuser', '-u', 'postgres', '--', ...command] : command
    execFileSync(first, rest, { stdio: 'ignore' })
  }
  const data = join(folder, 'data')
  const options = `-p ${PORT + 1} -k ${folder} -c listen_addresses=127.0.0.1`
  const processes = () => {
    const main = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim().split(/\s+/).map(Number)
    return [main, ...children.filter(Boolean)]
  }
  const signal = (name) => {
    for (const pid of processes()) process.kill(pid, name)
  }
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync')
  return {
    start: () => run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start'),
    restart: () => run('pg_ctl', '-D', data, '-w', '-m', 'fast', '-l', join(folder, 'log'), '-o', options, 'restart'),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    remove() {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bettle-drill-data-'))
  const child = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      ...{ PORT: String(PORT), DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
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

async function gets(route, giving, headers) {
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
  const { token } = await gets(contract.register, { body })
  return { number, headers: headersOf(token), token, acknowledged: new Map() }
}

/** Stays on the push channel; the server may close it only because it stops. */
function listens(player, lobby) {
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
async function plays(player, lobbyId) {
  const asked = new Set()
  while (!isOver) {
    const details = await call(contract.lobbyDetails, { params: { lobbyId } }, player.headers)
    count(details.status)
    const lobby = details.reply.lobby ?? details.reply
    const round = details.status === 200 ? lobby.upcomingRounds?.[0] : undefined
    const odds = round && lobby.odds[player.number % lobby.odds.length]
    if (odds && !asked.has(round._id)) {
      asked.add(round._id)
      await bets(player, { lobbyId, oddsId: odds._id, matchRoundId: round._id, stake: 1 })
    }
    await pause(500 + (player.number % 10) * 50)
  }
}

async function bets(player, body) {
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
  if (status === 500) faults.push('a call was answered 500')
}

/** The time the server takes to answer a call and to be ready, after PostgreSQL is ready (ms). */
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
      console.log(`${what}: answers ${ms} ms after PostgreSQL; slowest call ${Math.round(slowestMs)} ms; ${told()}`)
      if (ms > RECOVERS_WITHIN_MS) faults.push(`${what}: ${ms} ms`)
      return
    }
    if (ms > 60_000) return faults.push(`${what}: no recovery within a minute`)
    await pause(50)
  }
}

function told() {
  const text = [...statuses].map(([status, times]) => `${times} × ${status || 'no answer'}`).join(', ')
  statuses.clear()
  slowestMs = 0
  return text
}

async function sql(text, values = []) {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

const postgres = cluster()
let server
try {
  postgres.start()
  server = await startServer()
  const { token } = await gets(contract.login, { body: ADMIN })
  const admin = headersOf(token)
  const body = { homeTeam: 'France', awayTeam: 'Croatia', tempo: TEMPO }
  const { match } = await gets(contract.createMatch, { body }, admin)
  const players = []
  const lobbies = []
  for (let number = 0; number < PLAYERS; number += 1) {
    const player = await aPlayer(number)
    players.push(player)
    if (number % OF_A_LOBBY === 0) {
      const settings = { matchId: match._id, gameSettings: { roundDuration: 5 } }
      lobbies.push((await gets(contract.createLobby, { body: settings }, player.headers)).lobby)
    } else {
      const { lobbyCode } = lobbies.at(-1)
      await gets(contract.joinLobby, { body: { lobbyCode, role: 'player' } }, player.headers)
    }
  }
  const lobbyOf = ({ number }) => lobbies[Math.floor(number / OF_A_LOBBY)]
  const sockets = players.map((player) => listens(player, lobbyOf(player)))
  await gets(contract.startHalf1, { body: { matchId: match._id } }, admin)
  const playing = players.map((player) => plays(player, lobbyOf(player)._id))
  const [watcher] = players
  const watched = lobbyOf(watcher)._id
  await pause(15_000)
  console.log(`${PLAYERS} clients play: slowest call ${Math.round(slowestMs)} ms; ${told()}`)

  const until = performance.now() + TERMINATE_FOR_MS
  while (performance.now() < until) {
    await sql(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
    )
    await pause(2000)
  }
  await recovery(watcher, watched, 'connections ended every 2 s')
  postgres.restart()
  await recovery(watcher, watched, 'restart')
  await pause(5000)
  postgres.freeze()
  await pause(FREEZE_MS)
  postgres.thaw()
  await recovery(watcher, watched, 'frozen for 20 s')
  await pause(15_000)
  console.log(`afterwards: slowest call ${Math.round(slowestMs)} ms; ${told()}`)

  const open = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length
  isOver = true
  await Promise.all(playing)
  for (const socket of sockets) socket.close()
  const rows = await sql('select id, account_id, round_id from bet')
  const ids = new Set(rows.map(({ id }) => id))
  const acknowledged = players.flatMap((player) => [...player.acknowledged.values()])
  const lost = acknowledged.filter((id) => !ids.has(id)).length
  const doubled = rows.length - new Set(rows.map((row) => `${row.account_id} ${row.round_id}`)).size
  const unasked = rows.length - new Set(acknowledged).size
  console.log(
    `${acknowledged.length} bets acknowledged: ${lost} lost, ${doubled} doubled; ${unasked} placed without an answer read`,
  )
  console.log(`${open} of ${PLAYERS} sockets stayed open`)
  if (lost + doubled > 0) faults.push('bets were lost or doubled')
  execFileSync(process.execPath, [join(root, 'scripts/dist/verify-ledger.js')], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
} catch (error) {
  faults.push(error instanceof Error ? error.message : String(error))
} finally {
  isOver = true
  server?.child.kill('SIGTERM')
  if (server) await new Promise((resolve) => server.child.once('exit', resolve))
  server?.remove()
  postgres.remove()
}
for (const fault of new Set(faults)) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
