import { useMemo, useRef, useState } from 'react'

export type SubmissionStatus = 'pending' | 'success' | 'fail' | 'invalid' | null

export const CHECK_FOR_ERRORS = 'Please check for errors'

export interface SubmissionProblem {
  readonly text: string
  /** Before this moment there is no use in trying again. */
  readonly waitUntil?: number | undefined
}

interface State {
  readonly status: SubmissionStatus
  /** What went wrong, for the whole form. */
  readonly problem: SubmissionProblem | undefined
}

export interface Submission extends State {
  /** The state of this moment, for what runs between two renders. */
  now: () => State
  mustWait: () => boolean
  pending: () => void
  success: () => void
  invalid: () => void
  fail: (text: string, waitSeconds?: number | undefined) => void
  clear: () => void
}

const NOTHING: State = { status: null, problem: undefined }

/** How a form's submitting goes, from the press to the answer. */
export function useSubmission(): Submission {
  const [state, setState] = useState(NOTHING)
  const latest = useRef(state)
  const actions = useMemo(() => {
    const become = (next: State) => {
      latest.current = next
      setState(next)
    }
    return {
      now: () => latest.current,
      mustWait: () => (latest.current.problem?.waitUntil ?? 0) > Date.now(),
      pending: () => become({ status: 'pending', problem: undefined }),
      success: () => become({ status: 'success', problem: undefined }),
      invalid: () => become({ status: 'invalid', problem: { text: CHECK_FOR_ERRORS } }),
      fail: (text: string, waitSeconds?: number) =>
        become({
          status: 'fail',
          problem: { text, waitUntil: waitSeconds === undefined ? undefined : Date.now() + waitSeconds * 1000 },
        }),
      clear: () => become(NOTHING),
    }
  }, [])
  return useMemo(() => ({ ...state, ...actions }), [state, actions])
}
