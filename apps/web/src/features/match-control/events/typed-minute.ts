import {
  HALF_MINUTES,
  hasKickOff,
  type Instant,
  instantOfMinute,
  MINUTE,
  minuteLength,
  type Timetable,
} from '@bettle/rules'

const TYPED = /^(\d{1,3})(?:\+(\d{1,2}))?(?::([0-5]\d))?'?$/

/**
 * Returns the instant of a typed minute; undefined if the text is invalid. '37' is the middle of the 37th minute,
 * '36:20' is a time on the clock, and '45+2' and '45+1:30' are in added time. The instant lies in the last half that
 * has a kick-off and begins no later than the minute. It is never before that kick-off.
 */
export function instantOfTyped(timetable: Timetable, text: string): Instant | undefined {
  const [, first, added, second] = TYPED.exec(text.trim()) ?? []
  if (first === undefined) return undefined
  const minutes = Number(first)
  const beyond = Number(added ?? 0)
  // A text with seconds is a time on the clock, which starts at 0:00. A text without seconds is a minute, counted from
  // 1.
  const played = minutes + beyond + (second === undefined ? -0.5 : Number(second) / 60)
  const half = halfWith(timetable, added === undefined ? played : minutes - 1)
  if (!hasKickOff(half)) return undefined
  const ofHalf = played - (half.halfNumber - 1) * HALF_MINUTES
  return ofHalf < 0 ? undefined : (instantOfMinute(half, timetable.tempo, ofHalf) ?? undefined)
}

/** Returns the last half that has a kick-off and begins no later than this minute of the match. */
function halfWith({ halves }: Timetable, minute: number) {
  return halves
    .filter(({ startTime, halfNumber }) => startTime !== null && (halfNumber - 1) * HALF_MINUTES <= minute)
    .toSorted((a, b) => a.halfNumber - b.halfNumber)
    .at(-1)
}

/** Converts seconds of match time to milliseconds of wall time. */
export function secondsOfMatch(seconds: number, tempo: number): number {
  return (seconds * minuteLength(tempo)) / (MINUTE / 1000)
}
