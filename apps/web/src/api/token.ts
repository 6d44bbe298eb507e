import type { Token } from '@bettle/contract'

const KEY = 'token'

/** What is stored; a part may be missing when another version of the client wrote it. */
export function readToken(): Partial<Token> | undefined {
  const text = localStorage.getItem(KEY)
  if (text === null) return undefined
  try {
    const stored: unknown = JSON.parse(text)
    return typeof stored === 'object' && stored !== null ? stored : undefined
  } catch {
    return undefined
  }
}

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

/** Tells when another tab signs out. */
export function onTokenForgotten(listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if ((event.key === KEY || event.key === null) && readToken() === undefined) listener()
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}
