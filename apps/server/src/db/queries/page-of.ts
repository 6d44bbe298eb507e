import { GameError, type ListQuery } from '@bettle/contract'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

/** A column, or an SQL expression for one. */
type Column = string | RawBuilder<string>

export interface Listing {
  /** The columns that a search reads. */
  readonly searched: readonly Column[]
  /** More columns to search, which hold lower-case text and so are searched many times faster. */
  readonly searchedLower?: readonly Column[]
  /** A condition that replaces the search of these columns. It reads joined tables once, and not once for each row. */
  readonly searchedBy?: ((pattern: string) => RawBuilder<boolean>) | undefined
  /** True if rows have only a few bytes, so that a search finds and counts them in one query. */
  readonly isNarrow?: boolean | undefined
  /** The columns for sorting, by their names in requests. */
  readonly sorts: Readonly<Record<string, Column>>
  readonly byDefault: string
  /** The column that orders rows with equal sort values, so that no two pages share a row. */
  readonly id: string
  /** More columns that order rows with equal sort values, if `id` alone is not unique. */
  readonly idWith?: readonly string[]
  /**
   * The largest number of rows to list, if the list holds only the latest. Later rows have higher ids. The number
   * limits the cost of a page for any search and order.
   */
  readonly latest?: number | undefined
}

export type Page<Row, Key extends string> = { [K in Key]: Row[] } & Counted

interface Counted {
  total?: number
  /** Set if older rows exist that are not listed, unless the request names no page, search and order. */
  more?: true
}

// biome-ignore lint/suspicious/noExplicitAny: whatever it is of, it is only counted
type Countable = SelectQueryBuilder<any, any, any>

const FIRST = 1000
const PAGE_SIZE = 10

/**
 * Returns one page of an administrators' list, searched, sorted and counted by the database. A request without `page`
 * and `pageSize` gets the first 1,000 rows. `sort` names a column; a minus before the name sorts in descending order.
 * @param bare the same rows without joined tables, for counting if there is no search
 */
export async function pageOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  request: ListQuery,
  listing: Listing,
  bare: Countable = query,
): Promise<{ rows: Row[] } & Counted> {
  const last = listing.latest === undefined ? undefined : await firstLeftOut(bare, listing.latest, listing)
  const listed = last === undefined ? query : query.where(sql<boolean>`${sql.ref(listing.id)} > ${last}::uuid`)
  const found = request.q ? listed.where(matches(request.q, listing)) : listed
  const sorted = found.orderBy(orderOf(request.sort || listing.byDefault, listing))
  const isPaged = request.page !== undefined || request.pageSize !== undefined
  const pageSize = isPaged ? (request.pageSize ?? PAGE_SIZE) : FIRST
  const page = sorted.limit(pageSize).offset(((request.page ?? 1) - 1) * pageSize)
  const older = last !== undefined && { more: true as const }
  if (request.q && listing.isNarrow) return { ...(await countedIn(page, found)), ...older }
  const rows = await page.execute()
  if (!isPaged && request.q === undefined && request.sort === undefined) return { rows }
  if (request.q) return { rows, total: await countOf(found), ...older }
  return last === undefined ? { rows, total: await countOf(bare) } : { rows, total: listing.latest ?? 0, more: true }
}

/** Returns the id of the latest row that is too old to be listed. */
async function firstLeftOut(bare: Countable, latest: number, { id }: Listing): Promise<string | undefined> {
  const [row] = await bare
    .clearSelect()
    .select(sql<string>`${sql.ref(id)}`.as('id'))
    .orderBy(sql`${sql.ref(id)} desc`)
    .offset(latest)
    .limit(1)
    .$castTo<{ id: string }>()
    .execute()
  return row?.id
}

/** Reads the rows and their total in one query. A page after the last has no row with the total, so it counts again. */
async function countedIn<DB, TB extends keyof DB, Row>(
  page: SelectQueryBuilder<DB, TB, Row>,
  found: Countable,
): Promise<{ rows: Row[]; total: number }> {
  const rows = await page.select(sql<number>`count(*) over ()`.as('total')).$castTo<Row & { total: number }>().execute()
  return { rows, total: rows[0]?.total ?? (await countOf(found)) }
}

async function countOf(bare: Countable): Promise<number> {
  const rows = await bare.clearSelect().select(sql<number>`count(*)`.as('total')).$castTo<{ total: number }>().execute()
  return rows[0]?.total ?? 0
}

/** Returns the SQL pattern that finds a text. */
export function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

function matches(text: string, { searched, searchedLower = [], searchedBy }: Listing) {
  const pattern = patternOf(text)
  if (searchedBy) return searchedBy(pattern)
  return sql<boolean>`(${sql.join(
    [
      ...searched.map((column) => sql`${referTo(column)}::text ilike ${pattern}`),
      ...searchedLower.map((column) => sql`${referTo(column)} like lower(${pattern})`),
    ],
    sql` or `,
  )})`
}

const referTo = (column: Column) => (typeof column === 'string' ? sql.ref(column) : column)

/**
 * Returns the order of a list. In a list with `latest`, a subquery reads the sort column for each row. Otherwise
 * PostgreSQL would read the whole index of the joined table, because it expects to find ten rows soon.
 */
function orderOf(sort: string, { sorts, id, idWith = [], latest }: Listing) {
  const isDown = sort.startsWith('-')
  const name = isDown ? sort.slice(1) : sort
  const column = Object.hasOwn(sorts, name) ? sorts[name] : undefined
  if (!column) throw unsortable(sorts)
  const direction = isDown ? sql`desc nulls last` : sql`asc nulls last`
  const own = sql.join([id, ...idWith].map((part) => sql`${sql.ref(part)} ${direction}`))
  const isOwn = column === id || latest === undefined
  return sql`${isOwn ? referTo(column) : sql`(select ${referTo(column)})`} ${direction}, ${own}`
}

function unsortable(sorts: Listing['sorts']): GameError {
  const message = `Sort by one of ${Object.keys(sorts).join(', ')}, with - before it downwards.`
  return new GameError('invalid-request', { issues: [{ path: 'sort', message }] })
}
