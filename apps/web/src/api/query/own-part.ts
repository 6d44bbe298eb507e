import { type MatchId, type OwnPart, ownPart, whoami } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from './query-of.ts'

/** The polling interval (ms), within which the page notices a bet that the user places on another device. */
export const ASK_AGAIN = 15_000

/** Returns whether the cached session allows the user to operate matches. No request is sent. */
export function useIsOperator(): boolean {
  const { data } = useQuery({ ...queryOf(whoami, {}), enabled: false })
  return data?.user?.permissions.isAdmin === true
}

/**
 * Returns whether the user must confirm their address before they can chat or host, according to the cached session
 * [A61].
 */
export function useMustConfirmEmail(): boolean {
  const { data } = useQuery({ ...queryOf(whoami, {}), enabled: false })
  return data?.user?.emailConfirmed === false
}

/**
 * Returns the administrator's own part in a match: bets, operations, feed and prices. The result is undefined until it
 * is loaded, and for other users.
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
