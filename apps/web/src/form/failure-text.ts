import { CallError } from '../api/call-error.ts'

/** What a form says where a failure does not speak for itself. */
export interface FailureTexts {
  /** For an answer of this status, whatever its own words. */
  messages?: Partial<Record<number, string>> | undefined
  /** Instead of 'Something went wrong...'. */
  failed?: string | undefined
}

export const SOMETHING_WENT_WRONG = 'Something went wrong...'

/** A plain string as it is; of a status with an error the configured message, else the error's own words. */
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
  // A status line such as 'Bad Gateway' is no sentence for people.
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
