import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { awayOf, DatabaseAway } from './database-away.ts'
import { type DatabaseWatch, PATIENCE, type Patience, processOf } from './database-watch.ts'

type Asked = Pick<pg.QueryConfig, 'text' | 'values' | 'name'>

/** One connection of the pool, from its checkout to its release. */
export interface WatchedClient {
  /** @throws DatabaseAway where the connection ended or its deadline passed: it is of no use after that */
  query(asked: Asked): Promise<pg.QueryResult>
  /** Outside a transaction. */
  standsAlone(): boolean
  release(): void
}

export interface WatchedPool {
  connect(): Promise<WatchedClient>
  end(): Promise<void>
}

/** A connection that just ended is told by the next one; several may have ended at once. */
const TRIES = 4
const BETWEEN_TRIES_MS = 50

/** Read, or the beginning of a transaction: nothing is done by it that could be done twice. */
const CHANGES_NOTHING = /^\s*(select|begin|start transaction)\b/i
const ENDS_TRANSACTION = /^\s*commit\b/i
/** As long as it takes: the whole database is gone through. */
const TAKES_ITS_TIME = /^\s*(vacuum|checkpoint)\b/i

/**
 * pg's pool with deadlines, and with a connection's end known for what it is. A connection that ended, or whose deadline passed, is
 * destroyed and never given to anybody else. Where nothing can have happened yet, another connection is asked instead.
 */
export function watchedPool(
  config: pg.PoolConfig,
  watch: DatabaseWatch,
  log: Logger,
  { checkoutMs, statementMs }: Patience = PATIENCE,
): WatchedPool {
  /** Known to be gone before anything more was asked of them. */
  const ended = new WeakSet<pg.ClientBase>()
  let pool = newPool()
  let isEnded = false
  // Its connections may be dead: some networks drop connections without closing them.
  watch.onBack(() => {
    const former = pool
    pool = newPool()
    void former.end().catch(() => {})
  })

  function newPool(): pg.Pool {
    const made = new pg.Pool({ ...config, connectionTimeoutMillis: checkoutMs })
    // For the client's whole life: the pool itself listens only while it is idle, and one without a listener ends the process.
    made.on('connect', (client) => {
      client.on('error', (error) => {
        if (!ended.has(client)) log.warn({ reason: error.message }, 'a connection to the database ended')
        ended.add(client)
      })
    })
    made.on('error', () => {})
    return made
  }

  async function checkOut(): Promise<pg.PoolClient> {
    if (isEnded) throw new DatabaseAway('stopping')
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await checkOutOnce()
      } catch (error) {
        if (error instanceof DatabaseAway) throw error
        if (!isLost(error)) throw new DatabaseAway('overloaded', { cause: error })
        if (attempt === TRIES) {
          watch.unreachable(error)
          throw new DatabaseAway('silent', { cause: error })
        }
        await pause(BETWEEN_TRIES_MS)
      }
    }
  }

  function checkOutOnce(): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      let isOver = false
      const done = watch.wait({
        withinMs: checkoutMs,
        fail(away) {
          isOver = true
          reject(away)
        },
      })
      pool.connect().then(
        (client) => {
          done()
          if (isOver) client.release()
          else resolve(client)
        },
        (error) => {
          done()
          reject(error)
        },
      )
    })
  }

  function ask(client: pg.PoolClient, asked: Asked): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      const done = watch.wait({
        backend: processOf(client),
        withinMs: TAKES_ITS_TIME.test(asked.text) ? Number.POSITIVE_INFINITY : statementMs,
        fail(away) {
          giveUp(client)
          reject(away)
        },
      })
      client.query(asked).then(
        (result) => {
          done()
          watch.heard()
          resolve(result)
        },
        (error) => {
          done()
          reject(error)
        },
      )
    })
  }

  function giveUp(client: pg.PoolClient): void {
    const backend = processOf(client)
    ended.add(client)
    client.connection.stream.destroy()
    if (backend !== undefined) watch.abandoned(backend)
  }

  async function watched(): Promise<WatchedClient> {
    let client: pg.PoolClient | undefined = await checkOut()
    let away: DatabaseAway | undefined

    function letGo(): void {
      client?.release(away !== undefined)
      client = undefined
    }

    async function askAnyway(asked: Asked, attempt: number): Promise<pg.QueryResult> {
      if (away || !client) throw again(away)
      const isAlone = standsAlone(client)
      const changesNothing = CHANGES_NOTHING.test(asked.text)
      const wasEnded = ended.has(client)
      try {
        return await ask(client, asked)
      } catch (error) {
        const why = awayOf(error)
        if (why === undefined) throw error
        const isOfWatch = error instanceof DatabaseAway
        if (!isOfWatch && why !== 'lost') throw new DatabaseAway(why, { cause: error })
        const mayBeDone = !wasEnded && (isAlone ? !changesNothing : ENDS_TRANSACTION.test(asked.text))
        away ??= new DatabaseAway(why, { cause: isOfWatch ? error.cause : error, mayBeDone })
        if (!isAlone || !changesNothing || why !== 'lost' || attempt === TRIES) throw again(away)
      }
      letGo()
      client = await checkOut()
      away = undefined
      return askAnyway(asked, attempt + 1)
    }

    return {
      query: (asked) => askAnyway(asked, 1),
      standsAlone: () => client !== undefined && standsAlone(client),
      release: letGo,
    }
  }

  return {
    connect: watched,
    async end() {
      isEnded = true
      await pool.end()
    },
  }
}

const standsAlone = (client: pg.ClientBase) => client.getTransactionStatus() === 'I'

/** Copies the error, since a handler that catches one may change it. */
function again(away: DatabaseAway | undefined): DatabaseAway {
  return new DatabaseAway(away?.why ?? 'lost', { cause: away?.cause, mayBeDone: away?.mayBeDone ?? false })
}

/** Everything but a pool that has no connection to spare: an address that leads nowhere, a password that is no longer right. */
function isLost(error: unknown): boolean {
  const isPoolTimeout = error instanceof Error && error.message === 'timeout exceeded when trying to connect'
  return !isPoolTimeout && awayOf(error) !== 'overloaded'
}
