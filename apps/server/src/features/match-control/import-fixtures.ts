import {
  type Answer,
  type FixtureFile,
  GameError,
  type importFixtures as importRoute,
  type MatchId,
  type previewFixtures as previewRoute,
  type SimilarMatch,
} from '@bettle/contract'
import { sql } from 'kysely'
import type { Context, Reader, Tx } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { refuseFaults } from '../../http/invalid.ts'
import { invalidRequest } from '../../http/validation.ts'
import { KEPT } from '../../push/hub.ts'
import { matchesWire } from '../match/match-wire.ts'
import { type Operator, operateMatches } from '../operation/operate-match.ts'
import { forgetMatches, type PreparedMatch, prepareMatches, showMatches } from './create-matches.ts'
import { refuseWorkbook, textOfFile } from './fixture-file/file-text.ts'
import { alikeQuestion, similarQuestion } from './fixture-file/questions.ts'
import { isTimeZone } from './fixture-file/zone-time.ts'
import { type FixtureRead, type FixturesRead, fixtureKey, readFixtures } from './read-fixtures.ts'
import { alikeLines, similarMatches } from './similar-matches.ts'
import { changeMatch } from './update-match.ts'

/** The matches that a file would create, and its open questions; it writes nothing ([D4]). */
export async function previewFixtures(ctx: Context, file: FixtureFile): Promise<Answer<typeof previewRoute>> {
  const read = await readFile(file)
  const existing = await existingKeys(ctx.db, read.fixtures)
  const similar = await similarMatches(ctx.db, read.fixtures, existing)
  const alike = alikeLines(read.fixtures, existing)
  const unanswered = unansweredOf(file, read.fixtures, similar)
  const { faults, columns, questions, dateOrder, timeZone } = read
  return {
    fixtures: read.fixtures.map((fixture) => {
      const match = similar.get(fixture.line)
      return {
        ...fixture,
        isThere: !fixture.isUnclear && existing.has(fixtureKey(fixture)),
        ...(match && { similar: match }),
        ...(alike.has(fixture.line) && { alikeLine: alike.get(fixture.line) }),
      }
    }),
    faults: [...faults],
    columns: [...columns],
    questions: [
      ...questions,
      ...(alike.size > 0 && file.linesAlike === undefined ? [alikeQuestion(alike)] : []),
      ...(unanswered.length > 0 ? [similarQuestion(unanswered.length)] : []),
    ],
    dateOrder,
    timeZone,
  }
}

/**
 * Creates the missing matches of a file; none if a line is faulty ([D4]) or a question is open ([D6], [D7]).
 * It writes them hidden and in batches, so that other requests reach the database in between.
 * One transaction then shows all of them and moves the matches with another kick-off: a file is imported whole or not
 * at all.
 */
export async function importFixtures(
  ctx: Context,
  operator: Operator,
  file: FixtureFile,
): Promise<Answer<typeof importRoute>> {
  const { fixtures, faults, questions } = await readFile(file)
  const [question] = questions
  if (question) throw new GameError(question.code, { message: question.message })
  if (faults.length > 0) {
    const issues = faults.map(({ line, message }) => ({ path: `line ${line}`, message }))
    throw new GameError('invalid-request', { message: `Line ${faults[0]?.line}: ${faults[0]?.message}`, issues })
  }
  const before = await existingKeys(ctx.db, fixtures)
  const similar = await similarMatches(ctx.db, fixtures, before)
  refuseAlike(file, alikeLines(fixtures, before))
  refuseUnanswered(file, fixtures, similar)
  const moves = movesOf(file, fixtures, similar)
  const moving = new Set(moves.map(({ fixture }) => fixture))
  const missing = fixtures.filter((fixture) => !before.has(fixtureKey(fixture)) && !moving.has(fixture))
  // In reverse, so that the list, which begins with the newest, has the file's order.
  const prepared = await prepareMatches(ctx, missing.toReversed())
  const created = await shown(ctx, operator, { file, fixtures, moves }, prepared)
  await publishImported(ctx, created)
  const moved = moves.filter(({ fixture, match }) => fixture.startTime !== match.startTime).length
  return {
    created: created.length,
    existing: fixtures.length - created.length - moved,
    ...(moved > 0 && { moved }),
  }
}

function readFile(file: FixtureFile): Promise<FixturesRead> {
  const { csv, file: bytes, timeZone } = file
  const isNoZone = timeZone !== undefined && !isTimeZone(timeZone)
  refuseFaults([
    (csv === undefined) === (bytes === undefined) && { path: 'csv', message: 'Please send csv or file, one of both.' },
    isNoZone && { path: 'timeZone', message: 'Please name a time zone as Europe/London.' },
  ])
  if (csv !== undefined) refuseWorkbook(csv)
  return readFixtures(csv ?? textOfFile(Buffer.from(bytes ?? '', 'base64')), file)
}

interface Move {
  readonly fixture: FixtureRead
  readonly match: SimilarMatch
}

