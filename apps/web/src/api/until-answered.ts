import { CallError } from './call-error.ts'

/** Before the first repetition and the second (ms); after that the person decides. */
const WAITS = [600, 1500]
/** A server that asks for more patience is not asked again by itself (seconds). */
const LONGEST_WAIT = 10

/**
 * Repeats a request whose reply is lost, or that a server in trouble did not take. Only for requests that name themselves with an
 * Idempotency-Key, the same in each attempt: the server then changes once and repeats its reply.
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

/** The outcome of the request is unknown: no reply came, or a server or proxy in trouble sent one. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof CallError && (error.status === 0 || error.status >= 500)
}

function waitAfter(error: unknown, repeats: number): number | undefined {
  const wait = WAITS[repeats]
  if (wait === undefined || !isUnanswered(error)) return undefined
  const { retryAfter = 0 } = error as CallError
  return retryAfter > LONGEST_WAIT ? undefined : Math.max(wait, retryAfter * 1000)
}
