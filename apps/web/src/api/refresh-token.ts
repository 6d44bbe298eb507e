import { type Reply, refresh, type Token } from '@bettle/contract'
import { ofPage } from '../store/remember.ts'
import { CallError, networkError, signedOutError } from './call-error.ts'
import { dropSession } from './session.ts'
import { isRefreshed, isStale } from './stale-token.ts'
import { readToken, storeToken } from './token.ts'

const LOCK = 'bettle.refresh'
/** All calls of all tabs wait for it: one that hangs is given up (ms). */
const PATIENCE = 10_000
const page = ofPage<{ underway?: Promise<Token> | undefined }>(() => ({}))

/**
 * A new pair for an access token that has expired. Many calls and many tabs meet the same expiry at once, and the refresh
 * token is good for one use: they share one refresh, and whoever comes late finds the new pair in storage.
 */
export function refreshToken(staleAccessToken: string): Promise<Token> {
  const held = page()
  held.underway ??= oneTabAtATime(() => refreshUnlessDone(staleAccessToken)).finally(() => {
    held.underway = undefined
  })
  return held.underway
}

/** Whether a new pair is on its way to this page. */
export const isRefreshing = (): boolean => page().underway !== undefined

/** Where the page is served without TLS the browser gives no locks; then the server's grace for a reused token must do. */
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
  // A server that is restarting has not refused anything: the session stays.
  if (response.status >= 500 || response.status === 429) {
    throw new CallError({ status: response.status, code: 'unavailable', message: response.statusText })
  }
  if (!response.ok) {
    // A pair that was stored meanwhile is not the one that was refused: it must not go with it.
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
