import type * as contract from '@bettle/contract'
import { type Answer, type CompetitionCard, GameError, type ListQuery, type UserId } from '@bettle/contract'
import { beginFold, closedListHash, type DrawnStage, drawCommitment, lotOf } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { pageOf } from '../../db/queries/page-of.ts'
import type { Reader } from '../../db/schema.ts'
import { digest } from '../ledger/digest.ts'
import { usernameToWire } from '../user/deleted-name.ts'
import { publicUsersOf } from '../user/user-columns.ts'
import { type CompetitionRow, competitionRow, linesOf, mayOrganise } from './competition-store.ts'
import { seedOfDraw } from './draw-seed.ts'
import { cardsOf } from './view-competition.ts'

const MOST = 100
const ENDED = ['finished', 'closed', 'cancelled'] as const
/** How long an ended practice cup stays in the lists of users without an entry (ms). */
const PRACTICE_LISTED_FOR = 24 * 60 * 60_000

/** Returns the caller's competitions, the open or running public ones, and past ones, newest first. */
export async function listCompetitionsOf(
  { db, clock }: Context,
  userId: UserId,
): Promise<Answer<typeof contract.listCompetitions>> {
  const isMine = sql<boolean>`(competition.organiser_id = ${userId} or exists (
    select from competition_entry entry where entry.competition_id = competition.id and entry.account_id = ${userId}
      and entry.is_current))`
  const select = () => db.selectFrom('competition').selectAll().orderBy('created_at', 'desc').limit(MOST)
  const mine = await select().where(isMine).where('phase', 'not in', ENDED).execute()
  const open = await select()
    .where('is_private', '=', false)
    .where('phase', 'not in', ENDED)
    .where(sql<boolean>`not ${isMine}`)
    .execute()
  const since = new Date(clock.now() - PRACTICE_LISTED_FOR)
  const past = await select()
    .where('phase', 'in', ENDED)
    .where(
      sql<boolean>`(${isMine} or not is_private and (settings ->> 'isPractice' = 'false' or closes_at > ${since}))`,
    )
    .execute()
  return {
    mine: await cardsOf(db, mine, userId),
    open: await cardsOf(db, open, userId),
    past: await cardsOf(db, past, userId),
  }
}

/** Returns all competitions, for administrators. */
export async function adminCompetitions(
  { db }: Context,
  request: ListQuery,
): Promise<{ competitions: CompetitionCard[]; total: number }> {
  const query = db
    .selectFrom('competition')
    .leftJoin('account as organiser', 'organiser.id', 'competition.organiser_id')
    .selectAll('competition')
  const { page = 1, pageSize = MOST } = request
  const { rows, total = rows.length } = await pageOf(query, { ...request, page, pageSize }, LISTING)
  return { competitions: await cardsOf(db, rows, null), total }
}

const LISTING = {
  searched: ['competition.name'],
  sorts: {
    name: sql<string>`lower(competition.name)`,
    format: sql<string>`competition.settings ->> 'format'`,
    organiser: sql<string>`lower(organiser.username)`,
    phase: 'competition.phase',
    closesAt: 'competition.closes_at',
    createdAt: 'competition.created_at',
  },
  byDefault: '-createdAt',
  id: 'competition.id',
}

/**
 * Returns the competition to users who may see it: a public one to everyone, a private one to its entries, its
 * organiser and the administrators.
 * @throws GameError `competition-not-found`
 */
export async function competitionFor(
  reader: Reader,
  competitionId: string,
  userId: UserId | null,
): Promise<CompetitionRow> {
  const row = await competitionRow(reader, competitionId)
  await refuseReader(reader, row, userId)
  return row
}

/**
 * @throws GameError `competition-not-found` for users who may not see the competition. The user is null for a visitor.
 */
export async function refuseReader(reader: Reader, row: CompetitionRow, userId: UserId | null): Promise<void> {
  if (!row.is_private) return
  const isEntry = userId !== null && row.state.entries.some(({ entry }) => entry === userId)
  if (userId !== null && (isEntry || (await mayOrganise(reader, row, userId)))) return
  throw new GameError('competition-not-found')
}

/** Returns the competition of an invitation code: a private competition or an exclusive game. */
export async function competitionOfCode(reader: Reader, code: string): Promise<CompetitionRow> {
  const row = await reader
    .selectFrom('competition')
    .selectAll()
    .where(
      sql<boolean>`code = ${code} or id = (select competition_id from competition_code where competition_code.code = ${code})`,
    )
    .executeTakeFirst()
  if (!row) throw new GameError('competition-not-found')
  return row
}

/**
 * Returns the groups that the competition's pages show, and the facts that decide them. Only the last draw of a season
 * has groups.
 */
function groupsOf(
  { state }: CompetitionRow,
  stages: readonly DrawnStage[],
  { season, isLast }: { readonly season: number; readonly isLast: boolean },
): Pick<Answer<typeof contract.competitionDraw>['draws'][number], 'groups' | 'late' | 'before'> {
  const shown = state.stages.find(({ kind, ordinal }) => kind !== 'round' && ordinal === season)
  const stage = stages.find((candidate) => candidate.season === season)
  if (!isLast || !shown || !stage) return { groups: null, late: [], before: null }
  return {
    groups: shown.groups.map(({ division, members }) => ({ division, members: members as UserId[] })),
    late: stage.late as UserId[],
    before: stage.before as contract.CompetitionDraw['draws'][number]['before'],
  }
}

/** Returns all that an outsider needs to recompute the draws. A seed is shown once its draw has happened. */
export async function drawOf(reader: Reader, row: CompetitionRow): Promise<Answer<typeof contract.competitionDraw>> {
  // The row may be older than the log by now.
  const lines = (await linesOf(reader, row.id)).filter(({ number }) => number <= row.log_number)
  const drawn = lines.filter((line) => line.kind === 'drawn')
  const fold = beginFold(row.settings, digest)
  fold.append(lines)
  const stages = fold.drawn()
  const users = await publicUsersOf(
    reader,
    drawn.flatMap(({ entries }) => [...entries]),
  )
  return {
    format: row.settings.format,
    seedHash: drawCommitment(seedOfDraw(row, 1), digest),
    draws: drawn.map(({ number, season, at, seed, entries }) => {
      const listHash = closedListHash(entries, digest)
      return {
        ...{ season, seed, listHash },
        at: new Date(at).toISOString(),
        entries: entries.map((entry) => ({
          userId: entry as UserId,
          ...usernameToWire(users.get(entry)?.username ?? ''),
          lot: lotOf(seed, listHash, entry, digest),
        })),
        ...groupsOf(row, stages, {
          season,
          isLast: drawn.findLast((other) => other.season === season)?.number === number,
        }),
      }
    }),
  }
}
