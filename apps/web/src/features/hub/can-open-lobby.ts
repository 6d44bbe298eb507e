import type { Match } from '@bettle/contract'
import { type Instant, instantOfMinute } from '@bettle/rules'

/** Of the last half, in the usual rounds of ten minutes: the last begins in the fortieth, and betting on it closes two before. */
const LAST_BETS_MINUTE = 38

/**
 * Whether there is still something to bet on for a lobby that is opened now and played as usual: else it is refused. By the halves
 * alone, as the list of matches knows no rounds.
 */
export function canOpenLobby({ status, halves, tempo }: Match, now: Instant): boolean {
  if (status === 'completed' || status === 'abandoned') return false
  const last = halves.find(({ halfNumber }) => halfNumber === halves.length)
  if (last?.status !== 'active' || !last.startTime) return last?.status !== 'finished'
  return now < instantOfMinute(Date.parse(last.startTime), tempo, LAST_BETS_MINUTE)
}
