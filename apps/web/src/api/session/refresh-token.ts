import { type Reply, refresh, type Token } from '@bettle/contract'
import { ofPage } from '../../store/remember.ts'
import { CallError, networkError, signedOutError } from '../call-error.ts'
import { dropSession } from './session.ts'
import { isRefreshed, isStale } from './stale-token.ts'
import { readToken, storeToken } from './token.ts'

const LOCK = 'bettle.refresh'
/** The refresh is aborted after this time (ms), because all calls of all tabs wait for it. */
const PATIENCE = 10_000
const page = ofPage<{ underway?: Promise<Token> | undefined }>(() => ({}))

/**
 * Returns a new token pair for an expired access token. Many calls and tabs notice the same expiry, but a refresh token
 * can be used only once. They therefore share one refresh, and later callers find the new pair in storage.
 */
export function refreshToken(staleAccessToken: string): Promise<Token> {
  const held = page()
  held.underway ??= oneTabAtATime(() => refreshUnlessDone(staleAccessToken)).finally(() => {
    held.underway = undefined
  })
  return held.underway
}

/** Returns whether this page is waiting for a new token pair. */
export const isRefreshing = (): boolean => page().underway !== undefined

/**
 * Runs the refresh in one tab at a time. Pages without TLS have no locks, so there they rely on the time in which the
 * server still accepts a used token.
 */
async function oneTabAtATime<Result>(run: () => Promise<Result>): Promise<Result> {
  const locks: LockManager | null | undefined = navigator.locks
  return locks ? await locks.request(LOCK, run) : await run()
}

async function refreshUnlessDone(staleAccessToken: string): Promise<Token> {
  const { accessToken, refreshToken: held, tokenType, isGuest } = storedToken()
  if (accessToken !== staleAccessToken) return { accessToken, refreshToken: held, tokenType }

  const response = await fetch(`/api${refresh.path}`, {
    headers: { authorization: `${tokenType} ${accessToken}`, 'refresh-token': held },
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => {
    throw networkError()
  })
  // A server error or a rate limit is no refusal of the token, so the session continues.
  if (response.status >= 500 || response.status === 429) {
    throw new CallError({ status: response.status, code: 'unavailable', message: response.statusText })
  }
  if (!response.ok) {
    // If another pair was stored meanwhile, the server has not refused that pair, so it must not be deleted.
    if (isStale({ accessToken }) || (await isRefreshed({ accessToken }))) return storedToken()
    throw failed()
  }
  const pair: Reply<typeof refresh> = await response.json().catch(() => {
    throw networkError()
  })
  const token: Token = {
    accessToken: pair.accessToken,
    refreshToken: pair.refreshToken,
    tokenType,
    ...(isGuest && { isGuest }),
  }
  storeToken(token)
  return token
}

function storedToken(): Token {
  const { accessToken, refreshToken: held, tokenType = 'Bearer', isGuest } = readToken() ?? {}
  if (accessToken === undefined || held === undefined) throw failed()
  return { accessToken, refreshToken: held, tokenType, ...(isGuest && { isGuest }) }
}

function failed(): CallError {
  dropSession('refresh-failed')
  return signedOutError('refresh-failed')
}
