import type { Instant } from '../time.ts'

export type RoomTeam = 'home' | 'away' | null

/** A press on the tap pad: a member saw an event of this type. */
export interface RoomTap {
  /** The number of its line in the log of the room. */
  readonly n: number
  readonly memberId: string
  readonly eventType: string
  readonly team: RoomTeam
  /** When the event happened by this tap, with the member's lead taken off ([RM5]). */
  readonly at: Instant
}

/** An event of the room. Its taps describe it. */
export interface RoomEvent {
  /** The number of the line that recorded it. */
  readonly id: number
  readonly eventType: string
  readonly at: Instant
  readonly team: RoomTeam
  /** One of each member at most. */
  readonly taps: readonly RoomTap[]
  readonly isRemoved: boolean
  /** Taps decide nothing after a host, an operator or a feed did ([RM8]). */
  readonly decidedBy: 'taps' | 'overruled'
}

/** Taps of one event lie within so many ms ([RM2]). A later tap of a recorded event is at most as far from it. */
export const TAP_SPAN = 6000

/** Returns the nearest recorded or removed event that the tap also describes, or undefined ([RM2]). */
export function eventOfTap(events: readonly RoomEvent[], tap: Omit<RoomTap, 'n'>): RoomEvent | undefined {
  const distance = (event: RoomEvent) => Math.abs(event.at - tap.at)
  return events
    .filter((event) => event.eventType === tap.eventType && distance(event) <= TAP_SPAN)
    .filter(({ taps }) => taps.every(({ memberId }) => memberId !== tap.memberId))
    .toSorted((one, other) => distance(one) - distance(other))[0]
}

/**
 * Returns the groups of taps that may describe one event together with this tap: for each span that contains it, the earliest tap of each
 * member ([RM2]). Taps of recorded events are in none, so that no early tap can divide the taps of others.
 * @param waiting taps without an event, with this one
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
