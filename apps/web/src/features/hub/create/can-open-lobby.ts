import type { Match } from '@bettle/contract'
import { type Instant, isBeforeMinute } from '@bettle/rules'

/**
 * The minute of the last half at which betting on its last round closes. That round of ten minutes begins at minute 40.
 */
const LAST_BETS_MINUTE = 38

/**
 * Returns whether a new lobby with default settings would still have a round to bet on; otherwise the server refuses to
 * open it. The list of matches contains no rounds, so the halves decide.
 */
export const canOpenLobby = (match: Match, now: Instant): boolean =>
  isBeforeMinute(match, { halfNumber: match.halves.length, minute: LAST_BETS_MINUTE }, now)
