import { CallError } from './call-error.ts'

/** The waits before the first and the second repetition (ms); afterwards the user decides. */
const WAITS = [600, 1500]
/** A longer wait that the server demands ends the automatic repetition (seconds). */
const LONGEST_WAIT = 10

/**
 * Repeats a request whose response is lost, or that failed with a server error. It requires an Idempotency-Key that is
 * the same in each attempt: the server then changes data once and repeats its reply.
 */
export async function untilAnswered<Answer>(attempt: () => Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
  for (let repeats = 0; ; repeats++) {
    try {
      return await attempt()
    } catch (error) {
      const wait = waitAfter(error, repeats)
      if (wait === undefined || signal?.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

/** The outcome is unknown: no response arrived, or it is an error of a server or proxy. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof CallError && (error.status === 0 || error.status >= 500)
}

function waitAfter(error: unknown, repeats: number): number | undefined {
  const wait = WAITS[repeats]
  if (wait === undefined || !isUnanswered(error)) return undefined
  const { retryAfter = 0 } = error as CallError
  return retryAfter > LONGEST_WAIT ? undefined : Math.max(wait, retryAfter * 1000)
}
