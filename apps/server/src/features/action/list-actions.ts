import {
  type Action,
  type ActionId,
  type Answer,
  GameError,
  type listActions as listActionsRoute,
  type MatchId,
  type NoUndo,
  type UserId,
} from '@bettle/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../context.ts'
import type { OperatorActionRow } from '../../db/schema.ts'
import { chainsOf } from '../operation/built-upon.ts'
import { personsOf } from '../people/person.ts'
import { KINDS } from './operate.ts'

export interface ActionsWish {
  readonly page?: number | undefined
  readonly pageSize?: number | undefined
  readonly sort?: string | undefined
  readonly q?: string | undefined
  readonly matchId?: MatchId | undefined
  readonly kind?: string | undefined
  readonly account?: UserId | undefined
}

const FIRST = 1000
const PAGE_SIZE = 10

/**
 * What operators did, the latest first ([O1]). There may be a million lines: each filter and the order stand in an index, and who is
 * looked for by name is found among people and matches first.
 */
export async function listActions(
  reader: Reader,
  wish: ActionsWish,
  countAll: (reader: Reader) => Promise<number>,
): Promise<Answer<typeof listActionsRoute>> {
  const filter = await filterOf(reader, wish)
  const isPaged = wish.page !== undefined || wish.pageSize !== undefined
  const size = isPaged ? (wish.pageSize ?? PAGE_SIZE) : FIRST
  const offset = ((wish.page ?? 1) - 1) * size
  const { rows } = await sql<OperatorActionRow>`
    select * from operator_action where ${filter} order by ${orderOf(wish.sort)} limit ${size} offset ${offset}`.execute(
    reader,
  )
  const actions = await actionsToWire(reader, rows)
  if (!isPaged && wish.q === undefined && wish.sort === undefined) return { actions }
  const isAll = [wish.q || undefined, wish.matchId, wish.kind, wish.account].every((each) => each === undefined)
  if (isAll) return { actions, total: await countAll(reader) }
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from operator_action where ${filter}`.execute(reader)
  return { actions, total: counted[0]?.total ?? 0 }
}

export async function oneAction(reader: Reader, id: ActionId): Promise<Action> {
  const row = await reader.selectFrom('operator_action').selectAll().where('id', '=', id).executeTakeFirst()
  const [action] = row ? await actionsToWire(reader, [row]) : []
  if (!action) throw new GameError('not-found')
  return action
}

/** In the order they were written, which is that of time. */
function orderOf(sort = '-at'): RawBuilder<unknown> {
  if (sort === '-at') return sql`number desc`
  if (sort === 'at') return sql`number`
  throw new GameError('invalid-request', {
    issues: [{ path: 'sort', message: 'Sort by one of at, with - before it downwards.' }],
  })
}

async function filterOf(reader: Reader, { matchId, kind, account, q }: ActionsWish): Promise<RawBuilder<boolean>> {
  const filters = [sql<boolean>`true`]
  if (matchId !== undefined) filters.push(sql<boolean>`match_id = ${matchId}::uuid`)
  if (kind !== undefined) filters.push(sql<boolean>`kind = ${kind}`)
  if (account !== undefined) filters.push(sql<boolean>`account_id = ${account}::uuid`)
  if (q) filters.push(await searched(reader, q))
  return sql.join(filters, sql` and `)
}

/** By what was done, by whom, and in which match. */
async function searched(reader: Reader, q: string): Promise<RawBuilder<boolean>> {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const kinds = KINDS.filter((kind) => kind.includes(q.toLowerCase().replaceAll(' ', '-')))
  const { rows: people } = await sql<{ id: string }>`
    select id from account where (name ilike ${pattern} or username ilike ${pattern})
      and exists (select from operator_action done where done.account_id = account.id)`.execute(reader)
  const { rows: matches } = await sql<{ id: string }>`
    select id from match where home_team ilike ${pattern} or away_team ilike ${pattern}`.execute(reader)
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
  return sql<boolean>`(kind = any(${kinds}::text[]) or account_id = any(${ids(people)}::uuid[])
    or match_id = any(${ids(matches)}::uuid[]))`
}

async function actionsToWire(reader: Reader, rows: readonly OperatorActionRow[]): Promise<Action[]> {
  const chains = await chainsOf(
    reader,
    rows.map(({ id }) => id),
  )
  const people = await personsOf(reader, present(rows.map((row) => row.account_id)))
  const matches = await matchesOf(reader, present(rows.map((row) => row.match_id)))
  const noUndos = await noUndosOf(
    reader,
    [...chains.values()].map(({ tip }) => tip),
  )
  return rows.map((row) => {
    const chain = chains.get(row.id)
    const whyNot: NoUndo | null = chain?.stands === false ? 'undone' : (noUndos.get(chain?.tip ?? row.id) ?? null)
    return {
      _id: row.id as ActionId,
      number: row.number,
      match: matches.get(row.match_id ?? '') ?? null,
      user: people.get(row.account_id ?? '') ?? null,
      at: row.at.toISOString(),
      kind: row.kind,
      subject: row.subject,
      before: row.before,
      after: row.after,
      undoes: row.undoes as ActionId | null,
      canUndo: whyNot === null,
      whyNot,
    }
  })
}

/** Why the last of each chain cannot be taken back. */
async function noUndosOf(reader: Reader, ids: readonly string[]): Promise<Map<string, NoUndo | null>> {
  if (ids.length === 0) return new Map()
  const rows = await reader
    .selectFrom('operator_action')
    .select(['id', 'no_undo'])
    .where('id', '=', sql<string>`any(${[...new Set(ids)]}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row.no_undo]))
}

/** Also of those that were deleted. */
async function matchesOf(reader: Reader, ids: readonly string[]): Promise<Map<string, Action['match']>> {
  if (ids.length === 0) return new Map()
  const rows = await reader
    .selectFrom('match')
    .select(['id', 'home_team', 'away_team'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(
    rows.map((row) => [row.id, { _id: row.id as MatchId, homeTeam: row.home_team, awayTeam: row.away_team }]),
  )
}

const present = (ids: readonly (string | null)[]): string[] => [...new Set(ids)].flatMap((id) => id ?? [])
