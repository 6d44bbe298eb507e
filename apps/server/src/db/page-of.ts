import { GameError, type ListQuery } from '@bettle/contract'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

/** One of a table, or what the database makes of several. */
type Column = string | RawBuilder<string>

export interface Listing {
  /** The columns a search looks in. */
  readonly searched: readonly Column[]
  /** What a client calls a column, and which it is. */
  readonly sorts: Readonly<Record<string, Column>>
  readonly byDefault: string
  /** Decides between equals, so that pages never share a row. */
  readonly id: string
}

export type Page<Row, Key extends string> = { [K in Key]: Row[] } & { total?: number }

const FIRST = 1000
const PAGE_SIZE = 10

/**
 * One page of a list for administrators: searched and sorted by the database, with how many there are in all; without any
 * wish the first 1,000. `sort` names a column, with a minus before it downwards.
 */
export async function pageOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  wish: ListQuery,
  listing: Listing,
): Promise<{ rows: Row[]; total?: number }> {
  const found = wish.q ? query.where(matches(wish.q, listing.searched)) : query
  const sorted = found.orderBy(orderOf(wish.sort || listing.byDefault, listing))
  const isPaged = wish.page !== undefined || wish.pageSize !== undefined
  const pageSize = isPaged ? (wish.pageSize ?? PAGE_SIZE) : FIRST
  const rows = await sorted
    .limit(pageSize)
    .offset(((wish.page ?? 1) - 1) * pageSize)
    .execute()
  if (!isPaged && wish.q === undefined && wish.sort === undefined) return { rows }
  return { rows, total: await countOf(found) }
}

async function countOf<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>): Promise<number> {
  const rows = await query
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .$castTo<{ total: number }>()
    .execute()
  return rows[0]?.total ?? 0
}

function matches(text: string, columns: readonly Column[]) {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`(${sql.join(
    columns.map((column) => sql`${referTo(column)}::text ilike ${pattern}`),
    sql` or `,
  )})`
}

const referTo = (column: Column) => (typeof column === 'string' ? sql.ref(column) : column)

function orderOf(sort: string, { sorts, id }: Listing) {
  const isDown = sort.startsWith('-')
  const name = isDown ? sort.slice(1) : sort
  const column = Object.hasOwn(sorts, name) ? sorts[name] : undefined
  if (!column) throw unsortable(sorts)
  const direction = isDown ? sql`desc nulls last` : sql`asc nulls last`
  return sql`${referTo(column)} ${direction}, ${sql.ref(id)} ${direction}`
}

function unsortable(sorts: Listing['sorts']): GameError {
  const message = `Sort by one of ${Object.keys(sorts).join(', ')}, with - before it downwards.`
  return new GameError('invalid-request', { issues: [{ path: 'sort', message }] })
}
