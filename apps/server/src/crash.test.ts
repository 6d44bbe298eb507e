import { rmSync } from 'node:fs'
import {
  createLobby,
  createMatch,
  type Giving,
  joinLobby,
  type Lobby,
  listBets,
  login,
  placeBet,
  type Reply,
  type RouteSpec,
  recordMatchEvent,
  type ServerFrame,
  startHalf1,
} from '@bettle/contract'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../test/support/call.ts'
import { layDatabase } from '../test/support/database/template.ts'
import { testDatabase, testDatabaseUrl } from '../test/support/database/test-database.ts'
import { listen, type TestSocket } from '../test/support/listen.ts'
import { type Program, setTime, startProgram } from '../test/support/programs/program.ts'
import { scratchFolder } from '../test/support/programs/scratch-folder.ts'
import { betOn } from '../test/support/scenario.ts'
import { type SignedIn, signUp } from '../test/support/sign-in.ts'
import { type Connection, connect } from './db/connect.ts'
import { ledgerFaults } from './features/ledger/check-ledger.ts'

const MINUTE = 60_000
const ADMIN = { email: 'dana@bettle.example', password: 'Corner-kick-1' }
/** The kick-off is two hours ago, so that a server that starts now finds the rounds already ended. */
const KICK_OFF = Math.floor(Date.now() / MINUTE - 120) * MINUTE

/** The suite runs on one database only, because each test starts a server process several times. */
const kind = testDatabaseUrl ? 'postgres' : 'embedded'

