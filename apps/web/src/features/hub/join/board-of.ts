import { clockText } from '../../../ui/index.ts'
import type { MatchMoment } from '../matches/match-moment.ts'

export interface BoardTexts {
  period?: string
  clock?: string
  status?: string
  live?: boolean
}

/**
 * Returns the texts of the scoreboard for the state of a match.
 * @param isCurrent whether the data is up to date; otherwise the match is not called live
 */
export function boardOf(moment: MatchMoment, now: number, isCurrent: boolean) {
  if (moment.state === 'live') {
    const board = { period: `Half ${moment.halfNumber}`, clock: `${moment.minute}'` }
    return isCurrent ? { ...board, status: 'Live', live: true } : { ...board, status: 'May be out of date' }
  }
  if (moment.state === 'ended') return { status: 'Match ended' }
  const { halfNumber, startsAt } = moment
  if (startsAt === null) return { status: halfNumber === 1 ? 'Kick-off to be announced' : 'Half-time' }
  return { period: `Half ${halfNumber} starts in`, clock: clockText((startsAt - now) / 1000) }
}
