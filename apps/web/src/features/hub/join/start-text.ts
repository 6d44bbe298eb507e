import { dayAndTime } from '../../../text/date-text.ts'
import type { MatchMoment } from '../matches/match-moment.ts'

/** Returns when a match starts, or how far it has progressed, as a sentence for a visitor. */
export function startText(moment: MatchMoment): string {
  if (moment.state === 'live') return `The match is on: minute ${moment.minute}.`
  if (moment.state === 'ended') return 'The match has ended.'
  const { halfNumber, startsAt } = moment
  const name = halfNumber === 1 ? 'The match' : `Half ${halfNumber}`
  if (startsAt !== null) return `${name} starts on ${dayAndTime(startsAt)}.`
  return halfNumber === 1 ? 'The kick-off is not announced yet.' : 'It is half-time.'
}
