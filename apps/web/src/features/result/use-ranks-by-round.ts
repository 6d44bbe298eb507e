import { chipsOverRounds, type Lobby } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../api/query/query-of.ts'
import { ranksByRound } from './own-highlights.ts'

/** Returns the user's rank by chips after each settled round; empty until it is known. */
export function useRanksByRound({ _id: lobbyId, currentUser }: Lobby): readonly number[] {
  const { data } = useQuery(queryOf(chipsOverRounds, { params: { lobbyId } }))
  return data ? ranksByRound(data.members, currentUser.user._id) : []
}
