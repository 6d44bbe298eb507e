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
  /** By the sample with the shortest way of late; for whoever asks before there is any, a few are taken. */
  best(): Promise<OffsetSample>
  stop(): void
}

const EVERY_MS = 5000
/** A minute's worth: a clock that is set wrong is found out within it, and a busy minute has its quiet moments. */
const KEPT = 12
const AT_FIRST = 3

/**
 * [C14] Asked in the background: under load a question waits, on the way there or on the way back, and half of that is no
 * measure of anything. Whoever wants to know is answered from what was measured at the quietest moment.
 */
export function watchOffset(ask: () => Promise<OffsetSample>, everyMs = EVERY_MS): ClockOffset {
  const samples: OffsetSample[] = []
  async function take(): Promise<void> {
    samples.push(await ask())
    if (samples.length > KEPT) samples.shift()
  }
  // A database that does not answer is found out by whoever asks whether we are ready.
  const asking = setInterval(() => void take().catch(() => {}), everyMs).unref()
  return {
    async best() {
      while (samples.length < AT_FIRST) await take()
      return samples.reduce(shorter)
    },
    stop: () => clearInterval(asking),
  }
}

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
