import pg from 'pg'
import type { Logger } from 'pino'
import { DatabaseUnavailable } from '../database-unavailable.ts'

/** Deadlines of the server in ms of wall time. PostgreSQL's own deadlines have no effect while it is frozen. */
export interface DatabaseTimeouts {
  /** How long a statement or a caller waits before the server probes PostgreSQL on a separate connection. */
  readonly silentMs: number
  /** How long a probe may take. */
  readonly probeMs: number
  /** How long a caller waits for a free connection. */
  readonly checkoutMs: number
  /** How long a statement may take while PostgreSQL works on it. */
  readonly statementMs: number
  /** How often a silent PostgreSQL is probed again. */
  readonly askAgainMs: number
}

export const PATIENCE: DatabaseTimeouts = {
  silentMs: 2000,
  probeMs: 1500,
  checkoutMs: 10_000,
  statementMs: 30_000,
  askAgainMs: 250,
}

/** A statement that waits for PostgreSQL, or a caller that waits for a connection. */
export interface Waiting {
  /** The PostgreSQL process that runs the statement; undefined while the caller waits for a connection. */
  readonly backend?: number | undefined
  readonly withinMs: number
  /** Called once if the wait ends without an answer. */
  fail(unavailable: DatabaseUnavailable): void
}

/** Detects that PostgreSQL does not answer, and ends the waits for it. */
export interface DatabaseWatch {
  readonly isSilent: boolean
  /**
   * Begins a wait. Returns a function that ends it.
   * @throws DatabaseUnavailable at once if PostgreSQL is silent or the server stops
   */
  wait(waiting: Waiting): () => void
  /** Called when PostgreSQL has answered something. */
  answered(): void
  /** Called when PostgreSQL cannot be reached. */
  unreachable(cause: unknown): void
  /** Called when the server gives up a PostgreSQL process, which may still work and hold locks. */
  abandoned(backend: number): void
  onAvailable(listener: () => void): void
  /** Suspends the deadline of statements during `run`, as migrations need. */
  withoutLimit<Result>(run: () => Promise<Result>): Promise<Result>
  /** Ends all current and later waits with an error, because the server stops. */
  leave(): void
  close(): void
}

const NAME = 'bettle'
/**
 * How long (ms) the server waits after the probe for the answer of the statement, which may arrive at the same time.
 */
const GRACE_MS = 250

type States = ReadonlyMap<number, string | null>

