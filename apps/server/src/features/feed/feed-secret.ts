import { createHmac, timingSafeEqual } from 'node:crypto'
import type { MatchId } from '@bettle/contract'
import type { Context } from '../../context.ts'

/**
 * The secret a feed signs with. It follows from the server's own and is kept nowhere; each time a match is told to follow a feed
 * the number is the next one, and what was signed with the one before is refused ([F6]).
 */
export function feedSecret({ config }: Pick<Context, 'config'>, matchId: MatchId, number: number): string {
  return createHmac('sha256', config.authSecret).update(`feed ${matchId} ${number}`).digest('base64url')
}

/** Hex of HMAC-SHA256 over the time as it was sent, a point and the body as it was sent. */
export function feedSignature(secret: string, timestamp: string, body: string | Buffer): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')
}

/** Whether a signature is the expected one; takes as long for one that is nearly right. */
export function isSignature(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
