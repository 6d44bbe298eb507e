/** How many rows stand on a page of an administrators' list. */
export const PAGE_SIZES = [10, 20, 30, 50, 100] as const
export type PageSize = (typeof PAGE_SIZES)[number]
const DEFAULT_SIZE: PageSize = 10

/** Where one is in a list; it stands in the address, so that a reload and the way back lead there. */
export interface RecordsSearch {
  q?: string | undefined
  /** The column, with a minus before it downwards. */
  sort?: string | undefined
  page?: number | undefined
  size?: PageSize | undefined
}

/** What an address of the area may say beside it, as it stands there. */
export interface AdminSearch {
  q?: string | undefined
  sort?: string | undefined
  page?: number | undefined
  size?: number | undefined
  /** The lists of what belongs to one lobby, or to one match. */
  lobbyId?: string | undefined
  matchId?: string | undefined
  /** The audit log of one kind of action, or of one operator. */
  kind?: string | undefined
  account?: string | undefined
  /** The list of crashes of one status. */
  status?: string | undefined
}

/** What the address says; what is not there is the first page of all, ten to a page, as the server sorts them. */
export function recordsSearch({ q, sort, page, size }: { [Name in keyof RecordsSearch]?: unknown }): RecordsSearch {
  // A search for '2026' comes back from the address as a number.
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

/** As the call wants it. */
export function recordsQuery({ q, sort, page = 1, size = DEFAULT_SIZE }: RecordsSearch) {
  return { ...(q?.trim() && { q: q.trim() }), ...(sort && { sort }), page, pageSize: size }
}

/** Up at the first press, down at the next; another column begins anew. */
export function sortAfter(sort: string | undefined, column: string): string {
  return sort === column ? `-${column}` : column
}
