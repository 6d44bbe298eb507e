import { CallError } from '../api/call-error.ts'
import { msg } from '../texts/msg.ts'

/** The texts that a form shows for failures. */
export interface FailureTexts {
  /** Messages by response status, which replace the message of the response. */
  messages?: Partial<Record<number, string>> | undefined
  /** Replaces the text 'Something went wrong...'. */
  failed?: string | undefined
}

export const SOMETHING_WENT_WRONG = msg('form.failure-text.something-went-wrong')

/**
 * Returns the text of a failure. A string is returned unchanged; for an error it is the message configured for its
 * status, else the error's own message.
 */
export function failureText(
  failure: unknown,
  { messages = {}, failed = SOMETHING_WENT_WRONG }: FailureTexts = {},
): string {
  if (typeof failure === 'string') return failure || failed
  const { status, error } = factsOf(failure)
  const configured = status === undefined ? undefined : messages[status]
  return configured || error || failed
}

interface Facts {
  status?: number | undefined
  error?: string | undefined
}

function factsOf(failure: unknown): Facts {
  // The message of an unknown error may be a status line such as 'Bad Gateway', which means nothing to users. It is
  // left out.
  if (failure instanceof CallError) {
    return { status: failure.status, error: failure.code === 'unknown' ? undefined : failure.message }
  }
  if (failure instanceof Error || typeof failure !== 'object' || failure === null) return {}
  const { status, error } = failure as Record<string, unknown>
  return {
    status: typeof status === 'number' ? status : undefined,
    error: typeof error === 'string' ? error : undefined,
  }
}
