import type { Logger } from 'pino'
import { DatabaseUnavailable } from '../db/database-unavailable.ts'
import type { Bus } from './bus/bus.ts'

/** The tasks of a recheck. A task without `keys` covers all topics that this node follows. */
export interface RecheckTasks {
  /** Compares the versions of followed topics with those in the database, to find updates that were lost. */
  compare(keys?: readonly string[]): Promise<void>
  /** Reads again whether clients may follow their topics, and ends the subscriptions that are no longer allowed. */
  access(keys?: readonly string[]): Promise<void>
  /** Closes the sockets of sessions that have ended. */
  sessions(): Promise<void>
  /** Makes all followers of `hub` and `user` fetch them, because these topics have no version in the database. */
  unstored(): void
  /** Stops following topics whose last follower left some time ago. Called before each comparison. */
  sweep(): void
}

/**
 * Intervals and waits of comparisons (ms, wall time). The interval between two comparisons varies at random by a
 * quarter, so that the nodes do not query together.
 */
export interface RecheckTiming {
  readonly compareEveryMs: number
  /**
   * The interval while the other nodes cannot be reached, because comparisons then replace their messages. It is also
   * the interval while a known loss is not compared yet.
   */
  readonly awayEveryMs: number
  readonly awayAccessEveryMs: number
  readonly awayUnstoredEveryMs: number
  /** The longest wait after a loss before all topics are compared. */
  readonly afterLossMs: number
  /** The wait after a message that could not be read, before its topic is compared. */
  readonly afterTopicLossMs: number
}

export const RECHECK_TIMING: RecheckTiming = {
  compareEveryMs: 3000,
  awayEveryMs: 1000,
  awayAccessEveryMs: 5000,
  // The interval at which the web app polls while its socket is closed.
  awayUnstoredEveryMs: 10_000,
  afterLossMs: 500,
  afterTopicLossMs: 50,
}

/**
 * Compares what clients follow with the database at intervals, because messages between nodes may be lost, even the
 * last one of a topic. One comparison runs at a time. A comparison that fails is repeated. A single node compares
 * nothing.
 */
export function createRecheck(bus: Pick<Bus, 'state'>, tasks: RecheckTasks, timing: RecheckTiming, log: Logger) {
  const lostTopics = new Set<string>()
  let isAllLost = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let timerAt = Number.POSITIVE_INFINITY
  let isRunning = false
  const last = { access: 0, unstored: 0 }

  function within(ms: number): void {
    const at = performance.now() + ms
    if (isStopped || isRunning || at >= timerAt) return
    clearTimeout(timer)
    timerAt = at
    timer = setTimeout(run, ms).unref()
  }

  async function run(): Promise<void> {
    timerAt = Number.POSITIVE_INFINITY
    isRunning = true
    try {
      tasks.sweep()
      await check()
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) log.error({ err: error }, 'followed topics could not be compared')
    }
    isRunning = false
    const isAway = bus.state() === 'away'
    const isDue = isAllLost || lostTopics.size > 0
    within(varied(isAway || isDue ? timing.awayEveryMs : timing.compareEveryMs))
  }

  async function check(): Promise<void> {
    if (bus.state() === 'away') return checkAway()
    if (isAllLost) return checkAll()
    if (lostTopics.size > 0) {
      const keys = [...lostTopics]
      await tasks.compare(keys)
      await tasks.access(keys)
      for (const key of keys) lostTopics.delete(key)
      return
    }
    await tasks.compare()
  }

  async function checkAll(): Promise<void> {
    isAllLost = false
    lostTopics.clear()
    try {
      await tasks.compare()
      await tasks.access()
      await tasks.sessions()
    } catch (error) {
      isAllLost = true
      throw error
    }
    tasks.unstored()
  }

  async function checkAway(): Promise<void> {
    await tasks.compare()
    const now = performance.now()
    if (now - last.access >= timing.awayAccessEveryMs) {
      await tasks.access()
      await tasks.sessions()
      last.access = now
    }
    if (now - last.unstored >= timing.awayUnstoredEveryMs) {
      tasks.unstored()
      last.unstored = now
    }
  }

  if (bus.state() !== 'alone') within(varied(timing.compareEveryMs))
  return {
    topic(key: string): void {
      lostTopics.add(key)
      within(timing.afterTopicLossMs)
    },
    all(): void {
      isAllLost = true
      within(timing.afterLossMs * Math.random())
    },
    /** Called when the other nodes can no longer be reached. */
    away: (): void => within(varied(timing.awayEveryMs)),
    stop(): void {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

const varied = (ms: number) => ms * (0.75 + Math.random() / 2)
