import type { Instant } from '@bettle/rules'

export type { Instant }

/** Called after the clock was moved. Moving the clock waits for the returned promise. */
export type MoveListener = (now: Instant) => void | Promise<void>

/** The only source of time. No other code asks the system for the time, so that a test controls it. */
export interface Clock {
  now(): Instant
  date(): Date
  /** True if the clock shows real time. */
  readonly isReal: boolean
  /** Adds a listener of moves; only a test clock is moved. Returns a function that removes the listener. */
  onMove(listener: MoveListener): () => void
  /** Returns a sentence that says why jobs and bets must not use this clock now; undefined if they may [C15]. */
  doubt(): string | undefined
}

export interface TestClock extends Clock {
  /** Makes the clock advance by itself, or stops it, from this moment on. */
  flows(doesFlow: boolean): void
  set(instant: Instant | Date | string): Promise<void>
  advance(ms: number): Promise<void>
}

export function systemClock(): Clock {
  return { isReal: true, now: Date.now, date: () => new Date(), onMove: () => () => {}, doubt: () => undefined }
}

export const KICK_OFF = Date.parse('2026-05-01T18:00:00.000Z')

interface TestClockOptions {
  /** True if the clock advances by itself between moves, for servers that a browser uses. */
  readonly flows?: boolean
}

/** Creates a clock that changes only when a test moves it, unless it flows. */
export function testClock(
  startAt: Instant | Date | string = KICK_OFF,
  { flows = false }: TestClockOptions = {},
): TestClock {
  const listeners = new Set<MoveListener>()
  const elapsed = () => (doesFlow ? performance.now() - movedAt : 0)
  let doesFlow = flows
  let movedAt = performance.now()
  let baseTime = instantOf(startAt)

  const now = () => Math.floor(baseTime + elapsed())
  const set = async (to: Instant | Date | string): Promise<void> => {
    baseTime = instantOf(to)
    movedAt = performance.now()
    for (const listener of [...listeners]) await listener(now())
  }
  return {
    isReal: false,
    doubt: () => undefined,
    now,
    date: () => new Date(now()),
    onMove(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    flows(wanted) {
      baseTime = now()
      movedAt = performance.now()
      doesFlow = wanted
    },
    set,
    advance: (ms) => set(now() + ms),
  }
}

export function isTestClock(clock: Clock): clock is TestClock {
  return 'set' in clock && 'advance' in clock
}

function instantOf(time: Instant | Date | string): Instant {
  const instant = new Date(time).getTime()
  if (Number.isNaN(instant)) throw new RangeError(`Not a time: ${String(time)}`)
  return instant
}
