import { type Lobby, type LobbyTrophies, lobbyTrophies } from '@bettle/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryOf } from '../../api/query/query-of.ts'

/** Fetches the trophies of a lobby, and fetches them again after each change of the lobby. */
export function useTrophies({ _id, version }: Lobby): LobbyTrophies | undefined {
  const query = queryOf(lobbyTrophies, { params: { lobbyId: _id } })
  const { data } = useQuery({
    ...query,
    queryKey: [...query.queryKey, version] as never,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return data
}
