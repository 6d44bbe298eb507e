/** Why one has to sign in again, in the words the sign-in page says it. */
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
