import type { Match } from '@bettle/contract'
import { hoursAndMinutes } from '../text/date-text.ts'
import { msg } from '../texts/msg.ts'

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
    const since = msg('match-ui.counts-text.no-counts-from-since', {
      name,
      time: hoursAndMinutes(Date.parse(silentSince)),
    })
    return isSuspended ? msg('match-ui.counts-text.betting-waits', { since }) : `${since}.`
  }
  return msg('match-ui.counts-text.counts-from', {
    name,
    late: lateText(delaySeconds),
    hasTypes: counted.length > 0,
    types: counted.join(', '),
    hasUnknown: unknown.length > 0,
    unknown: unknown.join(', '),
    isUntimed: statesTime === false,
  })
}

function lateText(seconds: number): string {
  if (seconds < 1) return ''
  return seconds < 120
    ? msg('match-ui.counts-text.about-s-late', { seconds: Math.round(seconds) })
    : msg('match-ui.counts-text.about-min-late', { seconds: Math.round(seconds / 60) })
}
