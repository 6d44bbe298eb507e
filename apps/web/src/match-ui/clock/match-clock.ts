import {
  HALF_MINUTES,
  type Half,
  hasKickOff,
  type Instant,
  matchMinuteAt,
  matchState,
  pauseAt,
  type Timetable,
} from '@bettle/rules'
import { msg } from '../../texts/msg.ts'

export interface MatchClock {
  state: 'before' | 'kick-off' | 'running' | 'pause' | 'ended'
  /** '37:12', '45+2:05' or 'HT'. Empty before the first half. */
  text: string
  /** "37'" or "45+2'"; undefined while no half is in progress. */
  minute: string | undefined
  /** True while play is interrupted and the clock stands still ([C16]). */
  isInterrupted?: boolean
}

/** Returns the match clock above the pitch. It shows match time, so at tempo 10 it runs ten times as fast. */
export function matchClock(timetable: Timetable, now: Instant): MatchClock {
  const isOver = timetable.matchStatus === 'completed' || timetable.matchStatus === 'abandoned'
  const state = matchState(timetable.halves)
  if (isOver || state === 'ended') return { state: 'ended', text: msg('match-ui.match-clock.ft'), minute: undefined }
  const half = timetable.halves.findLast(({ status }) => status === 'active')
  if (!hasKickOff(half)) {
    return state === 'in_progress'
      ? { state: 'pause', text: msg('match-ui.match-clock.ht'), minute: undefined }
      : { state: 'before', text: '', minute: undefined }
  }
  const played = matchMinuteAt(half, timetable.tempo, now)
  if (played < 0) return { state: 'kick-off', text: wholeMinutes(firstMinute(half), 0), minute: undefined }
  const isInterrupted = pauseAt(half.pauses, now) !== undefined
  return { state: 'running', text: clockOf(half, played), minute: minuteLabel(half, played), isInterrupted }
}

/** Returns the minute of an instant in a half: "37'". The first minute is 1, as on scoreboards. */
export function minuteOfInstant(timetable: Timetable, at: Instant): string | undefined {
  const half = halfOfInstant(timetable, at)
  if (!hasKickOff(half)) return undefined
  return minuteLabel(half, matchMinuteAt(half, timetable.tempo, at))
}

/** Returns the clock of an instant in a half: '36:20', or '45+1:30' in added time. */
export function clockOfInstant(timetable: Timetable, at: Instant): string | undefined {
  const half = halfOfInstant(timetable, at)
  if (!hasKickOff(half)) return undefined
  return clockOf(half, matchMinuteAt(half, timetable.tempo, at))
}

/** Returns the half of an instant: the last half with an earlier kick-off. */
export function halfOfInstant(timetable: Timetable, at: Instant): Half | undefined {
  return timetable.halves
    .filter(({ startTime }) => startTime !== null && startTime <= at)
    .toSorted((a, b) => a.halfNumber - b.halfNumber)
    .at(-1)
}

/** Returns the minute of a half in the usual notation: "37'", in added time "45+2'". */
export function minuteLabel({ halfNumber }: Pick<Half, 'halfNumber'>, played: number): string {
  const before = firstMinute({ halfNumber })
  const minute = Math.floor(Math.max(0, played)) + 1
  return minute <= HALF_MINUTES ? `${before + minute}'` : `${before + HALF_MINUTES}+${minute - HALF_MINUTES}'`
}

/**
 * Returns the mark at the start of a minute, as on a ruler: a round lasts from 45' to 55', although its first event is
 * in minute 46.
 */
export function minuteMark({ halfNumber }: Pick<Half, 'halfNumber'>, played: number): string {
  return `${firstMinute({ halfNumber }) + played}'`
}

function clockOf(half: Half, played: number): string {
  const seconds = Math.floor((played % 1) * 60)
  const minutes = Math.floor(played)
  if (minutes < HALF_MINUTES) return wholeMinutes(firstMinute(half) + minutes, seconds)
  return `${firstMinute(half) + HALF_MINUTES}+${wholeMinutes(minutes - HALF_MINUTES, seconds)}`
}

function wholeMinutes(minutes: number, seconds: number): string {
  return `${minutes}:${String(seconds).padStart(2, '0')}`
}

function firstMinute({ halfNumber }: Pick<Half, 'halfNumber'>): number {
  return (halfNumber - 1) * HALF_MINUTES
}
