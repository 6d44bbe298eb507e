import { useMemo, useRef, useState } from 'react'
import { msg } from '../texts/msg.ts'

export type SubmissionStatus = 'pending' | 'success' | 'fail' | 'invalid' | null

export const CHECK_FOR_ERRORS = msg('form.use-submission.please-check-for-errors')

export interface SubmissionProblem {
  readonly text: string
  /** Before this time (ms since 1970) a retry is refused. */
  readonly waitUntil?: number | undefined
}

interface State {
  readonly status: SubmissionStatus
  /** The error of the whole form. */
  readonly problem: SubmissionProblem | undefined
}

export interface Submission extends State {
  /** Returns the current state, for code that runs between two renders. */
  now: () => State
  mustWait: () => boolean
  pending: () => void
  success: () => void
  invalid: () => void
  fail: (text: string, waitSeconds?: number | undefined) => void
  clear: () => void
}

const NOTHING: State = { status: null, problem: undefined }

/** Returns the state of submitting a form, from the press to the response. */
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
