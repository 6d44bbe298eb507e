import type { MatchId, SimilarMatch } from '@bettle/contract'
import { foldCase } from '@bettle/rules'
import { sql } from 'kysely'
import type { Reader } from '../../context.ts'
import { PRACTICE_MARK } from '../match/practice-match.ts'
import { type FixtureRead, fixtureKey } from './read-fixtures.ts'

const DAY = 24 * 60 * 60_000
/** A league plays the same two teams at the same ground once in half a year: within this a match has rather moved. */
const SIMILAR_WITHIN = 60 * DAY

/**
 * For each line that is not there yet the nearest match that it may mean: of the same teams, up to case, blanks and Unicode form, within 60
 * days, or where either has no kick-off. A line whose kick-off is not clear yet is asked about later. A match that another line of the file is exactly is not meant ([D7]).
 */
export async function similarMatches(
  reader: Reader,
  fixtures: readonly FixtureRead[],
  standing: ReadonlySet<string>,
): Promise<ReadonlyMap<number, SimilarMatch>> {
  const open = fixtures.filter((fixture) => !fixture.isUnclear && !standing.has(fixtureKey(fixture)))
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
      .map((match) => ({ match, apart: timeApart(fixture.startTime, match.startTime) }))
      .filter(({ apart }) => apart <= SIMILAR_WITHIN)
      .sort((a, b) => Number(b.match.canMove) - Number(a.match.canMove) || a.apart - b.apart)[0]
    if (near) similar.set(fixture.line, near.match)
  }
  return similar
}

function timeApart(a: string | null, b: string | null): number {
  return a === null || b === null ? 0 : Math.abs(Date.parse(a) - Date.parse(b))
}

function teamsKey({ homeTeam, awayTeam }: { readonly homeTeam: string; readonly awayTeam: string }): string {
  return JSON.stringify([homeTeam, awayTeam].map((name) => foldCase(name.normalize('NFKC')).replace(/\s/g, '')))
}

/** All matches whose kick-off is near one of them, or that have none. */
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
