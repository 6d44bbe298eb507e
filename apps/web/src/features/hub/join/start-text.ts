import { dayAndTime } from '../../../text/date-text.ts'
import { msg } from '../../../texts/msg.ts'
import type { MatchMoment } from '../matches/match-moment.ts'

/** Returns when a match starts, or how far it has progressed, as a sentence for a visitor. */
export function startText(moment: MatchMoment): string {
  if (moment.state === 'live') return msg('hub.start-text.the-match-is-on', { minute: moment.minute })
  if (moment.state === 'ended') return msg('hub.start-text.the-match-has-ended')
  const { halfNumber, startsAt } = moment
  if (startsAt !== null) {
    const time = dayAndTime(startsAt)
    return halfNumber === 1
      ? msg('hub.start-text.the-match-starts-on', { time })
      : msg('hub.start-text.half-starts-on', { halfNumber, time })
  }
  return halfNumber === 1 ? msg('hub.start-text.the-kick-off-is') : msg('hub.start-text.it-is-half-time')
}
