import type { Match } from '@bettle/contract'
import { hoursAndMinutes } from '../text/date-text.ts'

type CountsFrom = NonNullable<Match['countsFrom']>

/**
 * Returns for example 'Counts from Totals Ltd, about 30 s late: Corner, Shot', or since when no counts have arrived.
 */
export function countsText(
  { name, delaySeconds, silentSince }: CountsFrom,
  counted: readonly string[],
  isSuspended: boolean,
): string {
  if (silentSince !== null) {
    const since = `No counts from ${name} since ${hoursAndMinutes(Date.parse(silentSince))}`
    return isSuspended ? `${since}. Betting waits.` : `${since}.`
  }
  const types = counted.length === 0 ? '' : `: ${counted.join(', ')}`
  return `Counts from ${name}${lateText(delaySeconds)}${types}`
}

function lateText(seconds: number): string {
  if (seconds < 1) return ''
  return seconds < 120 ? `, about ${Math.round(seconds)} s late` : `, about ${Math.round(seconds / 60)} min late`
}
