import { eventOfTap, groupsWith, type RoomEvent, type RoomTap } from './room-tap.ts'
import { type AgreedEvent, type RoomContext, roomVerdict } from './room-verdict.ts'

/** The effect of a tap: it joins an event, it completes a group that records an event, or it waits for other taps. */
export type TapEffect =
  | { readonly kind: 'joined'; readonly event: RoomEvent }
  | { readonly kind: 'recorded'; readonly event: AgreedEvent; readonly taps: readonly RoomTap[] }
  | { readonly kind: 'waits' }

/**
 * Returns the effect of a tap on the room ([RM2], [RM3]).
 * @param waiting earlier taps without an event
 * @param events recorded and removed events
 */
export function takeTap(
  tap: RoomTap,
  waiting: readonly RoomTap[],
  events: readonly RoomEvent[],
  context: RoomContext,
): TapEffect {
  const joined = eventOfTap(events, tap)
  if (joined) return { kind: 'joined', event: joined }
  for (const taps of groupsWith(tap, [...waiting, tap])) {
    const event = roomVerdict(taps, events, context)
    if (event) return { kind: 'recorded', event, taps }
  }
  return { kind: 'waits' }
}

/**
 * Returns true if the room must remove an event that taps recorded, because a member undid one of the taps and the
 * other taps do not suffice ([RM1]).
 */
export function isUnsupported(
  event: RoomEvent,
  undone: number,
  events: readonly RoomEvent[],
  context: RoomContext,
): boolean {
  if (event.decidedBy === 'overruled') return false
  const others = events.filter(({ id }) => id !== event.id)
  return (
    roomVerdict(
      event.taps.filter(({ n }) => n !== undone),
      others,
      context,
    ) === undefined
  )
}

/** How long after the arrival of a tap the member can undo it, in ms of wall time ([RM1]). */
export const UNDO_TAP_WITHIN = 10_000

/** A member who has neither entered nor tapped for this long is not present, in ms ([RM6]). */
export const WATCHES_FOR = 10 * 60_000
