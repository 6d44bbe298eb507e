import { msg } from '../../../texts/msg.ts'
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
    const board = { period: msg('hub.board-of.half', { halfNumber: moment.halfNumber }), clock: `${moment.minute}'` }
    return isCurrent
      ? { ...board, status: msg('hub.board-of.live'), live: true }
      : { ...board, status: msg('hub.board-of.may-be-out-of') }
  }
  if (moment.state === 'ended') return { status: msg('hub.board-of.match-ended') }
  const { halfNumber, startsAt } = moment
  if (startsAt === null)
    return { status: halfNumber === 1 ? msg('hub.board-of.kick-off-to-be') : msg('hub.board-of.half-time') }
  return { period: msg('hub.board-of.half-starts-in', { halfNumber }), clock: clockText((startsAt - now) / 1000) }
}
