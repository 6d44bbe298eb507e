import type { Token } from '@bettle/contract'

const KEY = 'token'

/** What is stored; a part may be missing when another version of the client wrote it. */
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

/** Whoever plays on this device has no account ([G1]). */
export const isGuestHere = (): boolean => readToken()?.isGuest === true

/** What a call would lack: then there is no use in sending it. */
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

/** Tells when another tab signs out, also where it is heard so late that a token is stored again: by what happened then. */
export const onTokenForgotten = (listener: () => void): (() => void) =>
  onStorage(({ key, newValue }) => {
    if (key === null || (key === KEY && tokenIn(newValue) === undefined)) listener()
  })

/** Tells when a guest has become somebody with an account in another tab, or the other way round. */
export const onGuestChanged = (listener: () => void): (() => void) =>
  onStorage(({ key, oldValue, newValue }) => {
    const [before, now] = [tokenIn(oldValue), tokenIn(newValue)]
    if (key === KEY && before && now && before.isGuest !== now.isGuest) listener()
  })

function onStorage(onEvent: (event: StorageEvent) => void): () => void {
  window.addEventListener('storage', onEvent)
  return () => window.removeEventListener('storage', onEvent)
}
