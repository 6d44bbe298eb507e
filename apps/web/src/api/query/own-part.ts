import { type MatchId, type OwnPart, ownPart, whoami } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from './query-of.ts'

/** A bet placed on another device is noticed within this time (ms). */
export const ASK_AGAIN = 15_000

/** Whether the user may operate matches, according to the cached session. It sends no request. */
export function useIsOperator(): boolean {
  const { data } = useQuery({ ...queryOf(whoami, {}), enabled: false })
  return data?.user?.permissions.isAdmin === true
}

/** Whether the user must confirm their address before they chat or host, according to the cached session [A61]. */
export function useMustConfirmEmail(): boolean {
  const { data } = useQuery({ ...queryOf(whoami, {}), enabled: false })
  return data?.user?.emailConfirmed === false
}

/**
 * The administrator's own part in a match: bets, operations, feed and prices. Undefined until it is loaded, and for
 * other users.
 */
export function useOwnPart(matchId: MatchId, { isAsked = true, isRepeated = false } = {}): OwnPart | undefined {
  const { data } = useQuery({
    ...queryOf(ownPart, { params: { id: matchId } }),
    enabled: isAsked,
    staleTime: 0,
    refetchInterval: isRepeated && ASK_AGAIN,
  })
  return isAsked ? data : undefined
}
