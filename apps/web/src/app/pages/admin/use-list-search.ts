import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type AdminSearch, type RecordsSearch, recordsSearch } from '../../../admin-ui/records/records-search.ts'

/** The search of a list as the address contains it, and the functions that change it. */
export interface ListSearch {
  search: RecordsSearch
  onSearch: (search: RecordsSearch) => void
  /** The status to which a list of reports is limited. It is not validated. */
  status: string | undefined
  onStatus: (status: string | undefined) => void
}

export function useListSearch(): ListSearch {
  // The route does not validate its search, so each list parses it here.
  const raw = useSearch({ strict: false }) as AdminSearch
  const { _splat = '' } = useParams({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => recordsSearch(raw), [raw])
  const onSearch = useCallback(
    (request: RecordsSearch) => {
      const { q, sort, page, size, ...rest } = raw
      const next = { ...rest, ...recordsSearch({ ...request }) }
      // Each page is a step in the browser history; each typed letter of a search is not.
      const how = { search: next as object, replace: next.q !== search.q, resetScroll: next.page !== search.page }
      void (_splat === ''
        ? navigate({ to: '/admin', ...how })
        : navigate({ to: '/admin/$', params: { _splat }, ...how }))
    },
    [navigate, raw, search, _splat],
  )
  const onStatus = (status: string | undefined) => {
    const { page: _, ...others } = search
    void navigate({ to: '/admin/$', params: { _splat }, search: { ...others, status } as object })
  }
  return { search, onSearch, status: raw.status, onStatus }
}
