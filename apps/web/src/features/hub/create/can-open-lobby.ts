import type { Match } from '@bettle/contract'
import { type Instant, isBeforeMinute } from '@bettle/rules'

/**
 * In the last half with ten-minute rounds, the last round begins at minute 40 and betting on it closes at minute 38.
 */
const LAST_BETS_MINUTE = 38

/**
 * Returns whether a new lobby with default settings would still have a round to bet on; otherwise the server refuses
 * it. The list of matches has no rounds, so the halves decide.
 */
export const canOpenLobby = (match: Match, now: Instant): boolean =>
  isBeforeMinute(match, { halfNumber: match.halves.length, minute: LAST_BETS_MINUTE }, now)
