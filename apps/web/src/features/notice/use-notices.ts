import { listNotices, type Notice, readNotices } from '@bettle/contract'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { call } from '../../api/call.ts'
import { fetchOnceMore } from '../../api/query/fetch-once-more.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { liveClient } from '../../push/connection/live-client.ts'
import { accountStore } from '../../store/store.ts'

const noticesQuery = queryOptions({ ...queryOf(listNotices, {}), staleTime: 0 })

/** The notices that this page has shown. The server lists only unread notices. */
const shown = accountStore<readonly Notice[]>(() => [])
const MOST_SHOWN = 50

/**
 * Returns the user's unread notices and those that this page has shown. The notices are fetched again when the server
 * publishes a change.
 */
export function useNotices() {
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(noticesQuery)
  const before = useSyncExternalStore(shown.subscribe, shown.get)
  useEffect(() => {
    const refresh = () => void fetchOnceMore(queryClient, noticesQuery.queryKey)
    return liveClient().follow('user', {
      onUpdate: ({ push }) => {
        if (push.type === 'notices.changed') refresh()
      },
      onResync: refresh,
    })
  }, [queryClient])
  const unread = data?.notices.filter(({ _id }) => !before.some((notice) => notice._id === _id)) ?? []
  return { unread, shown: before, isLoaded: data !== undefined, error, isFetching, refetch: () => void refetch() }
}

/**
 * Marks notices as read on all devices; this page still shows them. If the request fails, they are unread again after a
 * reload.
 */
export function markRead(notices: readonly Notice[]): void {
  if (notices.length === 0) return
  const ids = notices.map(({ _id }) => _id)
  shown.set([...notices, ...shown.get().filter(({ _id }) => !ids.includes(_id))].slice(0, MOST_SHOWN))
  call(readNotices, { body: { ids } }).catch(() => undefined)
}
