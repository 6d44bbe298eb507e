import { rmSync } from 'node:fs'
import {
  createLobby,
  createMatch,
  type Giving,
  joinLobby,
  type Lobby,
  login,
  placeBet,
  type Reply,
  type RouteSpec,
} from '@bettle/contract'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { randomSource } from '../../../test/simulation/random-source.ts'
import { call } from '../../../test/support/call.ts'
import { layDatabase } from '../../../test/support/database/template.ts'
import { testDatabase, testDatabaseUrl } from '../../../test/support/database/test-database.ts'
import { type Program, startProgram } from '../../../test/support/programs/program.ts'
import { scratchFolder } from '../../../test/support/programs/scratch-folder.ts'
import { betOn } from '../../../test/support/scenario.ts'
import { type SignedIn, signUp } from '../../../test/support/sign-in.ts'
import { type Connection, connect } from '../../db/connect.ts'
import { ledgerFaults } from '../ledger/check-ledger.ts'

/** Number of times the test kills the server: use `BETTLE_KILLS=20` for a long run. */
const KILLS = Number(process.env.BETTLE_KILLS ?? 2)
const PLAYERS = 24
const ADMIN = { email: 'dana@bettle.example', password: 'Corner-kick-1' }

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

/** The test runs on one of the two databases only, because each kill needs several server processes. */
const kind = testDatabaseUrl ? 'postgres' : 'embedded'

describe(`a server on ${kind} that is killed while bets arrive`, () => {
  const LONG = 60_000 + KILLS * 60_000
  it('a killed server keeps every answered bet once, and accepts the other bets when the clients repeat them [B12] [L2] [L3]', {
    timeout: LONG,
  }, async () => {
    const night = await aNight(kind)
    let program = await night.start()
    const players = await signedUp(program)
    const random = randomSource(KILLS)
    const answeredBefore: number[] = []
    for (let kill = 0; kill < KILLS; kill += 1) {
      const lobby = await aLobby(program, players, kill)
      const answered = await betUntilKilled(program, lobby, players, random.whole(0, 60))
      answeredBefore.push(answered.filter(Boolean).length)
      await night.readDatabase(async (db) => {
        const kept = await db.selectFrom('bet').select('id').where('lobby_id', '=', lobby._id).execute()
        const ids = kept.map(({ id }) => id)
        expect(ids).toEqual(expect.arrayContaining(answered.flatMap((reply) => reply?.bet._id ?? [])))
        expect(await ledgerFaults(db)).toEqual([])
      })
      program = await night.start()
      const again = await Promise.all(players.map((player) => bets(program, player, lobby)))
      for (const [index, reply] of answered.entries()) if (reply) expect(again[index]).toEqual(reply)
      expect(new Set(again.map(({ bet }) => bet._id)).size).toBe(PLAYERS)
    }
    console.log(`${kind}: answered before each kill, of ${PLAYERS}: ${answeredBefore.join(', ')}`)
    await program.kill()
    await night.readDatabase(async (db) => {
      expect(await db.selectFrom('bet').select('id').execute()).toHaveLength(PLAYERS * KILLS)
      expect(await ledgerFaults(db)).toEqual([])
    })
  })
})

/** Returns a data folder or database that stays while servers on it are killed and started. */
async function aNight(kind: string) {
  const folder = scratchFolder('rush')
  undo.push(() => rmSync(folder, { recursive: true, force: true }))
  const database = kind === 'embedded' ? undefined : await testDatabase()
  if (kind === 'embedded') await layDatabase(folder)
  if (database) undo.push(database.drop)
  const databaseUrl = database?.url
  const environment = {
    DATA_DIR: folder,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  }
  return {
    async start(): Promise<Program> {
      const program = await startProgram(environment)
      undo.push(program.kill)
      return program
    },
    /** Reads the database directly while no server runs on it. */
    async readDatabase(read: (db: Connection['db']) => Promise<void>): Promise<void> {
      const connection = await connect({ dataDir: folder, databaseUrl }, pino({ level: 'silent' }))
      try {
        await read(connection.db)
      } finally {
        await connection.close()
      }
    },
  }
}

function signedUp({ url }: Program): Promise<SignedIn[]> {
  return Promise.all(Array.from({ length: PLAYERS }, (_, index) => signUp(url, `Ana ${index}`)))
}

/** Returns a lobby of a new match with all players, and with the first round open for bets. */
async function aLobby(program: Program, players: readonly SignedIn[], index: number): Promise<Lobby> {
  const { token } = await asks(program, login, { body: ADMIN })
  const asAdmin = { authorization: `Bearer ${token.accessToken}` }
  const { match } = await asks(program, createMatch, { body: { homeTeam: 'France', awayTeam: 'Croatia' } }, asAdmin)
  const host = players[index % PLAYERS]
  const body = { matchId: match._id, gameSettings: { maxPlayers: PLAYERS } }
  const { lobby } = await asks(program, createLobby, { body }, host?.headers)
  for (const player of players) {
    if (player !== host) await asks(program, joinLobby, { body: { lobbyCode: lobby.lobbyCode } }, player.headers)
  }
  return lobby
}

type Placed = Reply<typeof placeBet>

/** Sends all bets at once and kills the server `ms` after the first answer. Returns the answers that arrived. */
async function betUntilKilled(program: Program, lobby: Lobby, players: readonly SignedIn[], ms: number) {
  const asked = players.map((player) => bets(program, player, lobby))
  await Promise.any(asked)
  await new Promise((resolve) => setTimeout(resolve, ms))
  await program.kill()
  const answers = await Promise.allSettled(asked)
  return answers.map((one) => (one.status === 'fulfilled' ? one.value : undefined))
}

function bets(program: Program, { headers }: SignedIn, lobby: Lobby): Promise<Placed> {
  const body = betOn(lobby, 'Over 0.5 Corner', 10)
  return asks(program, placeBet, { body }, { ...headers, 'idempotency-key': lobby._id })
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
