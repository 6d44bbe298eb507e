import type { Token } from '@bettle/contract'
import { isGuestHere, readToken } from './token.ts'

/** How long a call waits for a guest's new pair, and the polling interval (ms). */
const REFRESH_WITHIN = 3000
const POLL_EVERY = 100

/** Whether another tab or call has stored a newer pair. */
export function isStale({ accessToken }: Pick<Token, 'accessToken'>): boolean {
  const stored = readToken()?.accessToken
  return stored !== undefined && stored !== accessToken
}

/** A guest's pair ends when they register, shortly before the response, in any tab [G6]. */
export async function isRefreshed(token: Pick<Token, 'accessToken'>): Promise<boolean> {
  for (let waited = 0; isGuestHere() && waited < REFRESH_WITHIN; waited += POLL_EVERY) {
    await new Promise((resolve) => setTimeout(resolve, POLL_EVERY))
    if (isStale(token)) return true
  }
  return false
}
