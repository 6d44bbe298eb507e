import type { Match } from '@bettle/contract'
import { hoursAndMinutes } from '../text/date-text.ts'

type CountsFrom = NonNullable<Match['countsFrom']>

/**
 * Returns for example 'Counts from Totals Ltd, about 30 s late: Corner, Shot', or since when no counts have arrived. Also
 * names the types whose count is unknown ([F25]), and says if nobody can see that the provider repeats old counts ([F27]).
 */
export function countsText(
  { name, delaySeconds, silentSince, statesTime }: CountsFrom,
  counted: readonly string[],
  unknown: readonly string[],
  isSuspended: boolean,
): string {
  if (silentSince !== null) {
    const since = `No counts from ${name} since ${hoursAndMinutes(Date.parse(silentSince))}`
    return isSuspended ? `${since}. Betting waits.` : `${since}.`
  }
  const types = counted.length === 0 ? '' : `: ${counted.join(', ')}`
  const missing = unknown.length === 0 ? '' : `. No counts of ${unknown.join(', ')} now: betting on these waits`
  const unseen = statesTime === false ? '. It sends no time, so we cannot see if its counts are old' : ''
  return `Counts from ${name}${lateText(delaySeconds)}${types}${missing}${unseen}`
}

function lateText(seconds: number): string {
  if (seconds < 1) return ''
  return seconds < 120 ? `, about ${Math.round(seconds)} s late` : `, about ${Math.round(seconds / 60)} min late`
}
