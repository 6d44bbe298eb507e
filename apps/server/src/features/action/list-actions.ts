import type * as contract from '@bettle/contract'
import {
  type Action,
  type ActionId,
  type ActionKind,
  type Answer,
  GameError,
  type MatchId,
  type NoUndo,
  type UserId,
} from '@bettle/contract'
import { type RawBuilder, sql } from 'kysely'
import { patternOf } from '../../db/queries/page-of.ts'
import type { OperatorActionRow, Reader } from '../../db/schema.ts'
import { chainsOf } from '../operator/built-upon.ts'
import { publicUsersOf } from '../user/user-columns.ts'
import { KINDS } from './operate.ts'

export interface ActionsQuery {
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

/** The highest total that is shown for a filter or a search. Pages beyond this total exist for a filter alone. */
const COUNTED = { filtered: 10_000, searched: 1000 }

/**
 * Returns the operators' actions, the latest first ([O1]). The log may hold a million actions. Every filter and order
 * uses an index, and the query reads only a page and a bounded count.
 */
export async function listActions(
  reader: Reader,
  request: ActionsQuery,
  countAll: (reader: Reader) => Promise<number>,
): Promise<Answer<typeof contract.listActions>> {
  const isPaged = request.page !== undefined || request.pageSize !== undefined
  const size = isPaged ? (request.pageSize ?? PAGE_SIZE) : FIRST
  const offset = ((request.page ?? 1) - 1) * size
  const order = orderOf(request.sort)
  const filters = filtersOf(request)
  if (request.q) {
    const found = await searched(reader, { q: request.q, filters, order })
    const actions = await actionsToWire(
      reader,
      await linesOf(reader, found.numbers.slice(offset, offset + size), order),
    )
    return { actions, total: found.numbers.length, ...(found.more && { more: true }) }
  }
  if (filters.length === 1) {
    const total = await countAll(reader)
    const actions = await actionsToWire(reader, await anyOf(reader, { order, size, offset, total }))
    return isPaged || request.q !== undefined || request.sort !== undefined ? { actions, total } : { actions }
  }
  const { rows } = await sql<OperatorActionRow>`
    select * from operator_action where ${sql.join(filters, sql` and `)}
    order by number ${sql.raw(order)} limit ${size} offset ${offset}`.execute(reader)
  const actions = await actionsToWire(reader, rows)
  if (!isPaged && request.q === undefined && request.sort === undefined) return { actions }
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from (
      select from operator_action where ${sql.join(filters, sql` and `)} limit ${COUNTED.filtered + 1}) counted`.execute(
    reader,
  )
  const total = counted[0]?.total ?? 0
  return total > COUNTED.filtered ? { actions, total: COUNTED.filtered, more: true } : { actions, total }
}

type Order = 'asc' | 'desc'
const OPPOSITE = { asc: 'desc', desc: 'asc' } as const

interface Stretch {
  readonly order: Order
  readonly size: number
  readonly offset: number
  readonly total: number
}

/** Reads a page of the whole log, starting at the end of the log that is nearer to the page. */
async function anyOf(reader: Reader, { order, size, offset, total }: Stretch): Promise<OperatorActionRow[]> {
  const behind = total - offset - size
  const isNearer = behind < offset
  const { rows } = await sql<OperatorActionRow>`
    select * from (
      select * from operator_action order by number ${sql.raw(isNearer ? OPPOSITE[order] : order)}
      limit ${Math.max(0, isNearer ? Math.min(size, total - offset) : size)} offset ${isNearer ? Math.max(0, behind) : offset}) line
    order by number ${sql.raw(order)}`.execute(reader)
  return rows
}

export async function oneAction(reader: Reader, id: ActionId): Promise<Action> {
  const row = await reader.selectFrom('operator_action').selectAll().where('id', '=', id).executeTakeFirst()
  const [action] = row ? await actionsToWire(reader, [row]) : []
  if (!action) throw new GameError('not-found')
  return action
}

/** Returns the order of the numbers, which is the order of time. */
function orderOf(sort = '-at'): Order {
  if (sort === '-at') return 'desc'
  if (sort === 'at') return 'asc'
  throw new GameError('invalid-request', {
    issues: [{ path: 'sort', message: 'Sort by one of at, with - before it downwards.' }],
  })
}

function filtersOf({ matchId, kind, account }: ActionsQuery): RawBuilder<boolean>[] {
  const filters = [sql<boolean>`true`]
  if (matchId !== undefined) filters.push(sql<boolean>`match_id = ${matchId}::uuid`)
  if (kind !== undefined) filters.push(sql<boolean>`kind = ${kind}`)
  if (account !== undefined) filters.push(sql<boolean>`account_id = ${account}::uuid`)
  return filters
}

interface Searching {
  readonly q: string
  readonly filters: readonly RawBuilder<boolean>[]
  readonly order: Order
}

/** The number of matching matches whose actions are searched one match at a time, the latest match first. */
const MATCHES_SEARCHED = 300
/** The number of actions that are read for all matches together, if more matches fit. */
const LINES_SEARCHED = 20_000

/**
 * Returns the numbers of actions whose kind, operator or match fits, up to the highest total. Each kind, operator and
 * match is searched by its own index, so that one with half a million actions costs no more than one with none.
 */
async function searched(
  reader: Reader,
  { q, filters, order }: Searching,
): Promise<{ numbers: number[]; more: boolean }> {
  const most = sql`limit ${COUNTED.searched + 1}`
  const where = sql.join(filters, sql` and `)
  const each = (column: RawBuilder<unknown>, values: RawBuilder<unknown>) =>
    sql`select line.number from ${values} wanted(value) cross join lateral (
      select number from operator_action where ${column} = wanted.value and ${where} order by number ${sql.raw(order)} ${most}) line`
  const kinds = KINDS.filter((kind) => kind.includes(q.toLowerCase().replaceAll(' ', '-')))
  const users = await operatorsNamed(reader, q)
  const matches = await matchesNamed(reader, q)
  const parts = [
    each(sql`kind`, sql`unnest(${kinds}::text[])`),
    each(sql`account_id`, sql`unnest(${users}::uuid[])`),
    each(sql`match_id`, sql`unnest(${matches.slice(0, MATCHES_SEARCHED)}::uuid[])`),
  ]
  if (matches.length > MATCHES_SEARCHED) {
    parts.push(sql`(select number from (
      select number, match_id from operator_action where ${where} order by number ${sql.raw(order)} limit ${LINES_SEARCHED}) line
      where match_id = any(${matches}::uuid[]) order by number ${sql.raw(order)} ${most})`)
  }
  const { rows } = await sql<{ number: number }>`
    select number from (${sql.join(parts, sql` union `)}) found order by number ${sql.raw(order)} ${most}`.execute(
    reader,
  )
  const numbers = rows.map(({ number }) => number)
  const more = numbers.length > COUNTED.searched
  return { numbers: more ? numbers.slice(0, COUNTED.searched) : numbers, more }
}

/**
 * Returns the matching accounts among the few that ever operated. One step in the index of the log finds each account.
 */
async function operatorsNamed(reader: Reader, q: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive operator (id) as (
      (select account_id from operator_action where account_id is not null order by account_id limit 1)
      union all
      select (select account_id from operator_action where account_id > operator.id order by account_id limit 1)
      from operator where operator.id is not null)
    select account.id from operator join account on account.id = operator.id
    where account.names like lower(${patternOf(q)})`.execute(reader)
  return rows.map(({ id }) => id)
}

/** Returns the matching matches, the latest first. */
async function matchesNamed(reader: Reader, q: string): Promise<string[]> {
  const pattern = patternOf(q)
  const { rows } = await sql<{ id: string }>`
    select id from match where home_team ilike ${pattern} or away_team ilike ${pattern} order by id desc`.execute(
    reader,
  )
  return rows.map(({ id }) => id)
}

async function linesOf(reader: Reader, numbers: readonly number[], order: Order): Promise<OperatorActionRow[]> {
  if (numbers.length === 0) return []
  const { rows } = await sql<OperatorActionRow>`
    select * from operator_action where number = any(${numbers}::bigint[]) order by number ${sql.raw(order)}`.execute(
    reader,
  )
  return rows
}

async function actionsToWire(reader: Reader, rows: readonly OperatorActionRow[]): Promise<Action[]> {
  const chains = await chainsOf(
    reader,
    rows.map(({ id }) => id),
  )
  const users = await publicUsersOf(reader, present(rows.map((row) => row.account_id)))
  const matches = await matchesOf(reader, present(rows.map((row) => row.match_id)))
  const noUndos = await noUndosOf(
    reader,
    [...chains.values()].map(({ tip }) => tip),
  )
  return rows.map((row) => {
    const chain = chains.get(row.id)
    const whyNot: NoUndo | null = chain?.isInEffect === false ? 'undone' : (noUndos.get(chain?.tip ?? row.id) ?? null)
    return {
      _id: row.id as ActionId,
      number: row.number,
      match: matches.get(row.match_id ?? '') ?? null,
      user: users.get(row.account_id ?? '') ?? null,
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

/**
 * Kinds of actions that set the clock of a match or prepare it. Once the results are confirmed or the match is
 * abandoned, the server refuses them even with a reason ([S8], [O4]).
 */
const FIXED_WITH_RESULTS: ReadonlySet<string> = new Set<ActionKind>([
  ...(['start-half', 'end-half', 'end-match', 'reopen-half', 'update-half', 'restore-times'] as const),
  ...(['pause-half', 'resume-half'] as const),
  ...(['create-half', 'delete-half', 'create-round', 'update-round', 'delete-round'] as const),
  ...(['copy-match', 'restore-setup', 'follow-feed', 'delete-match'] as const),
])

/** Returns the reason why the last action of each chain cannot be undone, or null if it can. */
async function noUndosOf(reader: Reader, ids: readonly string[]): Promise<Map<string, NoUndo | null>> {
  if (ids.length === 0) return new Map()
  const rows = await reader
    .selectFrom('operator_action')
    .leftJoin('match', 'match.id', 'operator_action.match_id')
    .select(['operator_action.id', 'no_undo', 'match.status', 'match.results_confirmed_at'])
    .select(sql<string | null>`inverse->>'kind'`.as('undoes_by'))
    .where('operator_action.id', '=', sql<string>`any(${[...new Set(ids)]}::uuid[])`)
    .execute()
  return new Map(
    rows.map(({ id, no_undo, status, results_confirmed_at, undoes_by }) => {
      if (no_undo !== null || !FIXED_WITH_RESULTS.has(undoes_by ?? '')) return [id, no_undo]
      if (status === 'abandoned') return [id, 'match-abandoned']
      return [id, results_confirmed_at === null ? null : 'results-confirmed']
    }),
  )
}

/** Returns the matches of actions, including deleted matches. */
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
