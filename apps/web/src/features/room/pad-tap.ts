import type { MatchHalf, RoomSight, RoomTapId } from '@bettle/contract'
import { UNDO_TAP_WITHIN } from '@bettle/rules'
import { msg } from '../../texts/msg.ts'

/** A tap of this user that the pad holds: it may be on its way, can still be undone, or has a problem. */
export interface PadTap {
  /** Created once for each press, so that repeated requests count as one tap. */
  readonly requestId: string
  readonly sight: RoomSight
  /** The text of the tap, such as 'Corner, home'. */
  readonly text: string
  /** When the user pressed, by the device's clock (ms). */
  readonly pressedAt: number
  /** The same moment by the server's clock (ms). */
  readonly at: number
  readonly state: 'sending' | 'sent' | 'lost' | 'refused' | 'undoing' | 'undone'
  /** The key of the window in which a named recorder tapped [RM33]. */
  readonly windowKey?: string | undefined
  /** The server's id of the tap, which is set once the server has acknowledged the tap. */
  readonly tapId?: RoomTapId | undefined
  /** The reason why the tap was not sent or not undone. */
  readonly problem?: string | undefined
}

export const undoEndsAt = ({ pressedAt }: Pick<PadTap, 'pressedAt'>): number => pressedAt + UNDO_TAP_WITHIN

/**
 * Returns whether a tap can still be sent or undone, which is possible for ten seconds [RM1]. A tap that is sent later
 * would be recorded for a later time.
 */
export const isInTime = (tap: Pick<PadTap, 'pressedAt'>, now: number): boolean => now < undoEndsAt(tap)

export function withChange(
  taps: readonly PadTap[],
  requestId: string,
  change: Partial<Omit<PadTap, 'requestId'>>,
): readonly PadTap[] {
  return taps.map((tap) => (tap.requestId === requestId ? { ...tap, ...change } : tap))
}

/** Returns true for a tap that did not arrive, was refused, or could not be undone. */
export const hasProblem = ({ state, problem }: PadTap): boolean => state === 'lost' || problem !== undefined

/**
 * Returns the taps that the pad still shows: taps of the last ten seconds, and taps with a problem that the user has
 * not dismissed.
 */
export function shownTaps(taps: readonly PadTap[], now: number): readonly PadTap[] {
  return taps.filter((tap) => hasProblem(tap) || isInTime(tap, now))
}

/** Returns how often the user made the same tap in the last ten seconds. */
export function tappedTimes(taps: readonly PadTap[], text: string, now: number): number {
  return taps.filter(
    (tap) => tap.text === text && (tap.state === 'sending' || tap.state === 'sent') && isInTime(tap, now),
  ).length
}

const SIDES = { home: 'home', away: 'away', none: msg('room.pad-tap.side-unknown') } as const

export const sightText = (name: string, team: 'home' | 'away' | null): string => `${name}, ${SIDES[team ?? 'none']}`

/** The pad marks this many of the user's latest taps. */
const MARKED = 2

/** One of the user's own latest taps of events. It tells nothing about the taps of others [RM12]. */
export type OwnTap = Pick<PadTap, 'requestId' | 'text' | 'at'>

export const markedTaps = (own: readonly OwnTap[]): readonly OwnTap[] => own.slice(-MARKED)

export interface Whistle {
  readonly kind: 'half-start' | 'half-end'
  readonly text: string
}

/** Returns the next whistle by the state of the halves; undefined after the last one. */
export function nextWhistle(halves: readonly Pick<MatchHalf, 'halfNumber' | 'status'>[]): Whistle | undefined {
  const running = halves.find(({ status }) => status === 'active')
  if (running) return { kind: 'half-end', text: msg('room.pad-tap.end-half', { halfNumber: running.halfNumber }) }
  const next = halves.find(({ status }) => status === 'upcoming')
  return next && { kind: 'half-start', text: msg('room.pad-tap.start-half', { halfNumber: next.halfNumber }) }
}

/**
 * After a whistle, the key for the next whistle accepts no press for this long (ms). Late taps in that time mean the
 * whistle before.
 */
const WHISTLE_RESTS = 20_000

/**
 * Returns whether a half is about to kick off, or has just kicked off or ended. The next whistle cannot be meant at
 * that time [RM17].
 */
export function isWhistleResting(
  halves: readonly Pick<MatchHalf, 'status' | 'startTime' | 'endTime'>[],
  now: number,
): boolean {
  const begun = halves.filter(({ status }) => status !== 'upcoming')
  const times = begun.flatMap(({ startTime, endTime }) => [startTime, endTime])
  return times.some((time) => time !== null && now - Date.parse(time) < WHISTLE_RESTS)
}
