import { GameError, type ListQuery } from '@bettle/contract'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

/** One of a table, or what the database makes of several. */
type Column = string | RawBuilder<string>

export interface Listing {
  /** The columns a search looks in. */
  readonly searched: readonly Column[]
  /** More of them, which hold lower case only: of many rows these are found in a fraction of the time. */
  readonly searchedLower?: readonly Column[]
  /** The same asked another way: what fits of the tables beside is looked up once, not with each row. */
  readonly searchedBy?: ((pattern: string) => RawBuilder<boolean>) | undefined
  /** Its rows hold a few bytes each: those that a search finds are found and counted in one look. */
  readonly isNarrow?: boolean | undefined
  /** What a client calls a column, and which it is. */
  readonly sorts: Readonly<Record<string, Column>>
  readonly byDefault: string
  /** Decides between equals, so that pages never share a row. */
  readonly id: string
  /** And what decides with it, where it alone is not each row's own. */
  readonly idWith?: readonly string[]
  /**
   * Of a table that grows without end the latest so many are listed, by their ids, which rise: what one page costs is bounded, whatever
   * is searched and however it is sorted.
   */
  readonly latest?: number | undefined
}

export type Page<Row, Key extends string> = { [K in Key]: Row[] } & Counted

interface Counted {
  total?: number
  /** There are older ones, which are not listed. */
  more?: true
}

// biome-ignore lint/suspicious/noExplicitAny: whatever it is of, it is only counted
type Countable = SelectQueryBuilder<any, any, any>

const FIRST = 1000
const PAGE_SIZE = 10

/**
 * One page of a list for administrators: searched and sorted by the database, with how many there are in all; without any
 * wish the first 1,000. `sort` names a column, with a minus before it downwards.
 * @param bare the same rows without what is only shown of them: what they are counted by where nothing is searched
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

/** The latest that is too old to be listed. */
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

/** Behind the last page no row tells how many there are. */
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

/** What a text is looked for with. */
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
 * Of the latest of a long table a column is read row by row, as what it is ordered by: PostgreSQL would else walk all of another table by
 * its index, in the belief that the first ten rows are soon found, and look each time for what fits among all there ever was.
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
