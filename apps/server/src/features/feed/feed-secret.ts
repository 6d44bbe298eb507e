import { createHmac, timingSafeEqual } from 'node:crypto'
import type { MatchId } from '@bettle/contract'
import type { Context } from '../../context.ts'

/**
 * Returns the secret with which a match's feed signs its messages. It is derived from the server's own secret and not
 * stored. The number rises each time a feed is attached to the match, and signatures with an earlier secret are refused
 * ([F6]).
 */
export function feedSecret({ config }: Pick<Context, 'config'>, matchId: MatchId, number: number): string {
  return createHmac('sha256', config.authSecret).update(`feed ${matchId} ${number}`).digest('base64url')
}

/** Returns HMAC-SHA256 in hex, over the time as sent, a point and the body as sent. */
export function feedSignature(secret: string, timestamp: string, body: string | Buffer): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')
}

/** Compares signatures in constant time. */
export function isSignature(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
