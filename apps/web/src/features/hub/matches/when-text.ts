import type { Match } from '@bettle/contract'
import { dayAndTime } from '../../../text/date-text.ts'
import { type MatchMoment, nextHalf } from './match-moment.ts'

/** Returns when a match takes place, for a player who decides whether to play. */
export function whenText(moment: MatchMoment, match: Match): string {
  if (moment.state === 'live') {
    const coming = nextHalf(match)
    return `Half ${moment.halfNumber}, minute ${moment.minute}${coming ? ` · half ${coming.halfNumber} to come` : ''}`
  }
  if (moment.state === 'ended') return 'Match ended'
  const half = `Half ${moment.halfNumber}`
  return moment.startsAt === null ? `${half} · start to be announced` : `${dayAndTime(moment.startsAt)} · ${half}`
}
