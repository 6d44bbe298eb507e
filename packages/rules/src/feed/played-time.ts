import type { Instant } from '../time.ts'

/** The times at which a half was played. A time is null while the half has not started, or has not ended. */
export interface PlayedHalf {
  readonly startsAt: Instant | null
  readonly endsAt: Instant | null
}

/**
 * Returns the instant at which an event happened that was seen at `seenAt` and is estimated to have happened at
 * `estimate` ([F11]). The result lies in a half: an event that was seen in the interval belongs to the half before.
 * Returns undefined before the first kick-off.
 */
export function playedTime(seenAt: Instant, estimate: Instant, halves: readonly PlayedHalf[]): Instant | undefined {
  const started = halves.filter(
    (half): half is PlayedHalf & { startsAt: Instant } => half.startsAt !== null && half.startsAt <= seenAt,
  )
  const seenIn = started.at(-1)
  if (!seenIn) return undefined
  const previousEnd = started.at(-2)?.endsAt ?? null
  // After a long silence of the provider the event may belong to the half before, although it was first seen in the
  // next half.
  if (previousEnd !== null && estimate < previousEnd) return Math.max(estimate, started.at(-2)?.startsAt ?? estimate)
  return Math.max(seenIn.startsAt, Math.min(estimate, seenIn.endsAt === null ? estimate : seenIn.endsAt - 1))
}
