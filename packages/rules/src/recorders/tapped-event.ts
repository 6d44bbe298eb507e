import { medianOf, type RoomTap, type RoomTeam } from '../room/room-tap.ts'
import type { Instant } from '../time.ts'

/** An event that recorders tapped, with what they said about it. */
export interface TappedEvent {
  /** The number of the log line with the first tap. */
  readonly id: number
  readonly eventType: string
  /** The taps of the event, at most one of each member. */
  readonly taps: readonly RoomTap[]
  /** The words of recorders about the event, by member: true if it happened. */
  readonly words: ReadonlyMap<string, boolean>
}

/** Returns the moment of an event: the lower median of its taps ([RM24]). */
export function momentOf({ taps }: Pick<TappedEvent, 'taps'>): Instant {
  return medianOf(taps.map(({ at }) => at)) ?? 0
}

/** Returns the side that most taps named, or null if both sides have as many ([RM24]). */
export function sideOf({ taps }: Pick<TappedEvent, 'taps'>): RoomTeam {
  const home = taps.filter(({ team }) => team === 'home').length
  const away = taps.filter(({ team }) => team === 'away').length
  if (home === away) return null
  return home > away ? 'home' : 'away'
}

/** Returns what each recorder says about an event. A tap says that it happened; a later word replaces it. */
export function wordsAbout({ taps, words }: Pick<TappedEvent, 'taps' | 'words'>): Map<string, boolean> {
  return new Map([...taps.map(({ memberId }) => [memberId, true] as const), ...words])
}
