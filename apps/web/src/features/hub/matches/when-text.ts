import type { Match } from '@bettle/contract'
import { dayAndTime } from '../../../text/date-text.ts'
import { msg } from '../../../texts/msg.ts'
import { type MatchMoment, nextHalf } from './match-moment.ts'

/** Returns when a match takes place, for a player who decides whether to play. */
export function whenText(moment: MatchMoment, match: Match): string {
  if (moment.state === 'live') {
    const coming = nextHalf(match)
    return coming
      ? msg('hub.when-text.half-minute-half-to', {
          halfNumber: moment.halfNumber,
          minute: moment.minute,
          halfNumber2: coming.halfNumber,
        })
      : msg('hub.when-text.half-minute', { halfNumber: moment.halfNumber, minute: moment.minute })
  }
  if (moment.state === 'ended') return msg('hub.when-text.match-ended')
  const half = msg('hub.when-text.half', { halfNumber: moment.halfNumber })
  return moment.startsAt === null
    ? msg('hub.when-text.start-to-be-announced', { half })
    : `${dayAndTime(moment.startsAt)} · ${half}`
}
