import { ofPage } from '../store/remember.ts'
import { CallError } from './call-error.ts'

/** The waits before the first and the second repetition (ms). After them the user decides whether to retry. */
const WAITS = [600, 1500]
/** If the server demands a longer wait than this (seconds), the request is not repeated. */
const LONGEST_WAIT = 10

/**
 * Repeats a request whose response was lost or was a server error. Each attempt must have the same Idempotency-Key, so
 * that the server changes data only once and repeats its response.
 */
export function untilAnswered<Answer>(attempt: () => Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
  const answer = repeated(attempt, signal)
  const sent = changes()
  sent.answered = Promise.allSettled([sent.answered, answer]).then(() => undefined)
  return answer
}

const changes = ofPage((): { answered: Promise<void> | undefined } => ({ answered: undefined }))

/** Resolves once the server has answered each change that this page has sent, or is not asked any more. */
export const untilAllAnswered = async (): Promise<void> => changes().answered

async function repeated<Answer>(attempt: () => Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
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

/**
 * Returns whether the outcome of a request is unknown: no response arrived, or the response is an error of a server or
 * proxy.
 */
export function isUnanswered(error: unknown): boolean {
  return error instanceof CallError && (error.status === 0 || error.status >= 500)
}

function waitAfter(error: unknown, repeats: number): number | undefined {
  const wait = WAITS[repeats]
  if (wait === undefined || !isUnanswered(error)) return undefined
  const { retryAfter = 0 } = error as CallError
  return retryAfter > LONGEST_WAIT ? undefined : Math.max(wait, retryAfter * 1000)
}
