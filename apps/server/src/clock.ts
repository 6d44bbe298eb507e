import type { Instant } from '@bettle/rules'

export type { Instant }

/** Called after the clock was moved; whoever moves it waits for what this returns. */
export type MoveListener = (now: Instant) => void | Promise<void>

/** The only source of time: nothing in the server asks the system for it, so tests decide what time it is. */
export interface Clock {
  now(): Instant
  date(): Date
  /** Whether it shows the time of the world. */
  readonly isReal: boolean
  /** Only a test clock ever moves by itself; the answer takes the listener off again. */
  onMove(listener: MoveListener): () => void
  /** [C15] Why no timed work may go by this clock at the moment, in a sentence; undefined where it may. */
  doubt(): string | undefined
}

export interface TestClock extends Clock {
  /** From this moment on it goes on by itself, or stands still. */
  flows(doesFlow: boolean): void
  set(instant: Instant | Date | string): Promise<void>
  advance(ms: number): Promise<void>
}

export function systemClock(): Clock {
  return { isReal: true, now: Date.now, date: () => new Date(), onMove: () => () => {}, doubt: () => undefined }
}

export const KICK_OFF = Date.parse('2026-05-01T18:00:00.000Z')

interface TestClockOptions {
  /** Goes on by itself between moves, for servers that people or browsers look at. */
  readonly flows?: boolean
}

/** Stands still until it is moved, unless told to flow. */
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
