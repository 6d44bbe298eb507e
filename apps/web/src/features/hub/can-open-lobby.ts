import type { Match } from '@bettle/contract'
import { type Instant, isBeforeMinute } from '@bettle/rules'

/** Of the last half, in the usual rounds of ten minutes: the last begins in the fortieth, and betting on it closes two before. */
const LAST_BETS_MINUTE = 38

/**
 * Whether there is still something to bet on for a lobby that is opened now and played as usual: else it is refused. By the halves
 * alone, as the list of matches knows no rounds.
 */
export const canOpenLobby = (match: Match, now: Instant): boolean =>
  isBeforeMinute(match, { halfNumber: match.halves.length, minute: LAST_BETS_MINUTE }, now)
