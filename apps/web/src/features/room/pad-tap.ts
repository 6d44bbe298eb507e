import type { MatchHalf, RoomSight, RoomTapId } from '@bettle/contract'
import { UNDO_TAP_WITHIN } from '@bettle/rules'

/** A tap of this user that can still be undone, or that the server has not acknowledged. */
export interface PadTap {
  /** Created once, so that a repeated request is one tap. */
  readonly requestId: string
  readonly sight: RoomSight
  /** 'Corner, home' */
  readonly text: string
  /** When the user pressed, by the clock of the device (ms). */
  readonly pressedAt: number
  readonly state: 'sending' | 'sent' | 'lost' | 'refused' | 'undoing' | 'undone'
  /** Set after the server has acknowledged the tap. */
  readonly tapId?: RoomTapId | undefined
  /** The reason why it was not sent, or not undone. */
  readonly problem?: string | undefined
}

export const undoEndsAt = ({ pressedAt }: Pick<PadTap, 'pressedAt'>): number => pressedAt + UNDO_TAP_WITHIN

/** A tap is sent and undone within ten seconds [RM1]. Sent later, it would mean a later moment. */
export const isInTime = (tap: Pick<PadTap, 'pressedAt'>, now: number): boolean => now < undoEndsAt(tap)

export function withChange(
  taps: readonly PadTap[],
  requestId: string,
  change: Partial<Omit<PadTap, 'requestId'>>,
): readonly PadTap[] {
  return taps.map((tap) => (tap.requestId === requestId ? { ...tap, ...change } : tap))
}

/** True for a tap that did not arrive, was refused, or could not be undone. */
export const hasProblem = ({ state, problem }: PadTap): boolean => state === 'lost' || problem !== undefined

/** The taps that the pad still shows: those in time, and problems that the user has not read. */
export function shownTaps(taps: readonly PadTap[], now: number): readonly PadTap[] {
  return taps.filter((tap) => hasProblem(tap) || isInTime(tap, now))
}

/** How often the user tapped this in the last ten seconds. */
export function tappedTimes(taps: readonly PadTap[], text: string, now: number): number {
  return taps.filter(
    (tap) => tap.text === text && (tap.state === 'sending' || tap.state === 'sent') && isInTime(tap, now),
  ).length
}

const SIDES = { home: 'home', away: 'away', none: 'side unknown' } as const

export const sightText = (name: string, team: 'home' | 'away' | null): string => `${name}, ${SIDES[team ?? 'none']}`

export interface Whistle {
  readonly kind: 'half-start' | 'half-end'
  readonly text: string
}

/** The whistle that comes next by the state of the halves; undefined after the last one. */
export function nextWhistle(halves: readonly Pick<MatchHalf, 'halfNumber' | 'status'>[]): Whistle | undefined {
  const running = halves.find(({ status }) => status === 'active')
  if (running) return { kind: 'half-end', text: `End half ${running.halfNumber}` }
  const next = halves.find(({ status }) => status === 'upcoming')
  return next && { kind: 'half-start', text: `Start half ${next.halfNumber}` }
}

/** After a whistle the key for the next one takes no press for so long (ms): late taps mean the whistle before. */
const WHISTLE_RESTS = 20_000

/** Returns whether a half kicks off, or has just kicked off or ended, so that the next whistle cannot be meant yet [RM17]. */
export function isWhistleResting(
  halves: readonly Pick<MatchHalf, 'status' | 'startTime' | 'endTime'>[],
  now: number,
): boolean {
  const begun = halves.filter(({ status }) => status !== 'upcoming')
  const times = begun.flatMap(({ startTime, endTime }) => [startTime, endTime])
  return times.some((time) => time !== null && now - Date.parse(time) < WHISTLE_RESTS)
}
