import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import * as contract from '@bettle/contract'
import pg from 'pg'
import { compilerOf } from './compiler.mjs'
import { isAvailable, olderBuild } from './drill/older-build.ts'

const USAGE = `Plays a match through two builds that run on one PostgreSQL at once, as during a deploy.

  npm run two-builds -- [options]

  --ref REF    The older build: a commit or a tag (default: the commit before the last change of the product)
  --old DIR    A checkout of the older build that is built already, instead of --ref
  --keep       Keeps the checkout of --ref and prints its folder
  --within S   Fails if it takes longer

Without the commit, as in a shallow clone, it says so and skips. It also skips if that commit has another package-lock.json, because
nothing is installed.

It needs TEST_DATABASE_URL, a PostgreSQL on which it may create a database; REDIS_URL is passed to both builds if it is set. The
older build migrates first and the match begins on it. The newer one then starts in the middle of a round. Players, bets, events and
the clock alternate between the two. The exit code is 1 if a call fails, an acknowledged bet is missing or undecided, the builds show
a lobby differently, a ledger is wrong, or one build does not serve the scripts of the other.`

const { values } = parseArgs({
  options: {
    ref: { type: 'string' },
    old: { type: 'string' },
    keep: { type: 'boolean' },
    within: { type: 'string' },
    help: { type: 'boolean' },
  },
})
const postgres = process.env.TEST_DATABASE_URL
if (values.help || !postgres) {
  console.log(values.help ? USAGE : 'TEST_DATABASE_URL is missing.')
  process.exit(values.help ? 0 : 2)
}

const TEMPO = 20
/** The length of a match minute (ms). */
const MINUTE = 60_000 / TEMPO
const STEP_MINUTES = 2
const HALF_MINUTES = 46
const BEFORE_DEPLOY_MINUTES = 12
const LOBBIES = 2
const PLAYERS_PER_LOBBY = 3
const EVENT_TYPES = ['Corner', 'Throw', 'Goal', 'Goal-Kick', 'Shot']
const ADMIN = { email: 'admin@bettle.example', password: 'Corner-kick-1' }
const PASSWORD = 'Kick-off-1'
const SECRET = randomBytes(32).toString('hex')

const root = fileURLToPath(new URL('..', import.meta.url))
const faults = []
const undo = []

async function main() {
  const { ref, why } = chosenBuild()
  if (why) {
    console.log(`Two builds: skipped, because ${why}.`)
    isSkipped = true
    return
  }
  const oldRoot = values.old ?? checkOut(ref)
  const databaseUrl = await createDatabase()
  const older = await startServer('the older build', oldRoot, databaseUrl)
  const game = await beginGame(older)
  await playMinutes(game, [older], BEFORE_DEPLOY_MINUTES)
  console.log('The newer build starts in the middle of the match.')
  const newer = await startServer('the newer build', root, databaseUrl)
  const both = [older, newer]
  await syncClocks(game, both)
  await playMinutes(game, both, HALF_MINUTES - BEFORE_DEPLOY_MINUTES)
  await play(game, both, contract.endHalf, { matchId: game.matchId, halfNumber: 1 })
  await move(game, both, 3)
  await play(game, both, contract.startHalf2, { matchId: game.matchId })
  await playMinutes(game, both, HALF_MINUTES)
  await play(game, both, contract.endMatch, { matchId: game.matchId })
  await move(game, both, 2)
  await checkBets(game, databaseUrl)
  await checkViews(game, both)
  await checkScripts(both)
  for (const checkout of [root, oldRoot]) checkLedgers(checkout, databaseUrl)
}

function chosenBuild() {
  if (values.old) return {}
  if (!values.ref) return olderBuild(root)
  return isAvailable(root, values.ref) ? { ref: values.ref } : { why: `${values.ref} is not in this checkout` }
}

