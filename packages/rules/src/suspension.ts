/** What nothing is accepted on: an option, an event type, or with neither named the whole match. */
export interface Suspension {
  readonly eventType: string | null
  readonly oddsId: string | null
}

/** Whether an option may not be bet on just now ([B11]). */
export function isSuspended(
  option: { readonly id: string; readonly eventType: string },
  suspensions: readonly Suspension[],
): boolean {
  return suspensions.some(({ eventType, oddsId }) => {
    if (oddsId !== null) return oddsId === option.id
    return eventType === null || eventType === option.eventType
  })
}
