import { createHash, createHmac, randomBytes } from 'node:crypto'

export const REFRESH_TOKEN_MS = 30 * 24 * 60 * 60 * 1000

/** How long a used token is accepted while its successor is unused (ms), because of a lost reply or a second tab. */
export const REUSE_GRACE_MS = 30_000

export function mintRefreshToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Derives the successor of a token. It is not random, so that using a token twice gives the same successor although
 * only hashes are stored. Without the server's secret nobody can compute a successor.
 */
export function successorOf(token: string, secret: string): string {
  const key = createHmac('sha256', secret).update('bettle refresh successor').digest()
  return createHmac('sha256', key).update(token).digest('base64url')
}

export function tokenHashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

interface TokenUse {
  readonly expiresAt: number
  readonly usedAt: number | undefined
  readonly successorUsed: boolean
}

export type RefreshVerdict = 'fresh' | 'again' | 'expired' | 'reused'

/** Returns the verdict on a refresh token. `reused` means that a stolen copy exists, and ends the session. */
export function judgeRefresh({ expiresAt, usedAt, successorUsed }: TokenUse, now: number): RefreshVerdict {
  if (now >= expiresAt) return 'expired'
  if (usedAt === undefined) return 'fresh'
  return now < usedAt + REUSE_GRACE_MS && !successorUsed ? 'again' : 'reused'
}
