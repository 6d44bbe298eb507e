import { type User, whoami } from '@bettle/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { call } from '../api/call.ts'
import { CallError, signedOutError } from '../api/call-error.ts'
import { queryOf } from '../api/query/query-of.ts'
import { dropSession } from '../api/session/session.ts'
import { isRefreshed, isStale } from '../api/session/stale-token.ts'
import { readToken } from '../api/session/token.ts'

const RETRIES = 3
const RETRY_AFTER = 1000

/** The query of the signed-in user, which is requested once and then cached. */
export const sessionQuery = queryOptions({
  queryKey: queryOf(whoami, {}).queryKey,
  queryFn: async () => {
    const { accessToken } = readToken() ?? {}
    const reply = await call(whoami, {})
    if (reply.isLoggedIn && reply.user) return reply
    if (accessToken !== undefined && (isStale({ accessToken }) || (await isRefreshed({ accessToken })))) {
      const afresh = await call(whoami, {})
      if (afresh.isLoggedIn && afresh.user) return afresh
    }
    dropSession('session-expired')
    throw signedOutError('session-expired')
  },
  staleTime: Number.POSITIVE_INFINITY,
  retry: (failures, error) => failures < RETRIES && checkFailure(error) !== undefined,
  retryDelay: RETRY_AFTER,
})

export type SessionState =
  /** `failed` is the status of the last response while the check is repeated. */
  | { readonly state: 'pending'; readonly failed: number | undefined }
  | { readonly state: 'authorised'; readonly user: User }
  | { readonly state: 'not-authorised'; readonly failed: number | undefined }

/**
 * Returns the state of the session check, which is pending until the server responds. A session that is over counts at
 * once; any other failure counts only after three retries.
 */
export function useSessionCheck(): SessionState {
  const { data, error, isFetching, failureReason } = useQuery(sessionQuery)
  if (data?.user) return { state: 'authorised', user: data.user }
  if (isFetching || !error) {
    return { state: 'pending', failed: failureReason === null ? undefined : checkFailure(failureReason) }
  }
  return { state: 'not-authorised', failed: checkFailure(error) }
}

/**
 * Returns the status of the response to a failed session check, 0 if the server did not respond. The session may still
 * be valid. Returns undefined for a 401 response, after which it is not.
 */
export function checkFailure(error: unknown): number | undefined {
  const status = error instanceof CallError ? error.status : 0
  return status === 401 ? undefined : status
}

/** Returns the signed-in user on public pages. A check that has just failed is not repeated. */
export function useSignedInUser(): User | undefined {
  return useQuery({ ...sessionQuery, retryOnMount: false }).data?.user
}

const UserContext = createContext<User | undefined>(undefined)
export const UserProvider = UserContext.Provider

/** Returns the signed-in user, on pages for signed-in users only. */
export function useUser(): User {
  const user = useContext(UserContext)
  if (!user) throw new Error('useUser is for pages of the signed in')
  return user
}
