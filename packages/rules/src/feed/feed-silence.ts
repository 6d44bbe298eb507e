import type { Instant } from '../time.ts'

/** The shortest time without an answer after which a provider counts as silent (ms). */
const SHORTEST_SILENCE = 30_000
/** The expected length of a match from kick-off to whistle, with the interval and stoppage time (ms). */
const MATCH_LENGTH = 125 * 60_000

/** Returns how long a feed may go without a successful answer before betting stops, in ms ([F14]). */
export function silenceLimit(interval: number, latency: number): number {
  return Math.max(SHORTEST_SILENCE, 2 * interval + latency)
}

/**
 * Returns true if the provider has been silent for too long. Before its first answer, `lastAnswerAt` is the time when
 * the feed was to begin.
 */
export function isSilent(lastAnswerAt: Instant, now: Instant, pace: { interval: number; latency: number }): boolean {
  return now - lastAnswerAt >= silenceLimit(pace.interval, pace.latency)
}

export interface CallBudget {
  /** The number of calls of the provider that are left today; null if the provider sets no limit. */
  readonly callsLeft: number | null
  /** How many calls of the provider one snapshot needs. */
  readonly callsEach: number
  /** The shortest time between two snapshots, which the administrator chose (ms). */
  readonly shortest: number
  /** When the match kicked off; null before its kick-off. */
  readonly startedAt: Instant | null
  /** How many matches share the provider's calls of the day. */
  readonly matches: number
}

/**
 * Returns the time between two snapshots in ms, so that the provider's calls of the day last to the end of the match
 * ([F15]). Returns undefined if no call is left.
 */
export function snapshotInterval(budget: CallBudget, now: Instant): number | undefined {
  const { callsLeft, callsEach, shortest, startedAt, matches } = budget
  if (callsLeft === null) return shortest
  const snapshots = Math.floor(callsLeft / callsEach / Math.max(1, matches))
  if (snapshots < 1) return undefined
  const left = startedAt === null ? MATCH_LENGTH : Math.max(0, startedAt + MATCH_LENGTH - now)
  return Math.max(shortest, Math.ceil(left / snapshots))
}

/**
 * Returns the time of the poll after the one at `polledAt`. Rounds begin at full minutes of a half, and the events of a
 * minute show `latency` later. So the polls of a half lie on a grid of intervals that begins `latency` after the start
 * of the half. If the interval divides a minute, events from before and after the start of a round then come with
 * different answers ([F11]). The next poll is at least half an interval away, because the one before may have been late.
 */
export function nextSnapshotAt(
  polledAt: Instant,
  { interval, latency }: { readonly interval: number; readonly latency: number },
  halfStart: Instant,
): Instant {
  const first = halfStart + latency
  return first + Math.ceil((polledAt + interval / 2 - first) / interval) * interval
}