export function watchDatabase(
  config: pg.ClientConfig,
  log: Logger,
  { silentMs, probeMs, askAgainMs }: DatabaseTimeouts = PATIENCE,
): DatabaseWatch {
  const waits = new Map<Waiting, NodeJS.Timeout>()
  const abandonedBackends = new Set<number>()
  const listeners: (() => void)[] = []
  let lastAnswered = performance.now()
  let silentSince: number | undefined
  let asking: NodeJS.Timeout | undefined
  let probing: Promise<States | 'behind a pooler'> | undefined
  let isLeaving = false
  let isUnlimited = false

  function wait(waiting: Waiting): () => void {
    if (isLeaving) throw new DatabaseUnavailable('stopping')
    if (silentSince !== undefined) throw new DatabaseUnavailable('silent')
    const began = performance.now()
    const arm = () => waits.set(waiting, setTimeout(check, Math.min(silentMs, waiting.withinMs)))
    const check = async () => {
      if (!isUnlimited && performance.now() - began >= waiting.withinMs - 1)
        return end(waiting, new DatabaseUnavailable('overloaded'))
      const verdict = await judge(waiting)
      if (!waits.has(waiting)) return
      if (verdict === 'goes on') arm()
      else if (verdict === 'silent') becomeSilent(new Error(`no answer within ${silentMs} ms`))
      else end(waiting, new DatabaseUnavailable('lost'))
    }
    arm()
    return () => {
      clearTimeout(waits.get(waiting))
      waits.delete(waiting)
    }
  }

  function end(waiting: Waiting, unavailable: DatabaseUnavailable): void {
    clearTimeout(waits.get(waiting))
    if (waits.delete(waiting)) waiting.fail(unavailable)
  }

  /** Decides whether PostgreSQL still works on a statement, has lost it, or does not answer at all. */
  async function judge({ backend }: Waiting): Promise<'goes on' | 'lost' | 'silent'> {
    try {
      const states = await probe()
      if (states === 'behind a pooler' || backend === undefined || states.get(backend) === 'active') return 'goes on'
      await new Promise((resolve) => setTimeout(resolve, GRACE_MS))
      return 'lost'
    } catch {
      return performance.now() - lastAnswered < silentMs ? 'goes on' : 'silent'
    }
  }

  function probe(): Promise<States | 'behind a pooler'> {
    probing ??= askStates().finally(() => {
      probing = undefined
    })
    return probing
  }

  /**
   * Reads from PostgreSQL the state of every connection of Bettle, and ends the connections that this server gave up.
   */
  async function askStates(): Promise<States | 'behind a pooler'> {
    const client = new pg.Client({ ...config, application_name: NAME, connectionTimeoutMillis: probeMs })
    client.on('error', () => {})
    const late = setTimeout(() => client.connection.stream.destroy(), probeMs)
    try {
      await client.connect()
      const { rows } = await client.query<{ pid: number; state: string | null; own: boolean }>(
        `select pid, state, pid = pg_backend_pid() as own from pg_stat_activity
         where application_name = $1 and datname = current_database()`,
        [NAME],
      )
      const isPooled = !rows.some(({ pid, own }) => own && pid === processOf(client))
      if (!isPooled && abandonedBackends.size > 0) await endAbandoned(client)
      answered()
      return isPooled ? 'behind a pooler' : new Map(rows.map(({ pid, state }) => [pid, state]))
    } finally {
      clearTimeout(late)
      void client.end().catch(() => {})
    }
  }

  /** Ends the processes of connections that the server gave up, which releases their locks. */
  async function endAbandoned(client: pg.Client): Promise<void> {
    const pids = [...abandonedBackends]
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where pid = any($1) and application_name = $2 and datname = current_database() and usename = current_user`,
      [pids, NAME],
    )
    for (const pid of pids) abandonedBackends.delete(pid)
  }

  function becomeSilent(cause: unknown): void {
    if (silentSince !== undefined || isLeaving) return
    silentSince = performance.now()
    log.error({ err: cause }, 'the database does not answer; calls are answered 503 until it does')
    for (const waiting of [...waits.keys()]) end(waiting, new DatabaseUnavailable('silent', { cause }))
    askAgain()
  }

  function askAgain(): void {
    asking = setTimeout(() => void probe().then(markAvailable, askAgain), askAgainMs)
  }

  function markAvailable(): void {
    if (silentSince === undefined || isLeaving) return
    log.warn({ ms: Math.round(performance.now() - silentSince) }, 'the database answers again')
    silentSince = undefined
    for (const listener of listeners) listener()
  }

  function answered(): void {
    lastAnswered = performance.now()
  }

  return {
    get isSilent() {
      return silentSince !== undefined
    },
    wait,
    answered,
    unreachable: becomeSilent,
    abandoned(backend) {
      abandonedBackends.add(backend)
      if (silentSince === undefined && !isLeaving) void probe().catch(() => {})
    },
    onAvailable: (listener) => void listeners.push(listener),
    async withoutLimit(run) {
      isUnlimited = true
      try {
        return await run()
      } finally {
        isUnlimited = false
      }
    },
    leave() {
      isLeaving = true
      clearTimeout(asking)
      for (const waiting of [...waits.keys()]) end(waiting, new DatabaseUnavailable('stopping'))
    },
    close() {
      isLeaving = true
      clearTimeout(asking)
      for (const timer of waits.values()) clearTimeout(timer)
    },
  }
}

/** Returns the process id of a connection, which the types of pg do not declare. */
export function processOf(client: pg.ClientBase): number | undefined {
  const id = 'processID' in client ? client.processID : undefined
  return typeof id === 'number' ? id : undefined
}
