import { type MatchId, type OwnPart, ownPart, whoami } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from './query-of.ts'

/** A bet placed on another device is noticed within this time (ms). */
export const ASK_AGAIN = 15_000

/** Whether whoever is signed in may operate matches. It is read off the session that is known, and never asked for. */
export function useIsOperator(): boolean {
  const { data } = useQuery({ ...queryOf(whoami, {}), enabled: false })
  return data?.user?.permissions.isAdmin === true
}

/** What an administrator has to do with a match beside operating it; undefined for everyone else, and until it is known. */
export function useOwnPart(matchId: MatchId, { isAsked = true, isRepeated = false } = {}): OwnPart | undefined {
  const { data } = useQuery({
    ...queryOf(ownPart, { params: { id: matchId } }),
    enabled: isAsked,
    staleTime: 0,
    refetchInterval: isRepeated && ASK_AGAIN,
  })
  return isAsked ? data : undefined
}
