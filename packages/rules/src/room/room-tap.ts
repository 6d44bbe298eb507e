import type { Instant } from '../time.ts'

export type RoomTeam = 'home' | 'away' | null

/** A press on the tap pad: the member saw an event of this type. */
export interface RoomTap {
  /** The number of the tap's line in the log of the room. */
  readonly n: number
  readonly memberId: string
  readonly eventType: string
  readonly team: RoomTeam
  /** The moment of the event by this tap: the arrival of the tap, corrected by the member's lead ([RM5]). */
  readonly at: Instant
}

/** An event that a room recorded, with the taps that describe it. */
export interface RoomEvent {
  /** The number of the log line that recorded the event. */
  readonly id: number
  readonly eventType: string
  readonly at: Instant
  readonly team: RoomTeam
  /** The taps of the event, at most one of each member. */
  readonly taps: readonly RoomTap[]
  readonly isRemoved: boolean
  /** Who decided about the event. Taps decide nothing more after a host, an operator or a feed decided ([RM8]). */
  readonly decidedBy: 'taps' | 'overruled'
}

/**
 * Taps that record an event together lie within this many ms ([RM2]). A tap that arrives after the event was recorded
 * joins the event if the tap's moment is at most this far from it.
 */
export const TAP_SPAN = 6000

/**
 * Returns the event of the tap's type that is nearest in time, or undefined if there is none ([RM2]). The event may be
 * removed, is at most `TAP_SPAN` from the tap, and has no tap of the same member.
 */
export function eventOfTap(events: readonly RoomEvent[], tap: Omit<RoomTap, 'n'>): RoomEvent | undefined {
  const distance = (event: RoomEvent) => Math.abs(event.at - tap.at)
  return events
    .filter((event) => event.eventType === tap.eventType && distance(event) <= TAP_SPAN)
    .filter(({ taps }) => taps.every(({ memberId }) => memberId !== tap.memberId))
    .toSorted((one, other) => distance(one) - distance(other))[0]
}

/**
 * Returns the groups of taps that may describe one event together with this tap. Each group is one span of time that
 * contains this tap, with the earliest tap of each member in the span ([RM2]). The spans may overlap, so that a tap
 * that waits never divides the taps of others into two groups.
 * @param waiting taps without an event, including this tap
 */
export function groupsWith(tap: RoomTap, waiting: readonly RoomTap[]): RoomTap[][] {
  const near = waiting
    .filter(({ eventType, at }) => eventType === tap.eventType && Math.abs(at - tap.at) <= TAP_SPAN)
    .toSorted((one, other) => one.at - other.at || one.n - other.n)
  return near
    .filter(({ at }) => at <= tap.at)
    .map((first) => {
      const members = new Map<string, RoomTap>()
      for (const one of near) {
        const isInside = one.at >= first.at && one.at <= first.at + TAP_SPAN
        if (isInside && !members.has(one.memberId)) members.set(one.memberId, one)
      }
      return [...members.values()]
    })
}

/** Returns the lower median of integers, or undefined for an empty list. */
export function medianOf(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)]
}
