/** The page sizes of an administrators' list. */
export const PAGE_SIZES = [10, 20, 30, 50, 100] as const
export type PageSize = (typeof PAGE_SIZES)[number]
const DEFAULT_SIZE: PageSize = 10

/**
 * The search, the sort order and the page of a list. They are part of the address, so that a reload and the back button
 * restore them.
 */
export interface RecordsSearch {
  q?: string | undefined
  /** The column to sort by. A minus in front means descending order. */
  sort?: string | undefined
  page?: number | undefined
  size?: PageSize | undefined
}

/** The search parameters of the administrators' area, as the address contains them. They are not validated. */
export interface AdminSearch {
  q?: string | undefined
  sort?: string | undefined
  page?: number | undefined
  size?: number | undefined
  /** Filters a list by one lobby or one match. */
  lobbyId?: string | undefined
  matchId?: string | undefined
  /** Filters the audit log by one kind of action, or by one operator. */
  kind?: string | undefined
  account?: string | undefined
  /** Filters the crashes by status. */
  status?: string | undefined
}

/** Reads the search of a list from the address. The defaults are the first page, ten rows, and the server's order. */
export function recordsSearch({ q, sort, page, size }: { [Name in keyof RecordsSearch]?: unknown }): RecordsSearch {
  // The router parses a search for '2026' as a number.
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 200) : ''
  const picked = PAGE_SIZES.find((allowed) => allowed === Number(size))
  const at = Number(page)
  return {
    ...(text !== '' && { q: text }),
    ...(typeof sort === 'string' && /^-?[a-zA-Z]{1,50}$/.test(sort) && { sort }),
    ...(Number.isInteger(at) && at > 1 && at <= 100_000 && { page: at }),
    ...(picked !== undefined && picked !== DEFAULT_SIZE && { size: picked }),
  }
}

/** Converts the search of a list to the query of the call. */
export function recordsQuery({ q, sort, page = 1, size = DEFAULT_SIZE }: RecordsSearch) {
  return { ...(q?.trim() && { q: q.trim() }), ...(sort && { sort }), page, pageSize: size }
}

/**
 * Returns the sort order after a press on a column: ascending after the first press, descending after the next. Another
 * column starts with ascending order.
 */
export function sortAfter(sort: string | undefined, column: string): string {
  return sort === column ? `-${column}` : column
}
