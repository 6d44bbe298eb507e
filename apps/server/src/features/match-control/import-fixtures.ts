import type { Answer, importFixtures as importRoute, MatchId, previewFixtures as previewRoute } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context, Reader } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { invalidRequest } from '../../http/validation.ts'
import { KEPT } from '../../live/hub.ts'
import { matchesWire } from '../match/match-wire.ts'
import type { Operator } from '../operation/operate-match.ts'
import { forgetMatches, type PreparedMatch, prepareMatches, showMatches } from './create-matches.ts'
import { type FixtureRead, fixtureKey, readFixtures } from './read-fixtures.ts'

/** What a file of fixtures would make; nothing is written ([D4]). */
export async function previewFixtures(ctx: Context, csv: string): Promise<Answer<typeof previewRoute>> {
  const { fixtures, faults } = readFixtures(csv)
  const standing = await standingOf(ctx.db, fixtures)
  return {
    fixtures: fixtures.map((fixture) => ({ ...fixture, isThere: standing.has(fixtureKey(fixture)) })),
    faults: [...faults],
  }
}

/**
 * Makes the matches of a file that are not there yet; none where a line is wrong ([D4]). They are written in lots that nobody sees, so
 * that all others get to the database in between, and are there at one moment, in one transaction.
 */
export async function importFixtures(
  ctx: Context,
  operator: Operator,
  csv: string,
): Promise<Answer<typeof importRoute>> {
  const { fixtures, faults } = readFixtures(csv)
  if (faults.length > 0) {
    throw invalidRequest(faults.map(({ line, message }) => ({ path: `line ${line}`, message })))
  }
  const before = await standingOf(ctx.db, fixtures)
  const missing = fixtures.filter((fixture) => !before.has(fixtureKey(fixture)))
  // The last line first: the list, which begins with the latest made, then reads as the file does.
  const prepared = await prepareMatches(ctx, missing.toReversed())
  const created = await shown(ctx, operator, fixtures, prepared)
  await tellOf(ctx, created)
  return { created: created.length, existing: fixtures.length - created.length }
}

/** All of them that are not there by now. */
async function shown(
  ctx: Context,
  operator: Operator,
  fixtures: readonly FixtureRead[],
  prepared: readonly PreparedMatch[],
): Promise<MatchId[]> {
  const done = new Set<string>()
  try {
    const wanted = await transaction(ctx, async (tx) => {
      // Who brings the same file at the same moment waits here, and then finds what is there.
      await sql`select pg_advisory_xact_lock(hashtext('fixtures'))`.execute(tx)
      const standing = await standingOf(tx, fixtures)
      const wanted = prepared.filter(({ wish }) => !standing.has(fixtureKey({ ...wish, startTime: wish.startTime })))
      await showMatches(ctx, tx, operator, wanted)
      return wanted
    })
    for (const { id } of wanted) done.add(id)
    return wanted.map(({ id }) => id)
  } finally {
    await forgetMatches(
      ctx,
      prepared.filter(({ id }) => !done.has(id)),
    )
  }
}

/** More at once than are kept for those who come back: they fetch the list anew, and so does everybody who is there. */
async function tellOf(ctx: Context, created: readonly MatchId[]): Promise<void> {
  const told = created.slice(0, KEPT.perTopic + 1)
  const rows = await ctx.db
    .selectFrom('match')
    .selectAll()
    .where('id', '=', sql<string>`any(${told}::uuid[])`)
    .orderBy('id')
    .execute()
  for (const match of await matchesWire(ctx.db, rows)) ctx.live.announce({ type: 'match.changed', match })
  if (created.length > told.length) ctx.live.broadcast({ type: 'resync', topic: 'hub' })
}

/** Those of them that are matches already. */
async function standingOf(reader: Reader, fixtures: readonly FixtureRead[]): Promise<ReadonlySet<string>> {
  if (fixtures.length === 0) return new Set()
  const { rows } = await sql<{ home_team: string; away_team: string; planned_start: Date | null }>`
    select distinct match.home_team, match.away_team, match.planned_start from match
    join jsonb_to_recordset(${JSON.stringify(fixtures)}::jsonb) as wanted("homeTeam" text, "awayTeam" text, "startTime" timestamptz)
      on match.home_team = wanted."homeTeam" and match.away_team = wanted."awayTeam"
      and match.planned_start is not distinct from wanted."startTime"
    where match.deleted_at is null`.execute(reader)
  const keys = rows.map((row) =>
    fixtureKey({
      homeTeam: row.home_team,
      awayTeam: row.away_team,
      startTime: row.planned_start?.toISOString() ?? null,
    }),
  )
  return new Set(keys)
}
