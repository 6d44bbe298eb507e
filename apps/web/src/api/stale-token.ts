import type { Token } from '@bettle/contract'
import { isGuestHere, readToken } from './token.ts'

/** How long a guest's new pair is waited for, and how often one looks (ms). */
const REFRESH_WITHIN = 3000
const POLL_EVERY = 100

/** Another tab, or another call, has stored a newer pair meanwhile. */
export function isStale({ accessToken }: Pick<Token, 'accessToken'>): boolean {
  const stored = readToken()?.accessToken
  return stored !== undefined && stored !== accessToken
}

/** A guest's pair ends when they register, a moment before that is answered, in whichever tab it was pressed ([G6]). */
export async function isRefreshed(token: Pick<Token, 'accessToken'>): Promise<boolean> {
  for (let waited = 0; isGuestHere() && waited < REFRESH_WITHIN; waited += POLL_EVERY) {
    await new Promise((resolve) => setTimeout(resolve, POLL_EVERY))
    if (isStale(token)) return true
  }
  return false
}
