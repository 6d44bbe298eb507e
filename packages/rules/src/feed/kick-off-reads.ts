import type { Instant } from '../time.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The longest time between two reads of a kick-off (ms). */
export const LONGEST_KICK_OFF_INTERVAL = 6 * HOUR

/**
 * How long after the planned kick-off the server polls for the start of a match as often as during the match, in ms
 * ([F24]).
 */
export const START_POLLS_LAST = 2 * HOUR

/** Returns the time between two reads of the planned kick-off of a match that has not begun, in ms ([F21]). */
export function kickOffInterval(kickOff: Instant | null, now: Instant): number {
  if (kickOff === null) return LONGEST_KICK_OFF_INTERVAL
  const away = kickOff - now
  // A match that is late may begin at any moment. A match that is half a day late was probably forgotten, so its
  // kick-off is read rarely.
  if (away > 24 * HOUR || away < -12 * HOUR) return LONGEST_KICK_OFF_INTERVAL
  return away > 2 * HOUR ? HOUR : 10 * MINUTE
}

/**
 * Returns true if a kick-off may be read now. Reads of kick-offs never bring the calls of the day above a quarter of
 * the provider's limit ([F21]).
 */
export function mayReadKickOff(dailyCalls: number | null, callsToday: number): boolean {
  return dailyCalls === null || callsToday < Math.ceil(dailyCalls / 4)
}
