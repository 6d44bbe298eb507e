import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { DatabaseUnavailable } from '../db/database-unavailable.ts'
import { outsideCall } from '../db/idempotency/idempotent-call.ts'
import type { Database, DueWorkRow } from '../db/schema.ts'
import type { Faults } from '../faults.ts'
import {
  failingWork,
  isPending,
  type JobQueue,
  type Moment,
  nextRunAt,
  nextWork,
  postpone,
  queuesWithWork,
  waitNoLonger,
} from './job-store.ts'

/**
 * Runs stored jobs at their time: a round starts, ends or is corrected, a match's results become final. The transaction
 * that makes a job necessary also stores it, so that a crash loses none. A failed job is retried after a growing pause.
 * Neither failed nor slow jobs delay other queues.
 */
export interface Jobs {
  start(): void
  /** Polls at once, because a job was stored whose time may have come already. */
  wake(): void
  /**
   * Runs all jobs of a queue whose time has come, except failed jobs that are waiting. Returns when the run ends, or
   * after twenty seconds of wall time while the run continues. It never throws, because its callers have committed
   * their change already.
   */
  runJobs(queue: JobQueue): Promise<void>
  /** Like `runJobs`, but first ends the wait of the queue's failed jobs, so that they run too. */
  runAgain(queue: JobQueue): Promise<void>
  /**
   * True if a job of the queue whose time has come is not done yet. The job has not run yet, is running, or failed and
   * will be retried. Also true if the query fails.
   */
  isPending(queue: JobQueue): Promise<boolean>
  /** Resolves when no queue has a job left whose time has come. Throws if a failed job is left. */
  settled(): Promise<void>
  stop(): Promise<void>
}

/** The parts of the server that the runner itself uses. */
interface JobParts {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly log: Logger
  readonly faults: Faults
  readonly mutex: <Result>(key: string, run: () => Promise<Result>) => Promise<Result>
}

/**
 * Runs one job, in as many transactions as it needs; the last transaction deletes the job. After a crash at any point
 * the job may run again.
 * @typeParam Parts what the handler receives: in the server the `Context`
 */
type JobHandler<Parts> = (ctx: Parts, work: OwnedWork) => Promise<void>

export interface OwnedWork extends DueWorkRow {
  /** The id of the queue's owner: in a queue `match:<id>` the id of the match. */
  readonly ownerId: string
}

export interface JobKind<Parts> {
  /** The first part of the name of its queues, `<queue>:<id>`. */
  readonly queue: string
  readonly run: JobHandler<Parts>
  /** Set for a kind that runs before all other jobs of its queue whose time has come. */
  readonly isFirst?: true
  /** The pauses after the first failure, the second and so on (ms by the clock). The last one repeats. */
  readonly pauses?: readonly number[]
}

/** Thrown by a handler if something outside Bettle prevents the job for now. The job waits, and no fault is reported. */
export class JobDelayed extends Error {
  override name = 'JobDelayed'
}

/** Job kinds by name, in the order in which jobs of the same time run. */
export type JobKinds<Parts> = Readonly<Record<string, JobKind<Parts>>>

/** The longest pause between two polls (ms, wall time). It is short because another node may store jobs. */
const POLL_EVERY = 1000
const RETRY_AFTER = 500
/** The longest time that a caller waits for `runJobs` (ms, wall time). */
const ANSWER_WITHIN = 20_000
/** The pause after the first failure; it doubles with each further one (ms by the clock). */
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 5 * 60_000

/** Returns the pause (ms) after a failure of a job that has failed `attempts` times before. */
function pauseAfter(attempts: number, pauses: readonly number[] | undefined): number {
  return pauses?.[Math.min(attempts, pauses.length - 1)] ?? Math.min(FIRST_PAUSE * 2 ** attempts, LONGEST_PAUSE)
}

