import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { DatabaseUnavailable, unavailableReasonOf } from '../database-unavailable.ts'
import { type DatabaseTimeouts, type DatabaseWatch, PATIENCE, processOf } from './database-watch.ts'

type Asked = Pick<pg.QueryConfig, 'text' | 'values' | 'name'>

/** A connection of the pool, from its checkout to its release. */
export interface WatchedClient {
  /** @throws DatabaseUnavailable if the connection ended or its deadline passed; the connection is then unusable */
  query(asked: Asked): Promise<pg.QueryResult>
  isOutsideTransaction(): boolean
  release(): void
}

export interface WatchedPool {
  connect(): Promise<WatchedClient>
  end(): Promise<void>
}

/**
 * How often a caller tries to get a working connection. Several connections may have ended at once, and only the next
 * query on each connection reports its end.
 */
const TRIES = 4
const BETWEEN_TRIES_MS = 50

/** Matches a read, or the beginning of a transaction, which can be repeated without a change. */
const CHANGES_NOTHING = /^\s*(select|begin|start transaction)\b/i
const ENDS_TRANSACTION = /^\s*commit\b/i
/** Matches statements that work on the whole database. They may take long, so they have no deadline. */
const TAKES_ITS_TIME = /^\s*(vacuum|checkpoint)\b/i

/**
 * Adds deadlines to pg's pool, and the reason why a connection ended. A connection that ended, or whose deadline
 * passed, is destroyed and never used again. If a connection ends, a read outside a transaction and the beginning of a
 * transaction are repeated on another connection.
 */
export function watchedPool(
  config: pg.PoolConfig,
  watch: DatabaseWatch,
  log: Logger,
  { checkoutMs, statementMs }: DatabaseTimeouts = PATIENCE,
): WatchedPool {
  /** Connections that are known to have ended. A query on such a connection cannot have taken effect. */
  const ended = new WeakSet<pg.ClientBase>()
  let pool = newPool()
  let isEnded = false
  // After a silence the pool's connections may be dead, because some networks drop connections without closing them.
  watch.onAvailable(() => {
    const former = pool
    pool = newPool()
    void former.end().catch(() => {})
  })

  function newPool(): pg.Pool {
    const made = new pg.Pool({ ...config, connectionTimeoutMillis: checkoutMs })
    // Listens during the client's whole life: the pool listens only while the client is idle, and an error without a
    // listener ends the process.
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
    if (isEnded) throw new DatabaseUnavailable('stopping')
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await checkOutOnce()
      } catch (error) {
        if (error instanceof DatabaseUnavailable) throw error
        if (!isLost(error)) throw new DatabaseUnavailable('overloaded', { cause: error })
        if (attempt === TRIES) {
          watch.unreachable(error)
          throw new DatabaseUnavailable('silent', { cause: error })
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
        fail(unavailable) {
          isOver = true
          reject(unavailable)
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
        fail(unavailable) {
          giveUp(client)
          reject(unavailable)
        },
      })
      client.query(asked).then(
        (result) => {
          done()
          watch.answered()
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
    let unavailable: DatabaseUnavailable | undefined

    function letGo(): void {
      client?.release(unavailable !== undefined)
      client = undefined
    }

    async function askAnyway(asked: Asked, attempt: number): Promise<pg.QueryResult> {
      if (unavailable || !client) throw again(unavailable)
      const isAlone = isOutsideTransaction(client)
      const changesNothing = CHANGES_NOTHING.test(asked.text)
      const wasEnded = ended.has(client)
      try {
        return await ask(client, asked)
      } catch (error) {
        const why = unavailableReasonOf(error)
        if (why === undefined) throw error
        const isOfWatch = error instanceof DatabaseUnavailable
        if (!isOfWatch && why !== 'lost') throw new DatabaseUnavailable(why, { cause: error })
        const mayBeDone = !wasEnded && (isAlone ? !changesNothing : ENDS_TRANSACTION.test(asked.text))
        unavailable ??= new DatabaseUnavailable(why, { cause: isOfWatch ? error.cause : error, mayBeDone })
        if (!isAlone || !changesNothing || why !== 'lost' || attempt === TRIES) throw again(unavailable)
      }
      letGo()
      client = await checkOut()
      unavailable = undefined
      return askAnyway(asked, attempt + 1)
    }

    return {
      query: (asked) => askAnyway(asked, 1),
      isOutsideTransaction: () => client !== undefined && isOutsideTransaction(client),
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

const isOutsideTransaction = (client: pg.ClientBase) => client.getTransactionStatus() === 'I'

/** Returns a copy of the error, because a handler that catches the error may change it. */
function again(unavailable: DatabaseUnavailable | undefined): DatabaseUnavailable {
  return new DatabaseUnavailable(unavailable?.why ?? 'lost', {
    cause: unavailable?.cause,
    mayBeDone: unavailable?.mayBeDone ?? false,
  })
}

/** True unless the pool or PostgreSQL only lacks a free connection. A wrong address or password also counts as lost. */
function isLost(error: unknown): boolean {
  const isPoolTimeout = error instanceof Error && error.message === 'timeout exceeded when trying to connect'
  return !isPoolTimeout && unavailableReasonOf(error) !== 'overloaded'
}
