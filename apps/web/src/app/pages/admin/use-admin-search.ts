import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type AdminSearch, type RecordsSearch, recordsSearch } from '../../../admin-ui/records/records-search.ts'

/** Returns the search of a list from the address, and a function that changes it. */
export function useAdminSearch(): { search: RecordsSearch; onSearch: (search: RecordsSearch) => void } {
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
  return { search, onSearch }
}
