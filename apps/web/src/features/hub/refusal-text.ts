import type { CallError } from '../../api/call-error.ts'

/** What the server said; where it said how long to wait, that too. */
export async function refusalText(error: CallError): Promise<string> {
  if (error.retryAfter === undefined) return error.message
  const { withWait } = await import('../../text/with-wait.ts')
  return withWait(error)
}
