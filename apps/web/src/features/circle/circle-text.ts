import type { CircleCard, EveningState } from '@bettle/contract'
import { dayAndTime, dayText } from '../../text/date-text.ts'
import { msg } from '../../texts/msg.ts'

export const membersText = (members: number): string => msg('circle.circle-text.members', { count: members })

export const kickOffText = (startTime: string | null): string =>
  startTime === null ? msg('circle.circle-text.kick-off-not-announced') : dayAndTime(Date.parse(startTime))

/** Formats a day of a season, such as '2026-06-30', as the same day in every time zone. */
export const seasonDayText = (day: string): string => dayText(Date.parse(`${day}T12:00`))

/** Says when the next evening of a circle is. */
export function nextEveningText({ openEvenings, nextKickOffAt }: CircleCard): string {
  if (openEvenings === 0) return msg('circle.circle-text.no-evening-planned')
  return nextKickOffAt === null
    ? msg('circle.circle-text.an-evening-is-open')
    : msg('circle.circle-text.next-evening', { kickOff: kickOffText(nextKickOffAt) })
}

/** Says why a past evening does not count for the table. */
export const UNCOUNTED: Readonly<Record<Exclude<EveningState, 'counts'>, string>> = {
  unconfirmed: msg('circle.circle-text.counts-once-its-results'),
  'announced-late': msg('circle.circle-text.does-not-count-it'),
  'too-few': msg('circle.circle-text.does-not-count-too'),
  'better-that-day': msg('circle.circle-text.does-not-count-another'),
}
