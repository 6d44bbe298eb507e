/** The target of a suspension: an option, an event type, or the whole match if neither is named. */
export interface Suspension {
  readonly eventType: string | null
  readonly oddsId: string | null
}

/** Returns true if bets on the option are currently suspended ([B11]). */
export function isSuspended(
  option: { readonly id: string; readonly eventType: string },
  suspensions: readonly Suspension[],
): boolean {
  return suspensions.some(({ eventType, oddsId }) => {
    if (oddsId !== null) return oddsId === option.id
    return eventType === null || eventType === option.eventType
  })
}
