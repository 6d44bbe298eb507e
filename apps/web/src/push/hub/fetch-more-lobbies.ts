import { listLobbies } from '@bettle/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { lobbiesKey, type OpenLobbiesState } from './hub-feed.ts'
import { pageQueryOf } from './open-lobbies-page.ts'

/**
 * Fetches the next page of lobbies in the server's order. A lobby that has moved between pages meanwhile appears only
 * once.
 */
export async function fetchMoreLobbies(queryClient: QueryClient): Promise<void> {
  const { pages = 1 } = queryClient.getQueryData<OpenLobbiesState>(lobbiesKey) ?? {}
  const { lobbies: next, total } = await call(listLobbies, pageQueryOf(pages + 1))
  queryClient.setQueryData<OpenLobbiesState>(lobbiesKey, (held) => {
    if (!held || (held.pages ?? 1) !== pages) return held
    const heldIds = new Set(held.lobbies.map(({ _id }) => _id))
    return {
      ...held,
      total,
      pages: pages + 1,
      lobbies: [...held.lobbies, ...next.filter(({ _id }) => !heldIds.has(_id))],
    }
  })
}
