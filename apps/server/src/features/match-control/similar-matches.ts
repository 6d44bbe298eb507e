import type { MatchId, SimilarMatch } from '@bettle/contract'
import { sql } from 'kysely'
import type { Reader } from '../../context.ts'
import { PRACTICE_MARK } from '../match/practice-match.ts'
import { type FixtureRead, fixtureKey, teamKey } from './read-fixtures.ts'

const DAY = 24 * 60 * 60_000
/**
 * In a league the same two teams meet at the same ground once in half a year. Within this time the match has rather
 * moved.
 */
const SIMILAR_WITHIN = 60 * DAY

/**
 * Finds for each missing line the nearest match that it may mean ([D7]).
 * The teams are equal up to case, blanks and Unicode form, within 60 days, or one side has no kick-off.
 * With home and away swapped both need a kick-off, because lists without dates hold both legs.
 * A line with an unclear kick-off is asked about later. A match that equals another line is left out.
 */
export async function similarMatches(
  reader: Reader,
  fixtures: readonly FixtureRead[],
  existing: ReadonlySet<string>,
): Promise<ReadonlyMap<number, SimilarMatch>> {
  const open = fixtures.filter((fixture) => !fixture.isUnclear && !existing.has(fixtureKey(fixture)))
  if (open.length === 0) return new Map()
  const named = new Set(fixtures.map(fixtureKey))
  const candidates = new Map<string, SimilarMatch[]>()
  const wanted = new Set(open.map(teamsKey))
  for (const match of await matchesAround(reader, open)) {
    if (named.has(fixtureKey(match))) continue
    const key = teamsKey(match)
    if (wanted.has(key)) candidates.set(key, [...(candidates.get(key) ?? []), match])
  }
  const similar = new Map<number, SimilarMatch>()
  for (const fixture of open) {
    const near = (candidates.get(teamsKey(fixture)) ?? [])
      .map((match) => ({ match, isSwapped: !isSameHome(fixture, match), apart: timeApart(fixture, match) }))
      .filter(({ apart }) => apart <= SIMILAR_WITHIN)
      .sort(
        (a, b) =>
          Number(a.isSwapped) - Number(b.isSwapped) ||
          Number(b.match.canMove) - Number(a.match.canMove) ||
          a.apart - b.apart,
      )[0]
    if (near) similar.set(fixture.line, { ...near.match, ...(near.isSwapped && { isSwapped: true as const }) })
  }
  return similar
}

/**
 * Finds for each line another line with the same two teams within 60 days, unless both are matches already ([D7]).
 * Without kick-offs the lines are alike if their teams are equal up to case, blanks and Unicode form.
 */
export function alikeLines(
  fixtures: readonly FixtureRead[],
  existing: ReadonlySet<string>,
): ReadonlyMap<number, number> {
  const byTeams = new Map<string, FixtureRead[]>()
  for (const fixture of fixtures) {
    if (fixture.isUnclear) continue
    const key = fixture.startTime === null ? `${teamKey(fixture.homeTeam)} ${teamsKey(fixture)}` : teamsKey(fixture)
    const ofTeams = byTeams.get(key)
    if (ofTeams) ofTeams.push(fixture)
    else byTeams.set(key, [fixture])
  }
  const alike = new Map<number, number>()
  for (const ofTeams of byTeams.values()) {
    for (const near of nearInTime(ofTeams)) {
      near.forEach((fixture, index) => {
        const above = near[index - 1]
        if (!above || [above, fixture].every((each) => existing.has(fixtureKey(each)))) return
        alike.set(fixture.line, above.line)
      })
    }
  }
  return alike
}

/** Groups lines so that each is within 60 days of another in its group, in the file's order. */
function nearInTime(fixtures: readonly FixtureRead[]): FixtureRead[][] {
  const groups: FixtureRead[][] = []
  let latest = Number.NEGATIVE_INFINITY
  for (const fixture of fixtures.toSorted((a, b) => timeOf(a) - timeOf(b))) {
    if (timeOf(fixture) - latest > SIMILAR_WITHIN) groups.push([])
    groups.at(-1)?.push(fixture)
    latest = timeOf(fixture)
  }
  return groups.map((group) => group.sort((a, b) => a.line - b.line))
}

const timeOf = ({ startTime }: FixtureRead) => (startTime === null ? 0 : Date.parse(startTime))

interface Teams {
  readonly homeTeam: string
  readonly awayTeam: string
}
interface Dated extends Teams {
  readonly startTime: string | null
}

function timeApart(a: Dated, b: Dated): number {
  if (a.startTime !== null && b.startTime !== null) return Math.abs(Date.parse(a.startTime) - Date.parse(b.startTime))
  return isSameHome(a, b) ? 0 : Number.POSITIVE_INFINITY
}

const isSameHome = (a: Teams, b: Teams) => teamKey(a.homeTeam) === teamKey(b.homeTeam)

/** The same for both orders of the two teams. */
function teamsKey({ homeTeam, awayTeam }: Teams): string {
  return JSON.stringify([homeTeam, awayTeam].map(teamKey).toSorted())
}

/** All matches without a kick-off, or with one near one of these lines. */
async function matchesAround(reader: Reader, fixtures: readonly FixtureRead[]): Promise<SimilarMatch[]> {
  const times = fixtures.flatMap(({ startTime }) => (startTime === null ? [] : [Date.parse(startTime)]))
  const anyTime = times.length < fixtures.length
  const [first, last] = times.reduce(([low, high], time) => [Math.min(low, time), Math.max(high, time)], [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ] as [number, number])
  const rows = await reader
    .selectFrom('match')
    .select(['id', 'home_team', 'away_team', 'planned_start', 'status'])
    .where('deleted_at', 'is', null)
    .where('guest_id', 'is', null)
    .where(sql<boolean>`coalesce(feed, '') not like ${`${PRACTICE_MARK}%`}`)
    .where((eb) =>
      anyTime
        ? eb.lit(true)
        : eb.or([
            eb('planned_start', 'is', null),
            eb.and([
              eb('planned_start', '>=', new Date(first - SIMILAR_WITHIN)),
              eb('planned_start', '<=', new Date(last + SIMILAR_WITHIN)),
            ]),
          ]),
    )
    .execute()
  return rows.map((row) => ({
    matchId: row.id as MatchId,
    homeTeam: row.home_team,
    awayTeam: row.away_team,
    startTime: row.planned_start?.toISOString() ?? null,
    canMove: row.status === 'upcoming',
  }))
}
