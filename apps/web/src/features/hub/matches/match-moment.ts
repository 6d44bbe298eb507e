import type { Match } from '@bettle/contract'
import { clockOfWire, HALF_MINUTES, type Instant, matchMinuteAt } from '@bettle/rules'

/** The state of a match, for a player who decides whether to play. */
export type MatchMoment =
  /** `startsAt` is null until the start of the half is announced. */
  | { readonly state: 'upcoming'; readonly halfNumber: number; readonly startsAt: Instant | null }
  /** `minute` is written as in football: '1', '46' after half-time, '45+2' in added time. */
  | { readonly state: 'live'; readonly halfNumber: number; readonly minute: string }
  | { readonly state: 'ended' }

export function matchMoment(match: Match, now: Instant): MatchMoment {
  if (match.status === 'completed' || match.status === 'abandoned') return { state: 'ended' }
  const active = match.halves.find((half) => half.status === 'active')
  const clock = active?.startTime ? clockOfWire({ ...active, startTime: active.startTime }) : undefined
  if (active && clock && now >= clock.startTime) {
    const { halfNumber } = active
    return { state: 'live', halfNumber, minute: footballMinute(halfNumber, matchMinuteAt(clock, match.tempo, now)) }
  }
  if (active) return { state: 'upcoming', halfNumber: active.halfNumber, startsAt: clock?.startTime ?? null }
  return nextHalf(match) ?? { state: 'ended' }
}

function footballMinute(halfNumber: number, elapsed: number): string {
  const minute = Math.floor(elapsed) + 1
  const before = (halfNumber - 1) * HALF_MINUTES
  return minute > HALF_MINUTES ? `${before + HALF_MINUTES}+${minute - HALF_MINUTES}` : String(before + minute)
}

/** Returns the next half that has not started; undefined if none is left. */
export function nextHalf(match: Match): Extract<MatchMoment, { state: 'upcoming' }> | undefined {
  const half = match.halves
    .toSorted((a, b) => a.halfNumber - b.halfNumber)
    .find((candidate) => candidate.status === 'upcoming')
  if (!half) return undefined
  const startsAt = half.startTime === null ? null : Date.parse(half.startTime)
  return { state: 'upcoming', halfNumber: half.halfNumber, startsAt }
}

/** Returns whether the match waits for its first kick-off. */
export const isBeforeKickOff = (moment: MatchMoment): boolean => moment.state === 'upcoming' && moment.halfNumber === 1

export const isInProgress = (match: Match): boolean => match.status === 'active'

/** Returns the matches that are not over: first running matches, then the others by kick-off. */
export function playableMatches(matches: readonly Match[]): Match[] {
  return matches
    .filter(({ status }) => status === 'upcoming' || status === 'active')
    .sort((a, b) => Number(isInProgress(b)) - Number(isInProgress(a)) || startOf(a) - startOf(b))
}

function startOf({ startTime }: Match): number {
  return startTime === null ? Number.MAX_SAFE_INTEGER : Date.parse(startTime)
}
