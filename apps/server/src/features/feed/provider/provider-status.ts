import type { StatedPlay } from '@bettle/rules'

/**
 * What each status in the documentation of API-Football, version 3, says about play ([F28]). A match here is over after
 * 90 minutes, so extra time is a rest. A status that is not in this list, or none at all, is unknown: it never counts as
 * play.
 */
export const API_FOOTBALL_STATUSES: Readonly<Record<string, StatedPlay>> = {
  /** Time To Be Defined, Not Started */
  ...({ TBD: 'rests', NS: 'rests' } as const),
  /** First Half, Halftime, Second Half; In Progress, where the half is not known */
  ...({ '1H': 'played', HT: 'rests', '2H': 'played', LIVE: 'played' } as const),
  /** Extra Time, Break Time in extra time, Penalty In Progress */
  ...({ ET: 'rests', BT: 'rests', P: 'rests' } as const),
  /** Match Finished, after extra time, after the shoot-out */
  ...({ FT: 'rests', AET: 'rests', PEN: 'rests' } as const),
  /** Match Suspended, Match Interrupted, Match Postponed */
  ...({ SUSP: 'interrupted', INT: 'interrupted', PST: 'interrupted' } as const),
  /** Match Cancelled, Match Abandoned, Technical Loss, Walkover */
  ...({ CANC: 'called-off', ABD: 'called-off', AWD: 'called-off', WO: 'called-off' } as const),
}

/** Returns what a status says about play by such a list. */
export const playOf = (statuses: Readonly<Record<string, StatedPlay>>, status: string): StatedPlay =>
  (Object.hasOwn(statuses, status) ? statuses[status] : undefined) ?? 'unknown'
