import type { ProviderFixture } from '@bettle/contract'
import { cleanLine } from '@bettle/rules'
import type { FixtureFound } from './adapter.ts'

const LONGEST_NAME = 60
const LONGEST_ID = 100
/** Smaller numbers are seconds since 1970, larger ones milliseconds. */
const FIRST_MILLISECOND = 100_000_000_000
/** Earlier times are placeholders of an unknown kick-off, or cannot be those of a planned match. */
const FIRST_KICK_OFF = Date.parse('1990-01-01T00:00:00Z')
const LAST_KICK_OFF = Date.parse('2200-01-01T00:00:00Z')

/** Returns the matches that have an id and two teams, with their texts cleaned and shortened. */
export function fixturesFound(found: readonly FixtureFound[]): Omit<ProviderFixture, 'line'>[] {
  return found.flatMap(({ match, homeTeam, awayTeam, kickOff }) => {
    const id = typeof match === 'number' && Number.isFinite(match) ? String(match) : nameOf(match, LONGEST_ID)
    const [home, away] = [nameOf(homeTeam, LONGEST_NAME), nameOf(awayTeam, LONGEST_NAME)]
    if (!id || !home || !away) return []
    return [{ match: id, homeTeam: home, awayTeam: away, startTime: kickOffOf(kickOff) }]
  })
}

function nameOf(value: unknown, longest: number): string {
  if (typeof value !== 'string') return ''
  return cleanLine(cleanLine(value.slice(0, 10 * longest)).slice(0, longest))
}

/**
 * Returns a kick-off: an ISO 8601 time, in UTC if it names no zone, or a number since 1970. Returns null for any other
 * value.
 */
export function kickOffOf(value: unknown): string | null {
  const instant = typeof value === 'number' ? (value < FIRST_MILLISECOND ? value * 1000 : value) : parsed(value)
  return instant >= FIRST_KICK_OFF && instant < LAST_KICK_OFF ? new Date(instant).toISOString() : null
}

const ISO = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?$/i

function parsed(value: unknown): number {
  const zone = typeof value === 'string' ? ISO.exec(value.trim()) : null
  if (!zone || typeof value !== 'string') return Number.NaN
  return Date.parse(zone[3] ? value.trim() : `${value.trim()}Z`)
}
