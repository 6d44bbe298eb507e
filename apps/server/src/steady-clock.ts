import type { Instant } from '@bettle/rules'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'

/** The database's time, as far as one question and its answer can tell (ms). */
export interface Comparison {
  /** How far the clock is ahead of the database. */
  readonly offsetMs: number
  /** There and back: the offset may be wrong by half of it. */
  readonly tripMs: number
}

/** A real clock that no step of the machine's clock moves. */
export interface SteadyClock extends Clock {
  compare(sample: Comparison): void
}

interface Sources {
  /** The machine's clock, which may be set at any moment. */
  readonly wall: () => number
  /** Only ever goes on; its zero means nothing. */
  readonly monotonic: () => number
}

interface Options {
  /** Of PostgreSQL it is the database's; the embedded database has no other clock than the machine. */
  readonly goesBy: 'the machine' | 'the database'
  readonly log: Pick<Logger, 'warn'>
  readonly sources?: Sources
}

const MACHINE: Sources = { wall: () => Date.now(), monotonic: () => performance.now() }

/** [C15] A larger step of a clock stops timed work and betting (ms). */
const LARGEST_STEP = 1000
/** [C15] A step that lasts so long is the right time from then on: a laptop that slept (ms). */
const ACCEPTED_AFTER = 10_000

/**
 * [C15] Time that goes on with the monotonic clock, adjusted to the database's clock, or to the machine's where that is the
 * database's too. Small differences are followed; after a step of more than a second the time goes on as before, in doubt.
 */
export function steadyClock({ goesBy, log, sources: { wall, monotonic } = MACHINE }: Options): SteadyClock {
  /** What is added to the monotonic clock. */
  let base = wall() - monotonic()
  let isCompared = goesBy === 'the machine'
  /** By the monotonic clock: since when the leading clock differs. */
  let steppedAt: number | undefined
  let said: string | undefined

  /** @param ahead how far the leading clock is ahead of this one, give or take `slack` */
  function follow(ahead: number, slack: number): void {
    const isStep = Math.abs(ahead) - slack > LARGEST_STEP
    steppedAt = isStep ? (steppedAt ?? monotonic()) : undefined
    if (!isStep) base += Math.sign(ahead) * Math.max(Math.abs(ahead) - slack, 0)
  }

  function accept(ahead: number): void {
    base += ahead
    steppedAt = undefined
    log.warn({ ms: Math.round(ahead) }, `the clock of ${goesBy} was set, and is gone by from now on`)
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
        log.warn(doubt === undefined ? 'the time is sure again' : `no timed work and no betting: ${doubt}`)
        said = doubt
      }
      return doubt
    },
    compare({ offsetMs, tripMs }) {
      if (goesBy === 'the machine') return
      const ahead = -offsetMs
      const agrees = Math.abs(now() + ahead - wall()) <= LARGEST_STEP + tripMs / 2
      // Nothing was gone by before the first answer; later the machine's own clock may confirm the database's.
      if (!isCompared) base += ahead
      else follow(ahead, tripMs / 2)
      if (steppedAt !== undefined && (agrees || isLasting())) accept(ahead)
      isCompared = true
    },
  }
}