/** Builds the older version in a separate worktree, with the dependencies of this checkout. */
function checkOut(ref) {
  const commit = execFileSync('git', ['rev-parse', '--short', ref], { cwd: root, encoding: 'utf8' }).trim()
  const folder = join(mkdtempSync(join(tmpdir(), 'bettle-two-builds-')), commit)
  console.log(`Building ${ref} (${commit}) in ${folder} …`)
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', folder, commit], { cwd: root })
  if (!values.keep)
    undo.push(() => {
      execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: root })
      rmSync(join(folder, '..'), { recursive: true, force: true })
    })
  // Links between workspaces are relative, so a copy of them leads to the packages of the worktree.
  const workspaces = [
    'apps/server',
    'apps/web',
    'packages/rules',
    'packages/contract',
    'packages/replay',
    'bench',
    'e2e',
    'scripts',
  ]
  for (const part of ['.', ...workspaces]) {
    const from = join(root, part, 'node_modules')
    if (!existsSync(from)) continue
    const linked = spawnSync('cp', ['-al', from, join(folder, part)], { stdio: 'ignore' })
    if (linked.status === 0) continue
    rmSync(join(folder, part, 'node_modules'), { recursive: true, force: true })
    execFileSync('cp', ['-a', from, join(folder, part)])
  }
  execFileSync(process.execPath, [...compilerOf(folder), 'apps/server', 'scripts'], { cwd: folder, stdio: 'inherit' })
  execFileSync('npm', ['run', '--silent', 'build', '-w', '@bettle/web'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return folder
}

async function createDatabase() {
  const name = `bettle_two_builds_${randomBytes(4).toString('hex')}`
  await onServer(`create database ${name}`)
  undo.push(() => onServer(`drop database if exists ${name} with (force)`))
  return Object.assign(new URL(postgres), { pathname: `/${name}` }).href
}

async function onServer(statement) {
  const client = new pg.Client({ connectionString: postgres })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** Starts a server. Each build has a separate folder, as on a separate machine. */
async function startServer(name, checkout, databaseUrl) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bettle-two-builds-data-'))
  const child = spawn(process.execPath, [join(checkout, 'apps/server/dist/main.js')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      ...(process.env.REDIS_URL && { REDIS_URL: process.env.REDIS_URL }),
      ...{ NODE_ENV: 'test', PORT: '0', DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
      ...{ AUTH_SECRET: SECRET, RATE_LIMITS: 'off', PRACTICE: 'off', TEST_CLOCK: 'on', DRAIN_MS: '0' },
      ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
    },
  })
  let isOver = false
  const exited = new Promise((resolve) => child.once('exit', resolve))
  undo.push(async () => {
    isOver = true
    child.kill('SIGTERM')
    await exited
    rmSync(dataDir, { recursive: true, force: true })
  })
  let said = ''
  const url = await new Promise((resolve, reject) => {
    const listen = (text) => {
      said += text
      const ready = /Bettle is ready: (\S+)\n/.exec(said)
      if (ready) resolve(ready[1])
      // Finds log lines of level error and fatal, also in the readable format.
      if (/ERROR|FATAL|"level":(50|60)/.test(String(text))) faults.push(`${name} logged: ${String(text).slice(0, 600)}`)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', (code, signal) => {
      if (!isOver) faults.push(`${name} exited: ${signal ?? code}`)
      reject(new Error(`${name} did not start: ${said.slice(-2000)}`))
    })
  })
  return { name, url, checkout }
}

