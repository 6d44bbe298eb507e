import { HALF_MINUTES, type Instant, instantOfMinute, MINUTE, minuteLength, type Timetable } from '@bettle/rules'

const TYPED = /^(\d{1,3})(?:\+(\d{1,2}))?(?::([0-5]\d))?'?$/

/**
 * The moment a typed minute means: '37' is the middle of the thirty-seventh minute, as people count them, '36:20' stands on the clock,
 * '45+2' and '45+1:30' lie in added time. It belongs to the half that has that minute and has kicked off; nothing lies before that.
 */
export function instantOfTyped(timetable: Timetable, text: string): Instant | undefined {
  const [, first, added, second] = TYPED.exec(text.trim()) ?? []
  if (first === undefined) return undefined
  const minutes = Number(first)
  const beyond = Number(added ?? 0)
  // Who types seconds reads the clock, which begins with 0:00; who does not counts minutes, and the first is minute 1.
  const played = minutes + beyond + (second === undefined ? -0.5 : Number(second) / 60)
  const half = halfWith(timetable, added === undefined ? played : minutes - 1)
  if (!half || half.startTime === null) return undefined
  const ofHalf = played - (half.halfNumber - 1) * HALF_MINUTES
  return ofHalf < 0 ? undefined : instantOfMinute(half.startTime, timetable.tempo, ofHalf)
}

/** The last half that begins before this minute of the match. */
function halfWith({ halves }: Timetable, minute: number) {
  return halves
    .filter(({ startTime, halfNumber }) => startTime !== null && (halfNumber - 1) * HALF_MINUTES <= minute)
    .toSorted((a, b) => a.halfNumber - b.halfNumber)
    .at(-1)
}

/** Seconds of the match in milliseconds of the wall. */
export function secondsOfMatch(seconds: number, tempo: number): number {
  return (seconds * minuteLength(tempo)) / (MINUTE / 1000)
}
