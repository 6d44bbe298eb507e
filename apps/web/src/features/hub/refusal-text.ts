import type { CallError } from '../../api/call-error.ts'

/** Returns the server's message, with the time to wait if the server gave one. */
export async function refusalText(error: CallError): Promise<string> {
  if (error.retryAfter === undefined) return error.message
  const { withWait } = await import('../../text/with-wait.ts')
  return withWait(error)
}
