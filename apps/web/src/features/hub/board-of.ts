import { clockText } from '../../ui/index.ts'
import type { MatchMoment } from './match-moment.ts'

/** Where a match stands, as a score board says it. */
export function boardOf(moment: MatchMoment, now: number) {
  if (moment.state === 'live') {
    return { period: `Half ${moment.halfNumber}`, clock: `${moment.minute}'`, status: 'Live', live: true }
  }
  if (moment.state === 'ended') return { status: 'Match ended' }
  const { halfNumber, startsAt } = moment
  if (startsAt === null) return { status: halfNumber === 1 ? 'Kick-off to be announced' : 'Half-time' }
  return { period: `Half ${halfNumber} starts in`, clock: clockText((startsAt - now) / 1000) }
}
