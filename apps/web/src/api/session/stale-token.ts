import type { Token } from '@bettle/contract'
import { isGuestHere, readToken } from './token.ts'

/** How long a call waits for the new token pair of a guest, and the polling interval meanwhile (ms). */
const REFRESH_WITHIN = 3000
const POLL_EVERY = 100

/** Returns whether another tab or call has stored a newer token pair. */
export function isStale({ accessToken }: Pick<Token, 'accessToken'>): boolean {
  const stored = readToken()?.accessToken
  return stored !== undefined && stored !== accessToken
}

/**
 * For a guest, waits a short time for a newer token pair, and returns whether one was stored. Registering in any tab
 * revokes the guest's pair shortly before the response brings the new pair [G6].
 */
export async function isRefreshed(token: Pick<Token, 'accessToken'>): Promise<boolean> {
  for (let waited = 0; isGuestHere() && waited < REFRESH_WITHIN; waited += POLL_EVERY) {
    await new Promise((resolve) => setTimeout(resolve, POLL_EVERY))
    if (isStale(token)) return true
  }
  return false
}
