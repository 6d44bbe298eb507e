import { medianOf, type RoomTap, type RoomTeam } from '../room/room-tap.ts'
import type { Instant } from '../time.ts'

/** An event that recorders tapped or claimed, with what they said about it. */
export interface TappedEvent {
  /** The number of the log line with the first tap, or with the claim. */
  readonly id: number
  readonly eventType: string
  /** The taps of the event, at most one of each member. A claimed event may have none. */
  readonly taps: readonly RoomTap[]
  /** The claim that the event happened, made at the end of its round ([RM35]). */
  readonly claim?: RoomTap
  /** The words of recorders about the event, by member: true if it happened. */
  readonly words: ReadonlyMap<string, boolean>
}

type Reported = Pick<TappedEvent, 'taps' | 'claim'>

/** Returns the taps of an event, or its claim if nobody tapped it. */
export function reportsOf({ taps, claim }: Reported): readonly RoomTap[] {
  return taps.length === 0 && claim ? [claim] : taps
}

/** Returns the moment of an event: the lower median of its taps ([RM24]), or the moment of its claim. */
export function momentOf(event: Reported): Instant {
  return medianOf(reportsOf(event).map(({ at }) => at)) ?? 0
}

/** Returns the side that most taps named, or null if both sides have as many ([RM24]). */
export function sideOf(event: Reported): RoomTeam {
  const reports = reportsOf(event)
  const home = reports.filter(({ team }) => team === 'home').length
  const away = reports.filter(({ team }) => team === 'away').length
  if (home === away) return null
  return home > away ? 'home' : 'away'
}

/** Returns what each recorder says about an event. A tap or a claim says that it happened; a later word replaces it. */
export function wordsAbout({
  taps,
  claim,
  words,
}: Pick<TappedEvent, 'taps' | 'claim' | 'words'>): Map<string, boolean> {
  const reports = claim ? [...taps, claim] : taps
  return new Map([...reports.map(({ memberId }) => [memberId, true] as const), ...words])
}
