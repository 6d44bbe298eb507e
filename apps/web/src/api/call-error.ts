import type { ErrorCode, Issue } from '@bettle/contract'
import { msg } from '../texts/msg.ts'
import { WHY_SIGNED_OUT, type WhySignedOut } from './session/why-signed-out.ts'

/** The server's error codes, and the codes of errors that only a client can detect. */
export type CallErrorCode = ErrorCode | 'network' | 'unknown'

interface CallErrorFacts {
  status: number
  code: CallErrorCode
  message: string
  issues?: readonly Issue[] | undefined
  odds?: number | undefined
  retryAfter?: number | undefined
  until?: string | undefined
  reason?: string | undefined
}

/** A refused or failed call. `status` is 0 if no response arrived. */
export class CallError extends Error {
  override name = 'CallError'
  readonly status: number
  readonly code: CallErrorCode
  /** The invalid fields of the request's body. */
  readonly issues: readonly Issue[]
  /** The current multiplier, given with the code `odds-moved`. */
  readonly odds: number | undefined
  /** The seconds to wait before the next attempt. */
  readonly retryAfter: number | undefined
  /** The end of a ban (ISO 8601) and the code of its reason, given with `account-banned`. */
  readonly until: string | undefined
  readonly reason: string | undefined

  constructor({ status, code, message, issues = [], odds, retryAfter, until, reason }: CallErrorFacts) {
    super(message)
    this.status = status
    this.code = code
    this.issues = issues
    this.odds = odds
    this.retryAfter = retryAfter
    this.until = until
    this.reason = reason
  }
}

export const networkError = () =>
  new CallError({ status: 0, code: 'network', message: msg('api.call-error.network-error-unable-to') })

/** Returns the error of a call that was not sent or was refused because the credentials are missing or invalid. */
export const signedOutError = (why: WhySignedOut) =>
  new CallError({
    status: 401,
    code: why.startsWith('missing') ? 'missing-tokens' : 'session-expired',
    message: WHY_SIGNED_OUT[why],
  })

/**
 * Returns the error code of a response, or 'unknown' if it does not have the format of a code. A check against the list
 * of codes would load all the texts of the list.
 */
export function errorCodeOf(code: unknown): CallErrorCode {
  return typeof code === 'string' && /^[a-z]+(-[a-z]+)*$/.test(code) ? (code as ErrorCode) : 'unknown'
}

/** Returns the sentence to show for the error of a call. */
export function messageOf(error: unknown, fallback = msg('api.call-error.something-went-wrong')): string {
  return error instanceof CallError && error.message !== '' ? error.message : fallback
}
