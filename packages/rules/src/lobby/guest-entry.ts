/** The guest seats of one address in a lobby that nobody is asked about ([G10]). */
export const FREE_GUEST_SEATS = 3

/** The most asks of one address in a lobby ([G15]). */
export const MOST_GUEST_ASKS = 3

/** The facts about one address that decide whether its next guest has to ask the host. */
export interface GuestEntryFacts {
  /** True if the host of the lobby is on the same address. */
  readonly isHostThere: boolean
  /** The number of guest seats that were ever taken from the address in this lobby. */
  readonly seats: number
  /** True if a guest of the address was removed and the host has let nobody of the address in since. */
  readonly isRemovedSince: boolean
  /** The number of seats of the address that have no chips left. */
  readonly seatsWithoutChips: number
  /** The last answer of the host, with the number of seats without chips at that moment; undefined without an answer. */
  readonly letIn: { readonly seatsWithoutChips: number } | undefined
}

/** Why a guest has to ask. */
export type GuestAskReason = 'removed' | 'no-chips' | 'many-seats'

/**
 * Returns why the next guest of an address has to ask the host, or undefined if the guest may take a seat at once
 * ([G10]). A permission of the host covers what had happened before it. A later removal or a later seat without chips
 * needs a new permission.
 */
export function guestAskReason(facts: GuestEntryFacts): GuestAskReason | undefined {
  if (facts.isHostThere) return undefined
  if (facts.isRemovedSince) return 'removed'
  if (facts.seatsWithoutChips > (facts.letIn?.seatsWithoutChips ?? 0)) return 'no-chips'
  return facts.letIn === undefined && facts.seats >= FREE_GUEST_SEATS ? 'many-seats' : undefined
}