export function createJobs<Parts extends JobParts>(context: () => Parts, kinds: JobKinds<Parts>): Jobs {
  const names = Object.keys(kinds)
  const firstOfAll = firstOf(kinds)
  const underWay = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  /** The queues that are running. `again` is true if a job's time may have come meanwhile. */
  const running = new Map<JobQueue, { done: Promise<void>; again: boolean }>()
  let polling: Promise<void> | undefined
  let again = false
  let stopped = true
  let unlisten: (() => void) | undefined

  function runQueue(queue: JobQueue): Promise<void> {
    const ctx = context()
    return ctx.mutex(`due:${queue}`, async () => {
      const next = async () =>
        isInDoubt() ? undefined : nextWork(ctx.db, queue, momentOf(ctx.clock.date()), names, firstOfAll)
      for (let work = await next(); work; work = await next()) await runOne(ctx, work)
    })
  }

  async function runOne(ctx: Parts, work: DueWorkRow): Promise<void> {
    try {
      await kinds[work.kind]?.run(ctx, { ...work, ownerId: ownerOf(work, kinds[work.kind]) })
    } catch (error) {
      // This does not count as a failure of the job: the job runs again as soon as the database answers again.
      if (error instanceof DatabaseUnavailable) throw error
      const pause = pauseAfter(work.attempts, kinds[work.kind]?.pauses)
      const isOurs = await postpone(ctx, work, error, new Date(ctx.clock.now() + pause))
      const { queue, kind, key, attempts } = work
      const what = { err: error, queue, kind, key, attempts: attempts + 1, pause }
      if (!isOurs) return
      if (error instanceof JobDelayed) {
        ctx.log.warn(what, 'a job is delayed; it is tried again after a pause')
        return
      }
      ctx.log.error(what, 'a job failed; it is tried again after a pause')
      ctx.faults.report(error, `due work ${kind}`)
    }
  }

  /**
   * Runs a queue. A queue that is running already runs once more, because it may have missed a job whose time came at
   * its end.
   */
  function keepRunning(queue: JobQueue): Promise<void> {
    const current = running.get(queue)
    if (current) {
      current.again = true
      return current.done
    }
    const run = { done: Promise.resolve(), again: false }
    running.set(queue, run)
    run.done = runWhileAsked(queue, run)
    // Polls after the run for jobs whose time came during the run.
    void run.done.then(poll, pollSoon)
    return run.done
  }

  async function runWhileAsked(queue: JobQueue, run: { again: boolean }): Promise<void> {
    try {
      do {
        run.again = false
        await runQueue(queue)
      } while (run.again)
    } finally {
      running.delete(queue)
    }
  }

  /** Jobs wait while the clock is in doubt [C15]. */
  const isInDoubt = () => context().clock.doubt() !== undefined
  const momentOf = (now: Date): Moment => ({ now, isReal: context().clock.isReal })

  async function startAll(now: Date): Promise<Promise<void>[]> {
    if (isInDoubt()) return []
    const queues = await queuesWithWork(context().db, momentOf(now), names)
    return queues.map(keepRunning)
  }

  /** Runs all queues until no job is left whose time has come, because a job may plan jobs of other queues. */
  async function runAll(): Promise<void> {
    for (let runs = await startAll(context().clock.date()); runs.length > 0; ) {
      const results = await Promise.allSettled(runs)
      const failed = results.find((result) => result.status === 'rejected')
      if (failed) throw failed.reason
      runs = await startAll(context().clock.date())
    }
  }

  async function runJobs(queue: JobQueue, before: () => Promise<void> = async () => {}): Promise<void> {
    const work = before()
      .then(() => runQueue(queue))
      .catch((error: unknown) => sayItWaits(error, queue))
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
    await within(ANSWER_WITHIN, work)
  }

  /** Starts all queues with jobs whose time has come, and plans the next poll. */
  async function poll(): Promise<void> {
    if (stopped) return
    again = true
    polling ??= startWhileAsked()
    await polling
  }

  async function allDone(): Promise<void> {
    while (polling || running.size > 0) {
      await polling
      await Promise.allSettled([...running.values()].map(({ done }) => done))
    }
  }

  async function startWhileAsked(): Promise<void> {
    try {
      while (again && !stopped) {
        again = false
        const now = context().clock.date()
        await startAll(now)
        await sleepUntilNext(now)
      }
    } catch (error) {
      pollSoon(error)
    } finally {
      polling = undefined
    }
  }

  function pollSoon(error: unknown): void {
    sayItWaits(error)
    sleep(RETRY_AFTER)
  }

  function sayItWaits(error: unknown, queue?: JobQueue): void {
    const { log } = context()
    const what = 'the jobs could not be read; this is tried again'
    if (error instanceof DatabaseUnavailable) log.warn({ reason: error.message, queue }, what)
    else log.error({ err: error, queue }, what)
  }

  /** Plans the next poll for the next time of a job after `then`. Jobs with a time up to `then` are running already. */
  async function sleepUntilNext(then: Date): Promise<void> {
    const { db, clock } = context()
    const next = await nextRunAt(db, names, then)
    const wait = next ? next.getTime() - clock.now() : POLL_EVERY
    sleep(Math.min(Math.max(wait, 1), POLL_EVERY))
  }

  function sleep(ms: number): void {
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(() => void poll(), ms)
  }

  return {
    start() {
      stopped = false
      unlisten = context().clock.onMove(() => poll().then(allDone))
      void poll()
    },
    wake() {
      if (!stopped) outsideCall(() => void poll())
    },
    runJobs: (queue) => outsideCall(() => runJobs(queue)),
    runAgain: (queue) => outsideCall(() => runJobs(queue, () => waitNoLonger(context().db, queue))),
    async isPending(queue) {
      const { db, clock } = context()
      // The caller has committed its change, so it gets no error: if the query fails, the jobs count as pending.
      return isPending(db, queue, clock.date()).catch(() => true)
    },
    async settled() {
      await runAll()
      const [failing] = await failingWork(context().db, 1)
      if (failing) throw new Error(`${failing.kind} of ${failing.queue} fails: ${failing.last_error}`)
    },
    async stop() {
      stopped = true
      unlisten?.()
      clearTimeout(timer)
      await allDone()
      await Promise.all(underWay)
    },
  }
}

export const firstOf = (kinds: JobKinds<never>): string[] => Object.keys(kinds).filter((name) => kinds[name]?.isFirst)

function ownerOf({ queue, kind }: DueWorkRow, declared: JobKind<never> | undefined): string {
  const start = `${declared?.queue}:`
  if (!queue.startsWith(start)) throw new Error(`${kind} does not belong in the queue ${queue}`)
  return queue.slice(start.length)
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  let patience: NodeJS.Timeout | undefined
  const tooLong = new Promise<void>((resolve) => {
    patience = setTimeout(resolve, ms)
  })
  await Promise.race([work, tooLong])
  clearTimeout(patience)
}