describe(`a server killed in the middle, on the ${kind} database`, () => {
  let folder: string
  let environment: Record<string, string>
  let drop: () => Promise<void> = async () => {}
  let running: Program | undefined

  beforeEach(async () => {
    folder = scratchFolder('crash')
    environment = { DATA_DIR: folder, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
    if (kind === 'embedded') return layDatabase(folder)
    const database = await testDatabase()
    environment.DATABASE_URL = database.url ?? ''
    drop = database.drop
  })
  afterEach(async () => {
    await running?.kill()
    await drop()
    rmSync(folder, { recursive: true, force: true })
  })

  async function start(): Promise<Program> {
    running = await startProgram(environment)
    return running
  }

  /** Reads the database directly while no server runs on it. */
  async function readDatabase<Found>(read: (db: Connection['db']) => Promise<Found>): Promise<Found> {
    await running?.kill()
    running = undefined
    const databaseUrl = environment.DATABASE_URL
    const connection = await connect({ dataDir: folder, databaseUrl }, pino({ level: 'silent' }))
    try {
      return await read(connection.db)
    } finally {
      await connection.close()
    }
  }

  it('a restarted server settles by itself, and once, a round that ended while it was down [S2]', {
    timeout: 120_000,
  }, async () => {
    const program = await start()
    const match = await aMatchWithBets(program, { lobbies: 3, players: 3 })
    await program.kill()
    await untilSettled(await start(), match)
    const settled = { faults: [], settlements: [1, 1, 1], open: 0, payouts: 3, penalties: 1 }
    expect(await readDatabase(stateOfRoundOne)).toEqual(settled)
  })

  it('a restarted server continues a settlement that was interrupted between two batches of lobbies [S2]', {
    timeout: 180_000,
  }, async () => {
    // The number of lobbies: two full batches and a remainder.
    const lobbies = 102
    const program = await start()
    const match = await aMatchWithBets(program, { lobbies, players: 10 })
    const inOrder = match.lobbies.toSorted((a, b) => (a._id < b._id ? -1 : 1))
    const [earliest, latest] = await Promise.all(
      [inOrder[0], inOrder.at(-1)].map((lobby) => listening(program, match, lobby)),
    )
    const settling = setTime(program, KICK_OFF + 10 * MINUTE).catch(() => 'killed')
    await earliest?.until(isSettled)
    await program.kill()
    await settling
    expect(latest?.frames.some(isSettled)).toBe(false)

    // Kills the server again during its start, at an arbitrary moment.
    const next = await start()
    await new Promise((resolve) => setTimeout(resolve, 100))
    await next.kill()
    await untilSettled(await start(), match)
    expect(await readDatabase(stateOfRoundOne)).toEqual({
      faults: [],
      settlements: Array(lobbies).fill(1),
      open: 0,
      payouts: lobbies,
      penalties: lobbies / 3,
    })
  })
})

interface PlayedMatch {
  readonly lobbies: readonly Lobby[]
  readonly hosts: readonly SignedIn[]
  hostOf(lobby: Lobby): SignedIn
}

/**
 * Creates a match and plays nine minutes of it at most. Each host has a winning bet in each lobby; each third lobby has
 * a player without a bet.
 */
async function aMatchWithBets(program: Program, request: { lobbies: number; players: number }): Promise<PlayedMatch> {
  await setTime(program, KICK_OFF - 30_000)
  const admin = await asks(program, login, { body: ADMIN })
  const asAdmin = { authorization: `Bearer ${admin.token.accessToken}` }
  const made = await asks(program, createMatch, { body: { homeTeam: 'France', awayTeam: 'Croatia' } }, asAdmin)
  const matchId = made.match._id
  const hosts = await Promise.all(
    Array.from({ length: request.players }, (_, index) => signUp(program.url, `Ana ${index}`)),
  )
  const idle = await signUp(program.url, 'Ben')
  const hostAt = (index: number): SignedIn => hosts[index % hosts.length] as SignedIn
  const lobbies = await Promise.all(
    Array.from({ length: request.lobbies }, async (_, index) => {
      const { headers } = hostAt(index)
      const { lobby } = await asks(program, createLobby, { body: { matchId, gameSettings: {} } }, headers)
      await asks(program, placeBet, { body: betOn(lobby, 'Over 0.5 Corner', 10) }, headers)
      const body = { lobbyCode: lobby.lobbyCode, role: 'player' as const }
      if (index % 3 === 0) await asks(program, joinLobby, { body }, idle.headers)
      return lobby
    }),
  )
  await asks(program, startHalf1, { body: { matchId } }, asAdmin)
  await setTime(program, KICK_OFF + 9 * MINUTE)
  const timeStamp = new Date(KICK_OFF + MINUTE).toISOString()
  await asks(program, recordMatchEvent, { body: { match: matchId, eventType: 'Corner', timeStamp } }, asAdmin)
  return { lobbies, hosts, hostOf: (lobby) => hostAt(lobbies.indexOf(lobby)) }
}

const isSettled = (frame: ServerFrame) => frame.type === 'news' && frame.push?.type === 'round.settled'

function listening(program: Program, { hostOf }: PlayedMatch, lobby: Lobby | undefined): Promise<TestSocket> {
  if (!lobby) throw new Error('nobody plays')
  return listen(program, hostOf(lobby).token.accessToken, [`lobby:${lobby._id}`])
}

/** Polls until the lobbies are settled, without a request that would cause the settlement. */
async function untilSettled(program: Program, { lobbies, hosts, hostOf }: PlayedMatch): Promise<void> {
  const headers = new Map<SignedIn, Record<string, string>>()
  for (const host of hosts) {
    const { token } = await asks(program, login, { body: { email: host.email, password: host.password } })
    headers.set(host, { authorization: `Bearer ${token.accessToken}` })
  }
  for (const lobby of lobbies) {
    const isOpen = async () => {
      const { bets } = await asks(program, listBets, { query: { lobbyId: lobby._id } }, headers.get(hostOf(lobby)))
      return bets.some(({ outcome }) => outcome === 'open')
    }
    while (await isOpen()) await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function settledRounds(db: Connection['db']): Promise<{ settlement: number }[]> {
  return db
    .selectFrom('lobby_round')
    .innerJoin('round', 'round.id', 'lobby_round.round_id')
    .select('settlement')
    .where('round_number', '=', 1)
    .where('settled_at', 'is not', null)
    .execute()
}

async function stateOfRoundOne(db: Connection['db']) {
  const count = async (query: { execute(): Promise<unknown[]> }) => (await query.execute()).length
  const penalties = db
    .selectFrom('penalty')
    .innerJoin('round', 'round.id', 'penalty.round_id')
    .innerJoin('ledger_entry', (join) =>
      join
        .onRef('ledger_entry.lobby_id', '=', 'penalty.lobby_id')
        .onRef('ledger_entry.account_id', '=', 'penalty.account_id')
        .on('ledger_entry.kind', '=', 'penalty')
        .on('ledger_entry.key', 'like', sql<string>`'%' || penalty.round_id || '%'`),
    )
    .select('penalty.account_id')
    .where('round_number', '=', 1)
  return {
    faults: await ledgerFaults(db),
    settlements: (await settledRounds(db)).map(({ settlement }) => settlement),
    open: await count(db.selectFrom('bet').select('id').where('outcome', '=', 'open')),
    payouts: await count(db.selectFrom('ledger_entry').select('seq').where('kind', '=', 'payout')),
    penalties: await count(penalties),
  }
}

async function asks<R extends RouteSpec>(
  { url }: Program,
  route: R,
  giving: Giving<R>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply<R>> {
  const answer = await call({ url }, route, giving, { headers })
  if (!answer.ok) throw new Error(`${route.path}: ${answer.status} ${JSON.stringify(answer.failure)}`)
  return answer.reply
}
