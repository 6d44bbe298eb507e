import type { Instant } from '../time.ts'
import { medianOf, type RoomEvent, type RoomTap, type RoomTeam, TAP_SPAN } from './room-tap.ts'

/** The effect of one more event on a member's return: an over bet on its type gains, an under bet loses. */
export type Interest = 'gains' | 'none' | 'loses'

/** A member who watches the match with the tap pad open. */
export interface Watcher {
  readonly memberId: string
  /** The weight of the member's taps, in hundredths ([RM4]). */
  readonly weight: number
}

export interface RoomContext {
  /** All members who are present in the room. */
  readonly watchers: readonly Watcher[]
  /** Returns whether an event of this type at this moment raises or lowers the return of the member's bets. */
  readonly interestOf: (memberId: string, eventType: string, at: Instant) => Interest
}

/** With fewer watchers than this number, taps record no event ([RM6]). */
const FEWEST_WATCHERS = 3
/** At least this number of members must agree on an event, whatever their weight ([RM3]). */
const FEWEST_TAPS = 2
/**
 * The smallest share of the weight of all watchers that must agree on an event, in hundredths: more than a third
 * ([RM3]). The weight of watchers whose taps do not count, because they gain by the event, is left out.
 */
const AGREED_SHARE = 35

/** Returns whether these members suffice to decide for all members who are present ([RM3], [RM6]). */
export function agreementOf(
  agreed: readonly Watcher[],
  watchers: readonly Watcher[],
): 'too few present' | 'open' | 'agreed' {
  if (watchers.length < FEWEST_WATCHERS) return 'too few present'
  if (agreed.length < FEWEST_TAPS) return 'open'
  const weightOf = (some: readonly Watcher[]) => sumOf(some.map(({ weight }) => weight))
  return weightOf(agreed) * 100 < AGREED_SHARE * weightOf(watchers) ? 'open' : 'agreed'
}

export interface AgreedEvent {
  readonly at: Instant
  readonly team: RoomTeam
}

/**
 * Returns the event that the taps record together. Returns undefined if fewer than three members are present, or if too
 * few members or too little weight agree ([RM3], [RM6]).
 * @param taps of one event type, at most one of each member
 * @param events the other events of the room, removed events included
 */
export function roomVerdict(
  taps: readonly RoomTap[],
  events: readonly RoomEvent[],
  { watchers, interestOf }: RoomContext,
): AgreedEvent | undefined {
  const weights = new Map(watchers.map(({ memberId, weight }) => [memberId, weight]))
  if (weights.size < FEWEST_WATCHERS) return undefined
  const weightOf = (some: readonly RoomTap[]) => sumOf(some.map(({ memberId }) => weights.get(memberId) ?? 0))
  const present = taps.filter(({ memberId }) => weights.has(memberId))
  const { free, losing, gaining } = dividedByInterest(tappedBoth(present, events), interestOf)
  const agreed = [...free, ...matched(gaining, weightOf(losing), weightOf)]
  if (agreed.length < FEWEST_TAPS) return undefined
  const agreedWeight = weightOf(agreed)
  const agreeing = new Set(agreed.map(({ memberId }) => memberId))
  const ignored = new Set(gaining.map(({ memberId }) => memberId))
  const against = watchers.filter(({ memberId }) => !agreeing.has(memberId) && !ignored.has(memberId))
  const total = agreedWeight + sumOf(against.map(({ weight }) => weight))
  if (agreedWeight * 100 < AGREED_SHARE * total) return undefined
  return { at: medianOf(agreed.map(({ at }) => at)) ?? 0, team: teamOf(agreed, weightOf) }
}

/**
 * Returns the taps that may record an event near recorded events of the same type that are not removed. Only members
 * who tapped all of those events count, because other members may mean a recorded event ([RM7]). An event is near if
 * one tap lies within twice `TAP_SPAN` of it. One tap is enough, because later taps could move the middle of the group
 * away from the recorded event.
 */
function tappedBoth(taps: readonly RoomTap[], events: readonly RoomEvent[]): RoomTap[] {
  const isNear = (event: RoomEvent) =>
    taps.some(({ eventType, at }) => eventType === event.eventType && Math.abs(at - event.at) <= 2 * TAP_SPAN)
  const near = events.filter((event) => !event.isRemoved && isNear(event))
  return taps.filter((tap) => near.every((event) => event.taps.some(({ memberId }) => memberId === tap.memberId)))
}

interface DividedTaps {
  /** Taps of members who lose by the event, or to whom the event makes no difference. */
  readonly free: readonly RoomTap[]
  /** The taps in `free` of members who lose by the event. */
  readonly losing: readonly RoomTap[]
  readonly gaining: readonly RoomTap[]
}

/**
 * Divides taps by what their members gain from the event. An event near a round's end may count in either round. So a
 * member gains if they would gain at the earliest or at the latest possible moment of the event.
 */
function dividedByInterest(taps: readonly RoomTap[], interestOf: RoomContext['interestOf']): DividedTaps {
  const times = taps.map(({ at }) => at)
  const moments = [Math.min(...times) - TAP_SPAN, Math.max(...times) + TAP_SPAN]
  const interests = taps.map((tap) => ({
    tap,
    found: moments.map((at) => interestOf(tap.memberId, tap.eventType, at)),
  }))
  const free = interests.filter(({ found }) => !found.includes('gains'))
  return {
    free: free.map(({ tap }) => tap),
    losing: free.filter(({ found }) => found.includes('loses')).map(({ tap }) => tap),
    gaining: interests.filter(({ found }) => found.includes('gains')).map(({ tap }) => tap),
  }
}

/**
 * Returns the taps of gaining members that count because losing members balance them ([RM3]). In order, each tap uses
 * as much of the losing weight as its own weight. The function skips a tap that is heavier than the losing weight that
 * is left.
 */
function matched(
  gaining: readonly RoomTap[],
  losingWeight: number,
  weightOf: (taps: readonly RoomTap[]) => number,
): RoomTap[] {
  let left = losingWeight
  return gaining.filter((tap) => {
    const weight = weightOf([tap])
    if (weight > left) return false
    left -= weight
    return true
  })
}

/** Returns the team that most weight named; null if both teams have the same weight. */
function teamOf(taps: readonly RoomTap[], weightOf: (taps: readonly RoomTap[]) => number): RoomTeam {
  const home = weightOf(taps.filter(({ team }) => team === 'home'))
  const away = weightOf(taps.filter(({ team }) => team === 'away'))
  if (home === away) return null
  return home > away ? 'home' : 'away'
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

/** Returns `room` if this number of watchers records events by taps, or `host` if a host must record them ([RM6]). */
export function recorderOf(watchers: number): 'room' | 'host' {
  return watchers < FEWEST_WATCHERS ? 'host' : 'room'
}
