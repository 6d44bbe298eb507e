import { createHmac, timingSafeEqual } from 'node:crypto'
import type { MatchId } from '@bettle/contract'
import type { Context } from '../../context.ts'

/**
 * The secret with which a feed signs. It is derived from the server's own and not stored.
 * Each time a match is set to follow a feed, the number rises, and earlier signatures are refused ([F6]).
 */
export function feedSecret({ config }: Pick<Context, 'config'>, matchId: MatchId, number: number): string {
  return createHmac('sha256', config.authSecret).update(`feed ${matchId} ${number}`).digest('base64url')
}

/** Hex of HMAC-SHA256 over the time as sent, a point and the body as sent. */
export function feedSignature(secret: string, timestamp: string, body: string | Buffer): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')
}

/** Compares signatures in constant time. */
export function isSignature(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
