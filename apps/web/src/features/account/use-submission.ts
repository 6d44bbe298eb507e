import { useState } from 'react'

export type SubmissionStatus = 'pending' | 'success' | 'fail' | 'invalid' | null

export const CHECK_FOR_ERRORS = 'Please check for errors'

export interface Submission {
  status: SubmissionStatus
  /** What went wrong, for the whole form. */
  problem: string | undefined
  invalid: () => void
  /** Once all fields are right again. */
  valid: () => void
  /** Runs the call and shows how it goes; the sentence of a failure comes from `tell`. */
  run: (act: () => Promise<void>, tell: (error: unknown) => string) => Promise<void>
}

/** How a form's submitting goes, from the press to the answer. */
export function useSubmission(): Submission {
  const [{ status, problem }, setState] = useState<Pick<Submission, 'status' | 'problem'>>({
    status: null,
    problem: undefined,
  })
  return {
    status,
    problem,
    invalid: () => setState({ status: 'invalid', problem: CHECK_FOR_ERRORS }),
    valid: () => setState((held) => (held.status === 'invalid' ? { status: null, problem: undefined } : held)),
    run: async (act, tell) => {
      setState({ status: 'pending', problem: undefined })
      try {
        await act()
        setState({ status: 'success', problem: undefined })
      } catch (error) {
        setState({ status: 'fail', problem: tell(error) || 'Something went wrong...' })
      }
    },
  }
}
