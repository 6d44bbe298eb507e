import { DAY } from '../lobby/caps.ts'
import type { Instant } from '../time.ts'

/** A season of a circle. All days are days of UTC. */
export interface CircleSeason {
  /** The first instant of the season. */
  readonly from: Instant
  /** The first instant after the season. */
  readonly until: Instant
}

/** The owner's choice of the last day of the next season. */
export interface SeasonChoice {
  readonly chosenAt: Instant
  /** The first instant after the last day. */
  readonly until: Instant
}

/** The length of a season that an owner may choose, in days. */
export const SEASON_DAYS = { min: 7, max: 366 } as const

/** Returns the start of the day of UTC that contains this instant. */
export const dayOf = (at: Instant): Instant => Math.floor(at / DAY) * DAY

/** Returns the first instant after the half of the calendar year that contains this instant. */
function endOfHalfYear(at: Instant): Instant {
  const date = new Date(at)
  const year = date.getUTCFullYear()
  return date.getUTCMonth() < 6 ? Date.UTC(year, 6) : Date.UTC(year + 1, 0)
}

/**
 * Returns the seasons of a circle up to the one that contains `now` ([CI9]). The first one ends with the half of the
 * calendar year in which the circle was made. A choice sets the end of the season after the one in which it was made;
 * the latest choice of a season counts. Without a choice, a season ends with its half of the calendar year.
 */
export function circleSeasons(madeAt: Instant, choices: readonly SeasonChoice[], now: Instant): CircleSeason[] {
  const seasons: CircleSeason[] = [{ from: dayOf(madeAt), until: endOfHalfYear(madeAt) }]
  for (let season = seasons[0]; season && season.until <= now; ) {
    season = nextSeason(season, choices)
    seasons.push(season)
  }
  return seasons
}

/** Returns the season that follows this one. */
export function nextSeason({ from, until }: CircleSeason, choices: readonly SeasonChoice[]): CircleSeason {
  const chosen = choices
    .filter(({ chosenAt }) => chosenAt >= from && chosenAt < until)
    .toSorted((a, b) => a.chosenAt - b.chosenAt)
    .at(-1)
  const isValid = chosen && seasonEndRefusal({ from, until }, chosen.until) === undefined
  return { from: until, until: isValid ? chosen.until : endOfHalfYear(until) }
}

/** Returns why the next season cannot end then, or undefined if it can. */
export function seasonEndRefusal(current: CircleSeason, until: Instant): 'too-short' | 'too-long' | undefined {
  const days = (until - current.until) / DAY
  if (days < SEASON_DAYS.min) return 'too-short'
  return days > SEASON_DAYS.max ? 'too-long' : undefined
}
