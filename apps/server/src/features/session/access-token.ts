import { createHmac } from 'node:crypto'
import type { SessionId, UserId } from '@bettle/contract'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Context } from '../../context.ts'

export const ACCESS_TOKEN_SECONDS = 15 * 60

const ISSUER = 'bettle'

type Signer = Pick<Context, 'config' | 'clock'>

export interface AccessClaims {
  readonly userId: UserId
  readonly sessionId: SessionId
  /** In milliseconds since the epoch. */
  readonly expiresAt: number
}

/** The result of reading a token. A token with the result `expired` has a valid signature. */
export type ReadAccessToken =
  | { readonly state: 'valid'; readonly claims: AccessClaims }
  | { readonly state: 'expired'; readonly userId: UserId | undefined }
  | { readonly state: 'bad' }

/** Uses the server's clock and not the machine's clock, because tests move it and nodes follow the database's clock. */
export function signAccessToken({ config, clock }: Signer, userId: UserId, sessionId: SessionId): Promise<string> {
  const issuedAt = Math.floor(clock.now() / 1000)
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
    .sign(signingKey(config.authSecret))
}

export async function readAccessToken({ config, clock }: Signer, token: string): Promise<ReadAccessToken> {
  const cached = ours(config).get(token)
  if (cached && clock.now() < cached.expiresAt) return { state: 'valid', claims: cached }
  try {
    const { payload } = await jwtVerify<{ sid: unknown }>(token, signingKey(config.authSecret), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      requiredClaims: ['sub', 'sid', 'exp'],
      currentDate: new Date(clock.now()),
    })
    if (typeof payload.sub !== 'string' || typeof payload.sid !== 'string' || payload.exp === undefined) {
      return { state: 'bad' }
    }
    const claims = { userId: payload.sub as UserId, sessionId: payload.sid as SessionId, expiresAt: payload.exp * 1000 }
    remember(ours(config), token, claims)
    return { state: 'valid', claims }
  } catch (error) {
    if (!(error instanceof errors.JWTExpired)) return { state: 'bad' }
    return { state: 'expired', userId: error.payload.sub as UserId | undefined }
  }
}

/** Caches verified signatures, because a client sends the same token for a quarter of an hour. */
const verified = new WeakMap<Signer['config'], Map<string, AccessClaims>>()
const MOST_REMEMBERED = 20_000

function ours(config: Signer['config']): Map<string, AccessClaims> {
  const cached = verified.get(config) ?? new Map<string, AccessClaims>()
  if (!verified.has(config)) verified.set(config, cached)
  return cached
}

/** Adds a verified token to the cache, and removes the oldest one first. */
function remember(cached: Map<string, AccessClaims>, token: string, claims: AccessClaims): void {
  const [oldest] = cached.keys()
  if (cached.size >= MOST_REMEMBERED && oldest !== undefined) cached.delete(oldest)
  cached.set(token, claims)
}

/** Derives a separate key for this purpose, so that a signature for another purpose is invalid here. */
function signingKey(secret: string): Uint8Array {
  return createHmac('sha256', secret).update('bettle access token').digest()
}
