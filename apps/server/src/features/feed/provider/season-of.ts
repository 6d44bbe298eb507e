const JULY = 7

/** Returns the year in which the season of a day such as 2026-11-28 began; seasons begin in July. */
export function seasonOf(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return month >= JULY ? year : year - 1
}