async function call({ name, url }, route, { params = {}, query = {}, body } = {}, headers = {}) {
  const path = route.path.replace(/:(\w+)/g, (_, param) => params[param])
  const reply = await fetch(`${url}/api${path}?${new URLSearchParams(query)}`, {
    method: route.method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const content = await reply.json()
  if (reply.status >= 500) faults.push(`${name} answered ${route.path} with ${reply.status} ${JSON.stringify(content)}`)
  return { status: reply.status, reply: content }
}

async function request(server, route, giving, headers) {
  const { status, reply } = await call(server, route, giving, headers)
  if (status !== 200) throw new Error(`${server.name}: ${route.path}: ${status} ${JSON.stringify(reply)}`)
  return reply
}

const headersOf = ({ accessToken, refreshToken }) => ({
  authorization: `Bearer ${accessToken}`,
  'refresh-token': refreshToken,
})

async function beginGame(server) {
  const signIn = await request(server, contract.login, { body: ADMIN })
  const admin = headersOf(signIn.token)
  const game = { admin, now: 0, setAt: 0, turn: 0, players: [], lobbies: [], acknowledged: new Map() }
  const teams = { homeTeam: 'France', awayTeam: 'Croatia', tempo: TEMPO }
  game.matchId = (await request(server, contract.createMatch, { body: teams }, admin)).match._id
  for (let index = 0; index < LOBBIES * PLAYERS_PER_LOBBY; index += 1) {
    const email = `player${index}@bettle.example`
    const body = { name: `Player ${index}`, email, password: PASSWORD, confirmPassword: PASSWORD, tos: true }
    game.players.push({ index, headers: headersOf((await request(server, contract.register, { body })).token) })
  }
  for (let index = 0; index < LOBBIES; index += 1) {
    const [host, ...others] = game.players.filter((player) => player.index % LOBBIES === index)
    const body = { matchId: game.matchId, gameSettings: {} }
    const { lobby } = await request(server, contract.createLobby, { body }, host.headers)
    game.lobbies.push({ id: lobby._id, players: [host, ...others] })
    for (const { headers } of others)
      await request(server, contract.joinLobby, { body: { lobbyCode: lobby.lobbyCode, role: 'player' } }, headers)
  }
  await betOnNextRounds(game, [server])
  game.now = Math.ceil((await timeOf(server)) / MINUTE) * MINUTE
  await syncClocks(game, [server])
  await request(server, contract.startHalf1, { body: { matchId: game.matchId } }, admin)
  return game
}

async function timeOf({ url }) {
  const reply = await fetch(`${url}/api/test/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceMs: 0 }),
  })
  return Date.parse((await reply.json()).serverTime)
}

/** Sets both clocks to one time. That time never decreases, although the clocks also run by themselves. */
async function syncClocks(game, servers, byMs = 0) {
  const passed = game.setAt === 0 ? 0 : performance.now() - game.setAt
  game.now = Math.ceil(game.now + Math.max(byMs, passed + 50))
  game.setAt = performance.now()
  await Promise.all(
    servers.map(async ({ name, url }) => {
      const reply = await fetch(`${url}/api/test/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ now: game.now }),
      })
      if (!reply.ok) faults.push(`${name}: the clock was not set: ${await reply.text()}`)
    }),
  )
}

const move = (game, servers, minutes) => syncClocks(game, servers, minutes * MINUTE)

/** Returns the next server, alternating between the two. */
function next(game, servers) {
  game.turn += 1
  return servers[game.turn % servers.length]
}

const play = (game, servers, route, body) => request(next(game, servers), route, { body }, game.admin)

/** Plays this many minutes of a half. Everyone bets on each round, and an event is recorded in each step. */
async function playMinutes(game, servers, minutes) {
  for (let played = 0; played < minutes; played += STEP_MINUTES) {
    await move(game, servers, STEP_MINUTES)
    await betOnNextRounds(game, servers)
    const eventType = EVENT_TYPES[game.turn % EVENT_TYPES.length]
    // A time before the current minute, which both clocks have passed.
    const timeStamp = new Date(game.now - MINUTE / 2).toISOString()
    await play(game, servers, contract.recordMatchEvent, { match: game.matchId, eventType, timeStamp })
  }
}

async function betOnNextRounds(game, servers) {
  for (const { id: lobbyId, players } of game.lobbies) {
    for (const player of players) {
      const server = next(game, servers)
      const lobby = await request(server, contract.lobbyDetails, { params: { lobbyId } }, player.headers)
      const round = lobby.upcomingRounds[0]
      const odds = lobby.odds[(player.index + game.turn) % lobby.odds.length]
      const key = `${player.index} ${round?._id}`
      if (!round || !odds || game.acknowledged.has(key)) continue
      const body = { lobbyId, oddsId: odds._id, matchRoundId: round._id, stake: 5 }
      const headers = { ...player.headers, 'idempotency-key': randomUUID() }
      const answer = await call(server, contract.placeBet, { body }, headers)
      if (answer.status !== 200) continue
      game.acknowledged.set(key, answer.reply.bet._id)
      // The same request on the other build changes nothing.
      const again = await call(next(game, servers), contract.placeBet, { body }, headers)
      if (again.status !== 200 || again.reply.bet._id !== answer.reply.bet._id)
        faults.push(`a repeated bet was answered ${again.status} ${JSON.stringify(again.reply)}`)
    }
  }
}

/**
 * Checks the database: each acknowledged bet is stored once and decided, and each round is settled once in each lobby.
 */
