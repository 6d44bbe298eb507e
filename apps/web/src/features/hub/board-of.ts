import { clockText } from '../../ui/index.ts'
import type { MatchMoment } from './match-moment.ts'

/**
 * Where a match stands, as a score board says it.
 * @param isCurrent what is known of it is right by now: nothing else is called live
 */
export function boardOf(moment: MatchMoment, now: number, isCurrent: boolean) {
  if (moment.state === 'live') {
    const board = { period: `Half ${moment.halfNumber}`, clock: `${moment.minute}'` }
    return isCurrent ? { ...board, status: 'Live', live: true } : { ...board, status: 'As last known' }
  }
  if (moment.state === 'ended') return { status: 'Match ended' }
  const { halfNumber, startsAt } = moment
  if (startsAt === null) return { status: halfNumber === 1 ? 'Kick-off to be announced' : 'Half-time' }
  return { period: `Half ${halfNumber} starts in`, clock: clockText((startsAt - now) / 1000) }
}
