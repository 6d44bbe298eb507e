export const PAGE_SIZES = [9, 10, 20, 50] as const
export type PageSize = (typeof PAGE_SIZES)[number]
const DEFAULT_SIZE: PageSize = 9

/**
 * The search text, page and page size of the list of past games. They are part of the address, so that the Back button
 * restores them.
 */
export interface PastGamesSearch {
  q?: string | undefined
  page?: number | undefined
  size?: PageSize | undefined
}

/** Parses the search from the address. The default is the first page of all results, with nine games a page. */
export function pastGamesSearch({ q, page, size }: Record<string, unknown>): PastGamesSearch {
  // The router parses a search for '2026' as a number.
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 200) : ''
  const picked = PAGE_SIZES.find((allowed) => allowed === Number(size))
  const at = Number(page)
  return {
    ...(text !== '' && { q: text }),
    ...(Number.isInteger(at) && at > 1 && at <= 100_000 && { page: at }),
    ...(picked !== undefined && picked !== DEFAULT_SIZE && { size: picked }),
  }
}

/** Converts the search to the query of the server request. */
export function pastGamesQuery({ q, page = 1, size = DEFAULT_SIZE }: PastGamesSearch) {
  return { ...(q?.trim() && { q: q.trim() }), page, pageSize: size }
}