async function checkBets({ acknowledged, lobbies }, connectionString) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows: bets } = await client.query('select id, outcome, stake, account_id, round_id from bet')
  const { rows: twice } = await client.query(
    'select 1 from bet group by account_id, lobby_id, round_id having count(*) > 1',
  )
  const { rows: jobs } = await client.query('select kind, key, last_error from due_work where attempts > 0')
  const { rows: settled } = await client.query(
    'select lobby_id, count(*)::int as rounds from lobby_round group by lobby_id',
  )
  await client.end()
  const byId = new Map(bets.map((bet) => [bet.id, bet]))
  const missing = [...acknowledged.values()].filter((id) => !byId.has(id))
  const open = bets.filter(({ outcome }) => outcome === 'open')
  if (missing.length > 0) faults.push(`${missing.length} acknowledged bets are missing`)
  if (open.length > 0) faults.push(`${open.length} bets are undecided`)
  if (twice.length > 0) faults.push(`${twice.length} bets were placed twice`)
  if (bets.length !== acknowledged.size)
    faults.push(`${bets.length} bets are stored, ${acknowledged.size} were acknowledged`)
  for (const job of jobs) faults.push(`a job failed: ${JSON.stringify(job)}`)
  if (acknowledged.size < 6 * lobbies.length * PLAYERS_PER_LOBBY)
    faults.push(`only ${acknowledged.size} bets were placed`)
  const rounds = settled.map((lobby) => lobby.rounds).join(', ')
  console.log(`${bets.length} bets on two builds, all decided; rounds settled in the lobbies: ${rounds}.`)
}

/** Checks that both builds show every player the same lobby. Fields that only one build has are ignored. */
async function checkViews({ lobbies }, [older, newer]) {
  for (const { id: lobbyId, players } of lobbies) {
    for (const { headers, index } of players) {
      const views = []
      for (const server of [older, newer])
        views.push(await request(server, contract.lobbyDetails, { params: { lobbyId } }, headers))
      for (const path of differences(views[0], views[1]))
        faults.push(`player ${index} sees another lobby on the other build: ${path}`)
    }
  }
}

function differences(one, other, path = 'lobby') {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return one === other || path.endsWith('serverTime')
      ? []
      : [`${path}: ${JSON.stringify(one)} ≠ ${JSON.stringify(other)}`]
  const keys = Object.keys(one).filter((key) => key in other)
  if (Array.isArray(one) && one.length !== other.length) return [`${path}: ${one.length} ≠ ${other.length} items`]
  return keys.flatMap((key) => differences(one[key], other[key], `${path}.${key}`))
}

/** Checks that a page from one build can load its scripts from the other build. */
async function checkScripts([older, newer]) {
  for (const [from, of] of [
    [newer, older],
    [older, newer],
  ]) {
    const keeps = [older, newer].every(({ checkout }) =>
      existsSync(join(checkout, 'apps/server/src/http/pages/kept-builds.ts')),
    )
    if (!keeps) {
      console.log(
        `Scripts of ${of.name} from ${from.name}: skipped, because the older build does not keep its scripts.`,
      )
      continue
    }
    const assets = join(of.checkout, 'apps/web/dist/assets')
    const own = new Set(readdirSync(join(from.checkout, 'apps/web/dist/assets')))
    const names = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name))
    let foreign = 0
    for (const name of names) {
      if (!own.has(name)) foreign += 1
      const reply = await fetch(`${from.url}/assets/${name}`)
      const isSame = reply.ok && Buffer.from(await reply.arrayBuffer()).equals(readFileSync(join(assets, name)))
      if (!isSame) faults.push(`${from.name} does not serve ${name} of ${of.name}: ${reply.status}`)
    }
    console.log(
      `${from.name} served ${names.length} scripts and styles of ${of.name}, ${foreign} of which it lacks itself.`,
    )
  }
}

function checkLedgers(checkout, databaseUrl) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(checkout, 'scripts/dist/admin.js'), 'check-ledgers'],
    { encoding: 'utf8', env: { PATH: process.env.PATH, NODE_ENV: 'test', DATABASE_URL: databaseUrl } },
  )
  if (status !== 0) faults.push(`the ledgers are wrong: ${stdout}${stderr}`)
  else console.log(stdout.trim())
}

let isSkipped = false
const began = performance.now()
try {
  await main()
} catch (error) {
  faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
} finally {
  for (const step of undo.reverse()) await step()
}
const took = Math.round((performance.now() - began) / 1000)
if (values.within && took > Number(values.within)) faults.push(`it took ${took} s, longer than ${values.within} s`)
for (const fault of faults) console.error(`✗ ${fault}`)
if (faults.length > 0) console.log(`${faults.length} faults`)
else if (!isSkipped) console.log(`✓ Both builds worked on one database (${took} s).`)
process.exit(faults.length === 0 ? 0 : 1)
