/** Why the user has to sign in again, in the words of the failed call and the browser console. */
export const WHY_SIGNED_OUT = {
  'missing-tokens': 'Missing tokens',
  'missing-access-token': 'Missing access token',
  'missing-refresh-token': 'Missing refresh token',
  'retries-exceeded': 'Maximum retries exceeded',
  'refresh-failed': 'Failed to refresh',
  'session-expired': 'Your session has expired. Please sign in again.',
} as const

export type WhySignedOut = keyof typeof WHY_SIGNED_OUT

export function isWhySignedOut(value: unknown): value is WhySignedOut {
  return typeof value === 'string' && Object.hasOwn(WHY_SIGNED_OUT, value)
}

/** Returns the reason in plain words for the user on the sign-in page. */
export function signedOutText(why: WhySignedOut): string {
  if (why === 'missing-tokens') return 'Please sign in to see that page.'
  if (why === 'session-expired') return WHY_SIGNED_OUT[why]
  return 'You were signed out on this device. Please sign in again.'
}
