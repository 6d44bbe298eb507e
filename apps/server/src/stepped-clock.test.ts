import {
  createLobby,
  createMatch,
  type HalfId,
  joinLobby,
  type Lobby,
  type MatchId,
  placeBet,
  startHalf1,
  updateHalf,
} from '@bettle/contract'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase, testDatabaseUrl } from '../test/support/database/test-database.ts'
import { betOn, type Player, playerOn } from '../test/support/scenario.ts'
import { signUp } from '../test/support/sign-in.ts'
import { aServer, type TestServer } from '../test/support/test-app.ts'
import type { TestClock } from './clock.ts'
import type { Connection } from './db/connect.ts'
import { askDatabase } from './http/health/clock-offset.ts'
import { steadyClock } from './steady-clock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Creates a machine with real clocks, which a test can set. */
function aMachine() {
  let step = 0
  let jump = 0
  return {
    wall: () => Date.now() + step + jump,
    monotonic: () => performance.now() + jump,
    steps: (ms: number) => (step += ms),
    jumps: (ms: number) => (jump += ms),
  }
}

describe('a server whose clock is set', () => {
  let machine: ReturnType<typeof aMachine>
  let database: TestDatabase
  let connection: Connection
  let server: TestServer
  let ana: Player
  let lobby: Lobby
  beforeEach(async () => {
    machine = aMachine()
    database = await testDatabase()
    connection = await database.connect()
    const goesBy = connection.kind === 'postgres' ? 'the database' : 'the machine'
    const clock = steadyClock({ goesBy, log: pino({ level: 'silent' }), sources: machine })
    clock.compare(await askDatabase({ db: connection.db, clock }))
    server = await aServer({
      clock: clock as unknown as TestClock,
      config: { testClock: false },
      database: { ...database, connect: async () => connection },
    })
    const player = async (name: string, role: 'player' | 'admin') =>
      playerOn(server, name, await signUp(server.ctx, name, { role }), () => '' as MatchId)
    const admin = await player('Admin', 'admin')
    ana = await player('Ana', 'player')
    const ben = await player('Ben', 'player')
    const { match } = await admin.gets(createMatch, { body: { homeTeam: 'France', awayTeam: 'Croatia' } })
    const body = { matchId: match._id, gameSettings: { inactivityPenalty: 5 } }
    lobby = (await ana.gets(createLobby, { body })).lobby
    await ben.gets(joinLobby, { body: { lobbyCode: lobby.lobbyCode, role: 'player' } })
    const { matchHalfs } = await admin.gets(startHalf1, { body: { matchId: match._id } })
    // Late enough that no half starts during the test, and early enough that the match has ended an hour later.
    const startTime = new Date(Math.ceil(Date.now() / MINUTE + 5) * MINUTE).toISOString()
    await admin.gets(updateHalf, { params: { id: matchHalfs[0]?._id as HalfId }, body: { startTime } })
  })
  afterEach(async () => {
    await server?.stop()
    await database.drop()
  })

  const isReady = async () => (await fetch(`${server.url}/readyz`)).status
  const bets = async () => {
    const answer = await ana.asks(placeBet, { body: betOn(await ana.fetchesLobby(lobby), 'Over 0.5 Corner', 10) })
    return answer.ok ? 200 : answer.status
  }
  /** Returns the rounds that were shown or settled, and the chips that a player lost. */
  async function played() {
    await server.ctx.jobs.settled()
    const rounds = await connection.db.selectFrom('lobby_round').select('round_id').execute()
    const penalties = await connection.db.selectFrom('penalty').select('account_id').execute()
    return { rounds: rounds.length, penalties: penalties.length }
  }
  const NOTHING = { rounds: 0, penalties: 0 }

  it.each([HOUR, -HOUR])(
    'a server runs no job and accepts no bet after a clock step of %d ms, reports the step, and continues once the clock is set back [C15]',
    async (step) => {
      expect(await isReady()).toBe(200)
      machine.steps(step)
      expect(await isReady()).toBe(503)
      expect(await bets()).toBe(503)
      expect(await played()).toEqual(NOTHING)
      machine.steps(-step)
      expect(await isReady()).toBe(200)
      expect(await bets()).toBe(200)
      expect(await played()).toEqual(NOTHING)
    },
  )

  it.runIf(testDatabaseUrl).each([HOUR, -HOUR])(
    '[C15] a server runs no job and accepts no bet when all clocks of its machine jump by %d ms against PostgreSQL’s clock',
    async (jump) => {
      machine.jumps(jump)
      expect(await played()).toEqual(NOTHING)
      expect(await bets()).not.toBe(200)
      expect(await isReady()).toBe(503)
      expect(await played()).toEqual(NOTHING)
      machine.jumps(-jump)
      await expect.poll(isReady).toBe(200)
      expect(await bets()).toBe(200)
    },
  )
})
