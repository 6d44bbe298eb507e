import type { Token } from '@bettle/contract'

const KEY = 'token'

/** Reads the stored token. Parts may be missing if another version of the app wrote it. */
export const readToken = (): Partial<Token> | undefined => tokenIn(localStorage.getItem(KEY))

function tokenIn(text: string | null): Partial<Token> | undefined {
  if (text === null) return undefined
  try {
    const stored: unknown = JSON.parse(text)
    return typeof stored === 'object' && stored !== null ? stored : undefined
  } catch {
    return undefined
  }
}

/** Returns whether the user of this device is a guest [G1]. */
export const isGuestHere = (): boolean => readToken()?.isGuest === true

/**
 * Returns which part of the token is missing; undefined if it is complete. A call that needs a token is not sent
 * without both parts.
 */
export function missingPart(
  token: Partial<Token> | undefined = readToken(),
): 'missing-tokens' | 'missing-access-token' | 'missing-refresh-token' | undefined {
  if (token?.accessToken) return token.refreshToken ? undefined : 'missing-refresh-token'
  return token?.refreshToken ? 'missing-access-token' : 'missing-tokens'
}

export function storeToken(token: Token): void {
  localStorage.setItem(KEY, JSON.stringify(token))
}

export function forgetToken(): void {
  localStorage.removeItem(KEY)
}

/** Calls the listener when another tab signs out, even if a new token is stored by then. */
export const onTokenForgotten = (listener: () => void): (() => void) =>
  onStorage(({ key, newValue }) => {
    if (key === null || (key === KEY && tokenIn(newValue) === undefined)) listener()
  })

/** Calls the listener when a guest becomes a user with an account in another tab, or the reverse. */
export const onGuestChanged = (listener: () => void): (() => void) =>
  onStorage(({ key, oldValue, newValue }) => {
    const [before, now] = [tokenIn(oldValue), tokenIn(newValue)]
    if (key === KEY && before && now && before.isGuest !== now.isGuest) listener()
  })

function onStorage(onEvent: (event: StorageEvent) => void): () => void {
  window.addEventListener('storage', onEvent)
  return () => window.removeEventListener('storage', onEvent)
}
