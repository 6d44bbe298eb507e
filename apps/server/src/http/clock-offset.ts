import { sql } from 'kysely'
import type { Context } from '../context.ts'

/** How far this server's clock is ahead of the database's, as far as one question and its answer can tell (ms, wall time). */
export interface OffsetSample {
  readonly offsetMs: number
  /** There and back: the offset may be wrong by half of it. */
  readonly tripMs: number
}

/** What is known of the clock. */
export interface ClockOffset {
  /** By the sample with the shortest way of late, after one more was taken; at first a few are. */
  best(): Promise<OffsetSample>
  stop(): void
}

const EVERY_MS = 1000
/** A minute's worth: a busy minute has its quiet moments. */
const KEPT = 60
/** Times are told in whole milliseconds. */
const JITTER_MS = 2
const AT_FIRST = 3

/**
 * [C14] Asked in the background: under load a question waits, on the way there or on the way back, and half of that is no
 * measure of anything. Whoever wants to know is answered from what was measured at the quietest moment since the clock was last set.
 */
export function watchOffset(
  ask: () => Promise<OffsetSample>,
  everyMs = EVERY_MS,
  onSample: (sample: OffsetSample) => void = () => {},
): ClockOffset {
  let samples: OffsetSample[] = []
  let underWay: Promise<void> | undefined

  async function takeOne(): Promise<void> {
    const sample = await ask()
    // Before a clock was set it was another one: what was measured then says nothing of now.
    samples = [...samples.filter((earlier) => isOfSameClock(earlier, sample)), sample].slice(-KEPT)
    onSample(sample)
  }

  function take(): Promise<void> {
    underWay ??= takeOne().finally(() => {
      underWay = undefined
    })
    return underWay
  }
  // A database that does not answer is found out by whoever asks whether we are ready.
  const asking = setInterval(() => void take().catch(() => {}), everyMs).unref()
  return {
    async best() {
      do await take()
      while (samples.length < AT_FIRST)
      return samples.reduce(shorter)
    },
    stop: () => clearInterval(asking),
  }
}

const isOfSameClock = (one: OffsetSample, other: OffsetSample) =>
  Math.abs(one.offsetMs - other.offsetMs) <= (one.tripMs + other.tripMs) / 2 + JITTER_MS

const shorter = (one: OffsetSample, other: OffsetSample) => (other.tripMs < one.tripMs ? other : one)

export async function askDatabase({ clock, db }: Pick<Context, 'clock' | 'db'>): Promise<OffsetSample> {
  if (!clock.isReal) throw new Error('A test clock has a time of its own')
  const asked = clock.now()
  const began = performance.now()
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  const tripMs = performance.now() - began
  const theirs = rows[0]?.now.getTime() ?? Number.NaN
  return { offsetMs: Math.round(asked + tripMs / 2 - theirs), tripMs }
}
