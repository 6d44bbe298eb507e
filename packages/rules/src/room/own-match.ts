import { hasKickOff, instantOfMinute } from '../match/half-clock.ts'
import type { Half, MatchStatus } from '../match/match.ts'
import type { Timetable } from '../round/round.ts'
import { type Instant, MINUTE } from '../time.ts'

/** The most matches of their own that one user opens within 24 hours of wall time ([OM2]). */
export const OWN_MATCHES_A_DAY = 5

/** The latest planned kick-off of a match of one's own, in days of wall time from now ([OM1]). */
export const OWN_MATCH_AHEAD_DAYS = 30

/** The minute from which a half that nobody has ended accepts no bets ([OM5]). */
export const OPEN_HALF_BETS_UNTIL = 55

/** The minute at which the server ends a half that nobody has ended ([OM5]). */
export const OPEN_HALF_ENDS_AT = 60

/** How long a half may wait for its start, in ms of wall time ([OM6]). */
export const OWN_HALF_STARTS_WITHIN = 3 * 60 * MINUTE

/** The next step of the server in a match of a user's own that no member continues, and its time. */
export interface OwnMatchStep {
  readonly at: Instant
  /** `end-half`: it ends the half at its last event. `delete`: it deletes the match, of which a half never started. */
  readonly kind: 'end-half' | 'delete'
  readonly halfNumber: number
}

export interface OwnMatchTimes {
  readonly status: MatchStatus
  readonly tempo: number
  readonly plannedStart: Instant
  readonly halves: readonly Half[]
}

/**
 * Returns the next step of the server in a match of a user's own ([OM5], [OM6]). Undefined if the match is over, or
 * while a pause before the step lasts.
 */
export function ownMatchStep({ status, tempo, plannedStart, halves }: OwnMatchTimes): OwnMatchStep | undefined {
  if (status === 'completed' || status === 'abandoned') return undefined
  const running = halves.find((half) => half.status === 'active')
  if (running) {
    const at = hasKickOff(running) ? instantOfMinute(running, tempo, OPEN_HALF_ENDS_AT) : null
    return at === null ? undefined : { at, kind: 'end-half', halfNumber: running.halfNumber }
  }
  const next = halves.find((half) => half.status === 'upcoming')
  if (!next) return undefined
  const since = Math.max(plannedStart, ...halves.flatMap(({ endTime }) => endTime ?? []))
  return { at: since + OWN_HALF_STARTS_WITHIN, kind: 'delete', halfNumber: next.halfNumber }
}

/**
 * Returns when a half ends that nobody ended: just after its last event, so that the event counts. Without an event it
 * ends at its start, so that none of its rounds began ([OM5]).
 */
export function endOfOpenHalf(startTime: Instant, lastEventAt: Instant | null): Instant {
  return lastEventAt === null ? startTime : Math.max(startTime, lastEventAt + 1)
}

/**
 * Returns true if a match of a user's own accepts no bets, because a half has run for too long without an end ([OM5]).
 */
export function isHalfLeftOpen(
  { isOwn = false, halves, tempo }: Pick<Timetable, 'isOwn' | 'halves' | 'tempo'>,
  now: Instant,
): boolean {
  if (!isOwn) return false
  return halves.some((half) => {
    if (half.status !== 'active' || !hasKickOff(half)) return false
    const at = instantOfMinute(half, tempo, OPEN_HALF_BETS_UNTIL)
    return at !== null && now >= at && (half.endTime === null || now < half.endTime)
  })
}
