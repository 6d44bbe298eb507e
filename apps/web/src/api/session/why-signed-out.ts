import { msg } from '../../texts/msg.ts'

/** Why the user has to sign in again, in the words of the failed call and the browser console. */
export const WHY_SIGNED_OUT = {
  'missing-tokens': msg('api.why-signed-out.missing-tokens'),
  'missing-access-token': msg('api.why-signed-out.missing-access-token'),
  'missing-refresh-token': msg('api.why-signed-out.missing-refresh-token'),
  'retries-exceeded': msg('api.why-signed-out.maximum-retries-exceeded'),
  'refresh-failed': msg('api.why-signed-out.failed-to-refresh'),
  'session-expired': msg('api.why-signed-out.your-session-has-expired'),
} as const

export type WhySignedOut = keyof typeof WHY_SIGNED_OUT

export function isWhySignedOut(value: unknown): value is WhySignedOut {
  return typeof value === 'string' && Object.hasOwn(WHY_SIGNED_OUT, value)
}

/** Returns the reason in plain words for the user on the sign-in page. */
export function signedOutText(why: WhySignedOut): string {
  if (why === 'missing-tokens') return msg('api.why-signed-out.please-sign-in-to')
  if (why === 'session-expired') return WHY_SIGNED_OUT[why]
  return msg('api.why-signed-out.you-were-signed-out')
}
