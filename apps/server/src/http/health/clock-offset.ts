import { sql } from 'kysely'
import type { Context } from '../../context.ts'

/** One measurement of how far this server's clock is ahead of the database's clock (ms, wall time). */
export interface OffsetSample {
  readonly offsetMs: number
  /** The duration of the round trip. The offset may be wrong by half of it. */
  readonly tripMs: number
}

/** The measured offset of this server's clock. */
export interface ClockOffset {
  /**
   * Measures once more, and returns the recent sample with the shortest round trip. It measures several times if there
   * are fewer than `AT_FIRST` samples.
   */
  best(): Promise<OffsetSample>
  stop(): void
}

const EVERY_MS = 1000
/** The number of samples kept: those of one minute, because even a busy minute has quiet moments. */
const KEPT = 60
/** The database returns whole milliseconds, so a sample may be wrong by this much (ms). */
const JITTER_MS = 2
const AT_FIRST = 3

/**
 * Measures the clock's offset in the background [C14]. Under load a query may wait on one of its two ways, which makes
 * its offset useless. So `best` returns the sample from the quietest moment since the clock was last set.
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
    // Drops samples from before the clock was set, because they say nothing about the clock now.
    samples = [...samples.filter((earlier) => isOfSameClock(earlier, sample)), sample].slice(-KEPT)
    onSample(sample)
  }

  function take(): Promise<void> {
    underWay ??= takeOne().finally(() => {
      underWay = undefined
    })
    return underWay
  }
  // Errors are ignored here, because the readiness check reports a database that does not answer.
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
