import { DAY } from '../lobby/caps.ts'
import type { Instant } from '../time.ts'
import type { CompetitionSettings } from './competition-settings.ts'

/** The shortest time between the draw and the first kick-off, in milliseconds. */
export const DRAW_LEAD = 15 * 60_000

/**
 * The shortest time, in milliseconds, between the draw of the practice cup and its first kick-off. The practice cup is
 * played thirty times as fast.
 */
export const PRACTICE_DRAW_LEAD = DRAW_LEAD / 30

/**
 * Returns when enrolment closes: at the chosen time, or 15 minutes before the first kick-off if that is earlier (30
 * seconds in the practice cup) ([CP6]).
 */
export function drawClosesAt(
  { closesAt, isPractice }: Pick<CompetitionSettings, 'closesAt' | 'isPractice'>,
  firstKickOff: Instant | undefined,
): Instant {
  const lead = isPractice ? PRACTICE_DRAW_LEAD : DRAW_LEAD
  return firstKickOff === undefined ? closesAt : Math.min(closesAt, firstKickOff - lead)
}

/**
 * Returns when a later season is drawn: a day before its first kick-off, or at the end of the previous season if that
 * is later ([CP10]).
 */
export function nextDrawAt(seasonEndedAt: Instant, firstKickOff: Instant): Instant {
  return Math.max(seasonEndedAt, firstKickOff - DAY)
}