/** The lines that an answer identifies with an existing match. */
function movesOf(
  file: FixtureFile,
  fixtures: readonly FixtureRead[],
  similar: ReadonlyMap<number, SimilarMatch>,
): Move[] {
  const moved = new Set(file.similar?.filter(({ is }) => is === 'moved').map(({ line }) => line))
  const moves = fixtures.flatMap((fixture) => {
    const match = similar.get(fixture.line)
    return match && moved.has(fixture.line) ? [{ fixture, match }] : []
  })
  if (moves.some(({ match, fixture }) => !match.canMove && match.startTime !== fixture.startTime)) {
    throw new GameError('half-state', { message: 'A match that has begun cannot be moved.' })
  }
  if (new Set(moves.map(({ match }) => match.matchId)).size < moves.length) {
    throw invalidRequest([{ path: 'similar', message: 'Two lines cannot be the same match.' }])
  }
  return moves
}

/** Moves matches, and does the rest of the import in the same transaction. */
async function moveMatches<Reply>(
  ctx: Context,
  operator: Operator,
  moves: readonly Move[],
  change: (tx: Tx) => Promise<Reply>,
): Promise<Reply> {
  const startOf = new Map<string, string | null>(moves.map(({ fixture, match }) => [match.matchId, fixture.startTime]))
  const ids = moves
    .filter(({ fixture, match }) => fixture.startTime !== match.startTime)
    .map(({ match }) => match.matchId)
  if (ids.length === 0) return transaction(ctx, change)
  const [reply] = await operateMatches(ctx, operator, ids, async (tx, matches) => {
    const changed = []
    for (const match of matches) changed.push(await changeMatch(ctx, tx, match, { startTime: startOf.get(match.id) }))
    const reply = await change(tx)
    return changed.map((operated) => ({ ...operated, reply }))
  })
  return reply as Reply
}

/** The lines that may be an existing match and are not answered. An answer about another match does not count. */
function unansweredOf(
  file: FixtureFile,
  fixtures: readonly FixtureRead[],
  similar: ReadonlyMap<number, SimilarMatch>,
): FixtureRead[] {
  const answered = new Set(file.similar?.map(({ line, matchId }) => `${line} ${matchId}`))
  return fixtures.filter(({ line }) => {
    const match = similar.get(line)
    return match !== undefined && !answered.has(`${line} ${match.matchId}`)
  })
}

function refuseAlike(file: FixtureFile, alike: ReadonlyMap<number, number>): void {
  if (alike.size === 0 || file.linesAlike !== undefined) return
  const { code, message } = alikeQuestion(alike)
  const issues = [...alike].map(([line, other]) => ({
    path: `line ${line}`,
    message: `The same two teams as in line ${other}.`,
  }))
  throw new GameError(code, { message, issues })
}

function refuseUnanswered(
  file: FixtureFile,
  fixtures: readonly FixtureRead[],
  similar: ReadonlyMap<number, SimilarMatch>,
): void {
  const open = unansweredOf(file, fixtures, similar)
  if (open.length === 0) return
  const { code, message } = similarQuestion(open.length)
  const issues = open.map((fixture) => {
    const { homeTeam, awayTeam, startTime } = similar.get(fixture.line) ?? fixture
    return { path: `line ${fixture.line}`, message: `${homeTeam} v ${awayTeam}, ${startTime ?? 'without a kick-off'}` }
  })
  throw new GameError(code, { message, issues })
}

interface Importing {
  readonly file: FixtureFile
  readonly fixtures: readonly FixtureRead[]
  readonly moves: readonly Move[]
}

/** Shows those of them that do not exist by now. */
async function shown(
  ctx: Context,
  operator: Operator,
  { file, fixtures, moves }: Importing,
  prepared: readonly PreparedMatch[],
): Promise<MatchId[]> {
  const done = new Set<string>()
  try {
    const wanted = await moveMatches(ctx, operator, moves, async (tx) => {
      // A concurrent import of the same file waits here, and then finds its matches.
      await sql`select pg_advisory_xact_lock(hashtext('fixtures'))`.execute(tx)
      const existing = await existingKeys(tx, fixtures)
      const wanted = prepared.filter(
        ({ request }) => !existing.has(fixtureKey({ ...request, startTime: request.startTime })),
      )
      const wantedKeys = new Set(wanted.map(({ request }) => fixtureKey({ ...request, startTime: request.startTime })))
      const open = fixtures.filter((fixture) => wantedKeys.has(fixtureKey(fixture)))
      refuseUnanswered(file, open, await similarMatches(tx, fixtures, existing))
      await showMatches(ctx, tx, operator, wanted)
      return wanted.map(({ id }) => id)
    })
    for (const id of wanted) done.add(id)
    return wanted
  } finally {
    await forgetMatches(
      ctx,
      prepared.filter(({ id }) => !done.has(id)),
    )
  }
}

/** Publishes one push to fetch the list: the single pushes would exceed the history. */
async function publishImported(ctx: Context, created: readonly MatchId[]): Promise<void> {
  const published = created.slice(0, KEPT.perTopic + 1)
  const rows = await ctx.db
    .selectFrom('match')
    .selectAll()
    .where('id', '=', sql<string>`any(${published}::uuid[])`)
    .orderBy('id')
    .execute()
  for (const match of await matchesWire(ctx.db, rows)) ctx.live.announce({ type: 'match.changed', match })
  if (created.length > published.length) ctx.live.broadcast({ type: 'resync', topic: 'hub' })
}

/** The keys of those that exist as matches. */
async function existingKeys(reader: Reader, fixtures: readonly FixtureRead[]): Promise<ReadonlySet<string>> {
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
