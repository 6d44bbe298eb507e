import type { ErrorCode, Issue } from '@bettle/contract'
import { WHY_SIGNED_OUT, type WhySignedOut } from './why-signed-out.ts'

/** Every code the server answers, and what only a client can find out. */
export type CallErrorCode = ErrorCode | 'network' | 'unknown'

interface CallErrorFacts {
  status: number
  code: CallErrorCode
  message: string
  issues?: readonly Issue[] | undefined
  odds?: number | undefined
  retryAfter?: number | undefined
}

/** A call that was refused, or did not get through: `status` is 0 then. */
export class CallError extends Error {
  override name = 'CallError'
  readonly status: number
  readonly code: CallErrorCode
  /** What was wrong with the body, field by field. */
  readonly issues: readonly Issue[]
  /** The multiplier now asked, with `odds-moved`. */
  readonly odds: number | undefined
  /** Seconds to wait before trying again. */
  readonly retryAfter: number | undefined

  constructor({ status, code, message, issues = [], odds, retryAfter }: CallErrorFacts) {
    super(message)
    this.status = status
    this.code = code
    this.issues = issues
    this.odds = odds
    this.retryAfter = retryAfter
  }
}

export const networkError = () =>
  new CallError({ status: 0, code: 'network', message: 'Network error: Unable to connect to server' })

/** Nobody was asked, or nobody would have listened: the credentials do not hold. */
export const signedOutError = (why: WhySignedOut) =>
  new CallError({
    status: 401,
    code: why.startsWith('missing') ? 'missing-tokens' : 'session-expired',
    message: WHY_SIGNED_OUT[why],
  })

/** As our server writes one; 'unknown' from whatever answers in its place. The list of them would be sentences nobody needs here. */
export function errorCodeOf(code: unknown): CallErrorCode {
  return typeof code === 'string' && /^[a-z]+(-[a-z]+)*$/.test(code) ? (code as ErrorCode) : 'unknown'
}

/** The sentence to show for anything thrown by a call. */
export function messageOf(error: unknown, fallback = 'Something went wrong...'): string {
  return error instanceof CallError && error.message !== '' ? error.message : fallback
}
