import type { Worker } from 'node:worker_threads'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { startWorker } from '../../start-worker.ts'
import { valueParsers } from '../value-parsers.ts'
import type { FromWorker, ToWorker } from './embedded-worker.ts'
import type { EmbeddedLocation } from './wire-database.ts'
import { WireStream } from './wire-stream.ts'

export interface Embedded {
  readonly pool: PostgresPool
  /** Returns how often the database was synced to the disk. */
  syncs(): Promise<number>
  /** Writes the whole database to a file, which `template` accepts. */
  dump(file: string): Promise<void>
  /** Copies the database's folder between two statements. */
  snapshot(folder: string): Promise<void>
  /** Resolves only if the database ends by itself; the database is then unusable. */
  readonly lost: Promise<Error>
  close(): Promise<void>
}

/**
 * How long a caller waits for the one connection (ms) before the server logs the wait as an error. Such a caller
 * probably waits for its own transaction, which is a bug.
 */
const STUCK_MS = 10_000

/** The connection to an embedded database, on this thread or another. */
interface Line extends Pick<Embedded, 'syncs' | 'dump' | 'snapshot' | 'close'> {
  readonly stream: WireStream
  /** Ends a database that no longer answers and cannot be closed. */
  abandon(): Promise<unknown>
}

/**
 * Runs PostgreSQL inside this process and connects pg's client to it, so that values are the same as from a PostgreSQL
 * server.
 */
export async function openEmbedded(location: EmbeddedLocation, log: Logger): Promise<Embedded> {
  const line = location.folder === undefined ? await lineHere(location) : await lineToWorker(location)
  const client = new pg.Client({
    stream: () => line.stream,
    user: 'postgres',
    database: 'postgres',
    types: valueParsers,
  })
  let closing = false
  let isLost = false
  const lost = new Promise<Error>((resolve) => {
    client.on('error', (error) => {
      isLost = true
      if (!closing) resolve(error)
    })
  })
  await client.connect()
  return {
    pool: oneConnection(client, log, (error) => line.stream.destroy(error)),
    syncs: line.syncs,
    dump: line.dump,
    snapshot: line.snapshot,
    lost,
    close: async () => {
      closing = true
      await (isLost ? line.abandon() : line.close())
    },
  }
}

/** Runs a database on the disk in a thread of its own, so that sockets are served meanwhile. */
async function lineToWorker(location: EmbeddedLocation): Promise<Line> {
  const worker = startWorker(import.meta.url, 'embedded-worker', location)
  await said(worker, 'ready')
  const send = (message: ToWorker) => worker.postMessage(message)
  const ask = async <Kind extends FromWorker['kind']>(question: ToWorker, kind: Kind) => {
    send(question)
    return said(worker, kind)
  }
  const stream = new WireStream((bytes) => send({ kind: 'wire', bytes }))
  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'wire') stream.receives(message.bytes)
  })
  worker.on('error', (error) => stream.destroy(error))
  worker.on('exit', () => stream.destroy())
  return {
    stream,
    syncs: async () => (await ask({ kind: 'syncs' }, 'syncs')).count,
    dump: async (file) => {
      await ask({ kind: 'dump', file }, 'done')
    },
    snapshot: async (folder) => {
      const { problem } = await ask({ kind: 'snapshot', folder }, 'snapshot')
      if (problem !== undefined) throw new Error(problem)
    },
    close: async () => {
      await ask({ kind: 'close' }, 'done')
      await worker.terminate()
    },
    abandon: () => worker.terminate(),
  }
}

/**
 * Runs a database in memory, which only tests use, on this thread: another thread would make a statement six times
 * slower. As with a thread, each answer comes in its own iteration of the event loop, so that other work runs in
 * between.
 */
async function lineHere(location: EmbeddedLocation): Promise<Line> {
  const { openWireDatabase } = await import('./wire-database.ts')
  const database = await openWireDatabase(location)
  const stream: WireStream = new WireStream((bytes) => {
    const onAnswer = (answer: Uint8Array) => setImmediate(() => stream.receives(answer))
    database.answer(bytes, onAnswer).catch((error) => stream.destroy(error))
  })
  return {
    stream,
    syncs: async () => database.syncs(),
    dump: database.dump,
    snapshot: async (folder) => database.snapshot(folder),
    close: database.close,
    abandon: () => Promise.resolve(),
  }
}

/** Creates a pool of one connection, for which callers wait in order. */
function oneConnection(client: pg.Client, log: Logger, end: (why: Error) => void): PostgresPool {
  const waiting: (() => void)[] = []
  let taken = false
  const release = () => {
    const next = waiting.shift()
    if (next) next()
    else taken = false
  }
  const prepared = preparedOnce()
  const connection: PostgresPoolClient = Object.assign(Object.create(null), {
    async query(text: string, values: readonly unknown[]) {
      try {
        return await client.query(prepared(text, values))
      } catch (error) {
        if (isFatal(error)) end(error)
        throw error
      }
    },
    release,
  })
  return {
    async connect() {
      if (taken) {
        const stuck = setTimeout(() => {
          log.error('waited 10 s for the database: is a query on `db` made inside an open transaction?')
        }, STUCK_MS)
        await new Promise<void>((resolve) => waiting.push(resolve))
        clearTimeout(stuck)
      }
      taken = true
      return connection
    },
    end: async () => {},
  }
}

/**
 * True if PostgreSQL has ended with this error and will not answer again. A separate PostgreSQL process would close its
 * connection.
 */
function isFatal(error: unknown): error is Error {
  return error instanceof pg.DatabaseError && (error.severity === 'PANIC' || error.severity === 'FATAL')
}

/**
 * The largest number of kept plans. A statement with a list has another text for each length of the list. The first
 * statements get the plans, because frequent statements run early.
 */
const MOST_PREPARED = 500

/** Matches a statement that changes tables. Such a statement has no parameters. */
const CHANGES_TABLES = /\b(alter|create|drop)\s/i

/**
 * Keeps the plans of repeated statements, because parsing and planning take half of a statement's time. Only this
 * process changes the tables. After such a change the plans get new names, so no statement uses a stale plan.
 */
function preparedOnce(): (text: string, values: readonly unknown[]) => pg.QueryConfig {
  const names = new Map<string, string>()
  let generation = 0
  return (text, values) => {
    if (values.length === 0) {
      if (names.size > 0 && CHANGES_TABLES.test(text)) {
        generation += 1
        names.clear()
      }
      return { text }
    }
    if (!names.has(text) && names.size < MOST_PREPARED) names.set(text, `p${generation}.${names.size}`)
    const name = names.get(text)
    return { text, values: [...values], ...(name !== undefined && { name }) }
  }
}

function said<Kind extends FromWorker['kind']>(
  worker: Worker,
  kind: Kind,
): Promise<Extract<FromWorker, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    const onAnswer = (message: FromWorker) => {
      if (!isOf(message, kind)) return
      leave()
      resolve(message)
    }
    const fail = (error: unknown) => {
      leave()
      reject(error instanceof Error ? error : new Error(`The embedded database ended with code ${error}`))
    }
    const leave = () => worker.off('message', onAnswer).off('error', fail).off('exit', fail)
    worker.on('message', onAnswer).on('error', fail).on('exit', fail)
  })
}

function isOf<Kind extends FromWorker['kind']>(
  message: FromWorker,
  kind: Kind,
): message is Extract<FromWorker, { kind: Kind }> {
  return message.kind === kind
}
