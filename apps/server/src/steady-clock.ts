import type { Instant } from '@bettle/rules'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'

/** A measurement of the database's time (ms). */
export interface Comparison {
  /** How far the server's clock is ahead of the database's clock. */
  readonly offsetMs: number
  /** The duration of the round trip. The offset may be wrong by half of it. */
  readonly tripMs: number
}

/** A real clock that does not follow a step of the machine's clock at once. */
export interface SteadyClock extends Clock {
  compare(sample: Comparison): void
}

interface Sources {
  /** Reads the machine's clock, which may be set at any moment. */
  readonly wall: () => number
  /** Reads the monotonic clock, which never goes back; its zero has no meaning. */
  readonly monotonic: () => number
}

interface Options {
  /** The reference clock: PostgreSQL has its own clock; the embedded database uses the machine's clock. */
  readonly goesBy: 'the machine' | 'the database'
  readonly log: Pick<Logger, 'warn'>
  readonly sources?: Sources
}

const MACHINE: Sources = { wall: () => Date.now(), monotonic: () => performance.now() }

/** The largest step of a clock (ms) that does not stop jobs and betting [C15]. */
const LARGEST_STEP = 1000
/** How long a step must last (ms) to be accepted, as after a laptop slept [C15]. */
const ACCEPTED_AFTER = 10_000

/**
 * Creates a clock that advances with the monotonic clock and is adjusted to the database's clock, or with an embedded
 * database to the machine's clock. It follows small differences. After a step of the reference clock of more than a
 * second it advances as before, and is in doubt until it accepts the step [C15].
 */
export function steadyClock({ goesBy, log, sources: { wall, monotonic } = MACHINE }: Options): SteadyClock {
  /** The difference between this clock and the monotonic clock. */
  let base = wall() - monotonic()
  let isCompared = goesBy === 'the machine'
  /** When the reference clock began to differ, by the monotonic clock; undefined while it does not. */
  let steppedAt: number | undefined
  let said: string | undefined

  /** @param ahead how far the reference clock is ahead of this clock; it may be wrong by `slack` */
  function follow(ahead: number, slack: number): void {
    const isStep = Math.abs(ahead) - slack > LARGEST_STEP
    steppedAt = isStep ? (steppedAt ?? monotonic()) : undefined
    if (!isStep) base += Math.sign(ahead) * Math.max(Math.abs(ahead) - slack, 0)
  }

  function accept(ahead: number): void {
    base += ahead
    steppedAt = undefined
    log.warn({ ms: Math.round(ahead) }, `the clock of ${goesBy} was set; the server follows it from now on`)
  }

  const isLasting = () => steppedAt !== undefined && monotonic() - steppedAt >= ACCEPTED_AFTER

  function now(): Instant {
    if (goesBy === 'the machine') {
      const ahead = wall() - monotonic() - base
      follow(ahead, 0)
      if (isLasting()) accept(ahead)
    }
    return Math.floor(monotonic() + base)
  }

  function doubtNow(): string | undefined {
    const off = Math.round(wall() - now())
    if (!isCompared) return "The time was not compared with the database's yet."
    if (steppedAt !== undefined && goesBy === 'the database') return "The time differs from the database's."
    if (Math.abs(off) <= LARGEST_STEP) return undefined
    return `The clock of this machine is ${Math.abs(off)} ms ${off > 0 ? 'ahead' : 'behind'}.`
  }

  return {
    isReal: true,
    now,
    date: () => new Date(now()),
    onMove: () => () => {},
    doubt() {
      const doubt = doubtNow()
      if ((doubt === undefined) !== (said === undefined) && isCompared) {
        log.warn(doubt === undefined ? 'the time is certain again' : `no job runs and no bet is accepted: ${doubt}`)
        said = doubt
      }
      return doubt
    },
    compare({ offsetMs, tripMs }) {
      if (goesBy === 'the machine') return
      const ahead = -offsetMs
      const agrees = Math.abs(now() + ahead - wall()) <= LARGEST_STEP + tripMs / 2
      // The first comparison is applied at once, because no code has used the clock before. A later step is accepted at
      // once only if it makes this clock agree with the machine's clock.
      if (!isCompared) base += ahead
      else follow(ahead, tripMs / 2)
      if (steppedAt !== undefined && (agrees || isLasting())) accept(ahead)
      isCompared = true
    },
  }
}
