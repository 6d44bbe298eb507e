import type { Instant } from '../time.ts'

/** The time that a provider stated last, in its own form, and when an answer stated it first ([F27]). */
export interface ProviderClock {
  readonly stated: string
  readonly since: Instant
}

/** How long the time of a provider may stand still during a half (ms). Most providers state whole minutes. */
const LONGEST_STANDSTILL = 150_000

/**
 * Reads the time that an answer states during a half. A time that has stood still for too long shows that the provider
 * repeats an old answer, which says nothing about the match ([F27]).
 * @param stated null if the answer states no time; an earlier time then stands still
 */
export function readClock(
  clock: ProviderClock | null,
  stated: string | null,
  at: Instant,
): { readonly clock: ProviderClock | null; readonly isFrozen: boolean } {
  if (clock === null || (stated !== null && stated !== clock.stated)) {
    return { clock: stated === null ? null : { stated, since: at }, isFrozen: false }
  }
  return { clock, isFrozen: at - clock.since >= LONGEST_STANDSTILL }
}
