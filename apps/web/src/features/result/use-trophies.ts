import { type Lobby, type LobbyTrophies, lobbyTrophies } from '@bettle/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryOf } from '../../api/query/query-of.ts'

interface Trophies {
  /** Undefined until they are loaded, and without a connection. */
  readonly trophies: LobbyTrophies | undefined
  /** True while the first answer may still come. A page that waits for it does not move when it arrives. */
  readonly isAwaited: boolean
}

/** Fetches the trophies of a lobby, and fetches them again after each change of the lobby. */
export function useTrophies({ _id, version }: Lobby): Trophies {
  const query = queryOf(lobbyTrophies, { params: { lobbyId: _id } })
  const { data, isLoading, failureCount } = useQuery({
    ...query,
    queryKey: [...query.queryKey, version] as never,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return { trophies: data, isAwaited: isLoading && failureCount === 0 }
}
