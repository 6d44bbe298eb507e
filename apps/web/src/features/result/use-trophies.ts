import { type Lobby, type LobbyTrophies, lobbyTrophies } from '@bettle/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryOf } from '../../api/query-of.ts'

/** Who gets which trophies: asked again whenever something in the lobby has changed. */
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
