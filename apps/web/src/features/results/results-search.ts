export const PAGE_SIZES = [9, 10, 20, 50] as const
export type PageSize = (typeof PAGE_SIZES)[number]
const DEFAULT_SIZE: PageSize = 9

/** Where one is in the list of results; it stands in the address, so that the way back leads there. */
export interface ResultsSearch {
  q?: string | undefined
  page?: number | undefined
  size?: PageSize | undefined
}

/** What the address says; what is not there is the first page of all, nine to a page. */
export function resultsSearch({ q, page, size }: Record<string, unknown>): ResultsSearch {
  // A search for '2026' comes back from the address as a number.
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 200) : ''
  const picked = PAGE_SIZES.find((allowed) => allowed === Number(size))
  const at = Number(page)
  return {
    ...(text !== '' && { q: text }),
    ...(Number.isInteger(at) && at > 1 && at <= 100_000 && { page: at }),
    ...(picked !== undefined && picked !== DEFAULT_SIZE && { size: picked }),
  }
}

/** As the call wants it. */
export function resultsQuery({ q, page = 1, size = DEFAULT_SIZE }: ResultsSearch) {
  return { ...(q?.trim() && { q: q.trim() }), page, pageSize: size }
}
