import { listBets, lobbyDetails, placeBet } from '@bettle/contract'
import { sql } from 'kysely'
import { type Logger, pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/support/database/test-database.ts'
import { listen } from '../../../test/support/listen.ts'
import { type TcpProxy, tcpProxy } from '../../../test/support/network/tcp-proxy.ts'
import { aScenario, betOn, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { type ServerOptions, testDatabaseUrl } from '../../../test/support/test-app.ts'
import { type Connection, connect } from '../connect.ts'
import { DatabaseUnavailable } from '../database-unavailable.ts'
import { transaction } from '../transaction.ts'
import { type DatabaseTimeouts, PATIENCE } from './database-watch.ts'

if (!testDatabaseUrl) console.log('Trouble of the database was left out: set TEST_DATABASE_URL to a PostgreSQL.')

/** Deadlines that are short enough for a test and long enough for a busy machine. */
const SHORT: DatabaseTimeouts = { ...PATIENCE, silentMs: 400, probeMs: 600, askAgainMs: 50 }
const ANSWERS_WITHIN_MS = 4000

describe.skipIf(!testDatabaseUrl)('the server while PostgreSQL is in trouble', () => {
  let database: TestDatabase
  let proxy: TcpProxy
  /** A connection that bypasses the proxy, for what the test itself does to PostgreSQL. */
  let directly: Connection
  const open: (() => Promise<void>)[] = []
  beforeEach(async () => {
    database = await testDatabase()
    proxy = await tcpProxy(database.url ?? '')
    directly = await database.connect()
  })
  afterEach(async () => {
    proxy.mend()
    proxy.thaw()
    for (const close of open.splice(0).reverse()) await close()
    await directly.close()
    await proxy.close()
    await database.drop()
  })

  async function connected(patience: Partial<DatabaseTimeouts> = {}, log: Logger = pino({ level: 'silent' })) {
    const config = { databaseUrl: proxy.url, dataDir: '/', patience: { ...SHORT, ...patience } }
    return connect(config, log)
  }

  async function openScenario(options: ServerOptions = {}): Promise<Scenario> {
    const running = await aScenario({
      ...options,
      database: { ...database, url: proxy.url, connect: () => connected() },
    })
    open.push(running.ends)
    return running
  }

  /** Ends every connection of the server to its database. */
  async function terminateAll(): Promise<void> {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'bettle' and pid <> pg_backend_pid()`.execute(
      directly.db,
    )
  }

  async function timed<Result>(run: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
    const began = performance.now()
    const result = await run()
    return { result, ms: performance.now() - began }
  }

  const answerOf = async (player: Player, lobbyId: string) => {
    const answer = await player.asks(lobbyDetails, { params: { lobbyId: lobbyId as never } })
    return answer.ok ? 200 : answer.status
  }

  it('a transaction fails as not done when PostgreSQL ends its connection, and the next query succeeds', async () => {
    const { db, close } = await connected()
    open.push(close)
    const failed = await db
      .transaction()
      .execute(async (tx) => {
        await sql`select 1`.execute(tx)
        await terminateAll()
        await sql`select 2`.execute(tx)
      })
      .catch((error: unknown) => error)
    expect(failed).toMatchObject({ name: 'DatabaseUnavailable', why: 'lost', mayBeDone: false })
    expect((await sql<{ n: number }>`select 3 as n`.execute(db)).rows).toEqual([{ n: 3 }])
  })

  it('a transaction fails as lost when PostgreSQL ends its connection while no query runs', async () => {
    const { db, close } = await connected()
    open.push(close)
    const ended = db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      await terminateAll()
      // The connection ends while no query runs, so only the client sees it.
      await new Promise((resolve) => setTimeout(resolve, 100))
      return 'is never committed'
    })
    await expect(ended).rejects.toMatchObject({ why: 'lost' })
  })

  it('runs a transaction again if its connection ended before the COMMIT was sent', async () => {
    const { db, close } = await connected()
    open.push(close)
    let runs = 0
    const result = await transaction({ db, log: pino({ level: 'silent' }) }, async (tx) => {
      runs += 1
      await sql`select 1`.execute(tx)
      if (runs === 1) await terminateAll()
      const { rows } = await sql<{ n: number }>`select ${runs}::int as n`.execute(tx)
      return rows[0]?.n
    })
    expect(result).toBe(2)
  })

  it('answers every read after all idle connections ended', async () => {
    const { db, close } = await connected()
    open.push(close)
    await Promise.all(Array.from({ length: 8 }, () => sql`select pg_sleep(0.05)`.execute(db)))
    await terminateAll()
    const reads = await Promise.all(
      Array.from(
        { length: 8 },
        async (_, n) => (await sql<{ n: number }>`select ${n}::int as n`.execute(db)).rows[0]?.n,
      ),
    )
    expect(reads).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  it('does not repeat a COMMIT that got no reply, and reports that the change may be done', async () => {
    const { db, close } = await connected()
    open.push(close)
    await sql`create table kept (n integer)`.execute(db)
    let runs = 0
    proxy.loseAnswerTo('commit')
    const outcome = await transaction({ db, log: pino({ level: 'silent' }) }, async (tx) => {
      runs += 1
      await sql`insert into kept values (${runs})`.execute(tx)
    }).catch((error: unknown) => error)
    expect(outcome).toMatchObject({ name: 'DatabaseUnavailable', mayBeDone: true })
    expect(runs).toBe(1)
    expect((await sql`select n from kept`.execute(directly.db)).rows).toEqual([{ n: 1 }])
  })

  it('the server repeats a bet with an Idempotency-Key whose COMMIT got no reply, and places the bet once', async () => {
    const { player } = await openScenario()
    const ana = await player('Ana')
    const lobby = await ana.opensLobby()
    const body = betOn(await ana.fetchesLobby(lobby), 'Over 0.5 Corner', 10)
    proxy.loseAnswerTo('commit')
    const first = await ana.asks(placeBet, { body }, { 'idempotency-key': 'one' })
    expect(first).toMatchObject({ ok: true, reply: { chips: 90 } })
    const again = await ana.asks(placeBet, { body }, { 'idempotency-key': 'one' })
    // The headers are omitted, because `date` differs if a second ends between the two replies.
    expect({ ...again, headers: undefined }).toEqual({ ...first, headers: undefined })
    const { bets } = await ana.gets(listBets, { query: { lobbyId: lobby._id } })
    expect(bets).toHaveLength(1)
  })

  it('answers 503 to a bet without an Idempotency-Key whose COMMIT got no reply; after a second request there is one bet', async () => {
    const { player } = await openScenario()
    const ana = await player('Ana')
    const lobby = await ana.opensLobby()
    const body = betOn(await ana.fetchesLobby(lobby), 'Over 0.5 Corner', 10)
    proxy.loseAnswerTo('commit')
    const first = await ana.asks(placeBet, { body }, {})
    expect(first).toMatchObject({ ok: false, status: 503, failure: { code: 'unavailable' } })
    const { bets } = await ana.gets(listBets, { query: { lobbyId: lobby._id } })
    expect(bets.length).toBeLessThanOrEqual(1)
    const second = await ana.asks(placeBet, { body }, {})
    expect(second.ok || second.failure.code === 'already-placed').toBe(true)
    expect((await ana.gets(listBets, { query: { lobbyId: lobby._id } })).bets).toHaveLength(1)
  })

  it('players who retry their bets while database connections end again and again place one bet each, and a socket stays open', async () => {
    const { player, server } = await openScenario()
    const players = await Promise.all(['Ana', 'Ben', 'Cleo'].map(player))
    const [ana] = players
    if (!ana) throw new Error('nobody plays')
    const lobby = await ana.opensLobby()
    for (const other of players.slice(1)) await other.joins(lobby)
    const socket = await listen(server, ana.token.accessToken, [`lobby:${lobby._id}`])
    const body = betOn(await ana.fetchesLobby(lobby), 'Over 0.5 Corner', 10)
    const bets = players.map(async (one, n) => {
      for (;;) {
        const answer = await one.asks(placeBet, { body }, { 'idempotency-key': `bet-${n}` })
        if (answer.ok) return answer.reply.bet
        expect(answer.status).toBe(503)
      }
    })
    for (let times = 0; times < 5; times += 1) {
      await terminateAll()
      await answerOf(ana, lobby._id)
    }
    const placed = await Promise.all(bets)
    expect(new Set(placed.map(({ _id }) => _id)).size).toBe(3)
    const { rows } = await sql`select id from bet`.execute(directly.db)
    expect(rows).toHaveLength(3)
    await socket.done()
    socket.close()
  })

  it('while PostgreSQL is frozen, answers calls and /readyz with 503 within seconds, serves the landing page and keeps sockets', async () => {
    const { player, server } = await openScenario()
    const ana = await player('Ana')
    const lobby = await ana.opensLobby()
    const socket = await listen(server, ana.token.accessToken, [`lobby:${lobby._id}`])
    await fetch(`${server.url}/`, { headers: { accept: 'text/html' } })
    proxy.freeze()
    const { result, ms } = await timed(() =>
      Promise.all([
        ...Array.from({ length: 30 }, () => answerOf(ana, lobby._id)),
        fetch(`${server.url}/readyz`).then(({ status }) => status),
        fetch(`${server.url}/`, { headers: { accept: 'text/html' } }).then(({ status }) => status),
      ]),
    )
    expect(result.slice(0, -1).every((status) => status === 503)).toBe(true)
    expect(result.at(-1)).toBe(200)
    expect(ms).toBeLessThan(ANSWERS_WITHIN_MS)
    // From this call on the server has noticed that PostgreSQL is silent.
    const again = await timed(() => fetch(`${server.url}/readyz`))
    expect(again.result.status).toBe(503)
    expect(Number(again.result.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ ok: true })

    proxy.thaw()
    await expect.poll(() => answerOf(ana, lobby._id), { interval: 50 }).toBe(200)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    await socket.done()
    socket.close()
  })

  it('fails a transaction on a frozen connection within seconds and releases its row lock, so that the next transaction succeeds', async () => {
    const { db, close } = await connected()
    open.push(close)
    await sql`create table watched (n integer)`.execute(db)
    await sql`insert into watched values (0)`.execute(db)
    const write = async (n: number) => {
      await db.transaction().execute(async (tx) => {
        await sql`update watched set n = ${n}`.execute(tx)
        if (n === 1) proxy.freeze('those that stand')
        await sql`select 1`.execute(tx)
      })
    }
    const { result, ms } = await timed(() => write(1).catch((error: unknown) => error))
    expect(result).toBeInstanceOf(DatabaseUnavailable)
    expect(ms).toBeLessThan(ANSWERS_WITHIN_MS)
    // PostgreSQL never saw the connection close, but the lock on the row was released with it.
    await write(2)
    expect((await sql`select n from watched`.execute(directly.db)).rows).toEqual([{ n: 2 }])
  })

  it('lets a slow statement run while PostgreSQL works on it, and ends it as overloaded at the time limit', async () => {
    const { db, close } = await connected({ silentMs: 100, statementMs: 1500 })
    open.push(close)
    await sql`select pg_sleep(0.6)`.execute(db)
    const { result, ms } = await timed(() => sql`select pg_sleep(20)`.execute(db).catch((error: unknown) => error))
    expect(result).toMatchObject({ name: 'DatabaseUnavailable', why: 'overloaded' })
    expect(ms).toBeLessThan(ANSWERS_WITHIN_MS)
    expect((await sql<{ n: number }>`select 1 as n`.execute(db)).rows).toEqual([{ n: 1 }])
  })

  it('answers 503 while PostgreSQL refuses connections, and afterwards settles by itself a round that ended meanwhile', async () => {
    const running = await openScenario()
    const ana = await running.player('Ana')
    const lobby = await ana.opensLobby()
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    await running.startsHalf(1)
    proxy.cut()
    await expect.poll(() => answerOf(ana, lobby._id)).toBe(503)
    // The first round has ended by now, and the clock does not move any more.
    await running.goesOn(12)
    proxy.mend()
    const outcome = async () => {
      const answer = await ana.asks(listBets, { query: { lobbyId: lobby._id } })
      return answer.ok ? answer.reply.bets[0]?.outcome : answer.status
    }
    await expect.poll(outcome, { interval: 100 }).toBe('lost')
  })

  it('a stopping server answers 503 to calls that wait for PostgreSQL, and logs no bug', async () => {
    const lines: Record<string, unknown>[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
    const running = await aScenario({
      log,
      answersWithin: 1000,
      database: { ...database, connect: () => connected({ silentMs: 60_000 }) },
    })
    const bugs: unknown[] = []
    running.server.ctx.faults.listen((error) => bugs.push(error))
    const ana = await running.player('Ana')
    const lobby = await ana.opensLobby()
    proxy.freeze()
    const waiting = Array.from({ length: 20 }, () => answerOf(ana, lobby._id))
    await new Promise((resolve) => setTimeout(resolve, 50))
    const { ms } = await timed(() => running.server.stop())
    expect(await Promise.all(waiting)).toEqual(Array(20).fill(503))
    expect(ms).toBeLessThan(5000)
    expect(bugs).toEqual([])
    expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([])
  })
})
