import { laterBy } from '../match/half-clock.ts'
import type { Instant } from '../time.ts'

/** A time in which nobody counted the events of a type, because the provider did not state its total ([F25]). */
export interface CountGap {
  readonly eventType: string
  /** The instant of the first answer that left the type out, or at which the provider became silent. */
  readonly from: Instant
  /** Null while the count is unknown. */
  readonly until: Instant | null
  /**
   * `answer`: the provider stated the total again, so it counts the events of the gap too. `operator`: an operator records
   * the events from then on, so the events of the gap stay unknown.
   */
  readonly closedBy: 'answer' | 'operator' | null
}

/** How long a round waits for the next usable answer, in match minutes. */
const LONGEST_WAIT_MINUTES = 10

/** Returns until when a round that ended at `endsAt` waits for a count that was unknown at its end ([F26]). */
export function waitsUntil(endsAt: Instant, tempo: number): Instant {
  return laterBy(endsAt, tempo, LONGEST_WAIT_MINUTES)
}

/**
 * Returns the event types whose count in an ended round is unknown ([F26]). A type is unknown if it was so at the end of
 * the round, until an answer states it in time. A type that an operator began to record later is unknown in each round
 * that the gap touches.
 */
export function unknownInRound(
  gaps: readonly CountGap[],
  { startsAt, endsAt }: { readonly startsAt: Instant | null; readonly endsAt: Instant | null },
  tempo: number,
): string[] {
  if (startsAt === null || endsAt === null) return []
  const unknown = gaps.filter(({ from, until, closedBy }) => {
    if (endsAt <= from) return false
    if (until === null) return true
    switch (closedBy) {
      case 'answer':
        return until >= waitsUntil(endsAt, tempo)
      case 'operator':
        return startsAt < until
      default:
        // A gap of another kind was stored by a later version. Its counts are as unknown as those of an open gap.
        return true
    }
  })
  return [...new Set(unknown.map(({ eventType }) => eventType))].sort()
}
