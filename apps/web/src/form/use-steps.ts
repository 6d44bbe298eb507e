import { useCallback, useMemo, useRef, useState } from 'react'
import type { Submission } from './use-submission.ts'
import type { FieldStore } from './values/field-store.ts'
import type { FieldValues, Path } from './values/paths.ts'

export interface StepPlan<Values extends FieldValues> {
  readonly title: string
  readonly fields: readonly Path<Values>[]
}

export interface Steps {
  readonly at: number
  readonly titles: readonly string[]
  readonly isLast: boolean
  /** Returns whether the step has changed, so that the focus must move to it. */
  readonly hasMoved: () => boolean
  /** Opens the next step if the current step is valid. */
  readonly next: () => Promise<void>
  readonly back: () => void
  readonly restart: () => void
  /** Opens the step of the first error. */
  readonly showFirstInvalid: () => void
  /** Returns the names of the visible fields. */
  readonly fieldsInSight: () => readonly string[]
}

/** Shows a form step by step. Without a list of steps, all fields are shown. */
export function useSteps<Values extends FieldValues>(
  form: FieldStore<Values>,
  plan: readonly StepPlan<Values>[] | undefined,
  submission: Submission,
): Steps | undefined {
  const [at, setAt] = useState(0)
  const latest = useRef({ at, plan, submission, moved: false })
  latest.current = { ...latest.current, at, plan, submission }

  const go = useCallback((to: number) => {
    latest.current.moved = true
    setAt(to)
  }, [])
  const actions = useMemo(() => {
    const fieldsOf = (step: number) => [...(latest.current.plan?.[step]?.fields ?? [])]
    return {
      hasMoved: () => latest.current.moved,
      fieldsInSight: () => fieldsOf(latest.current.at),
      next: async () => {
        const isValid = await form.trigger(fieldsOf(latest.current.at), { shouldFocus: true })
        if (!isValid) return latest.current.submission.invalid()
        latest.current.submission.clear()
        go(latest.current.at + 1)
      },
      back: () => {
        latest.current.submission.clear()
        form.clearErrors()
        go(Math.max(0, latest.current.at - 1))
      },
      restart: () => {
        latest.current.moved = false
        setAt(0)
      },
      showFirstInvalid: () => {
        const steps = latest.current.plan ?? []
        const first = steps.findIndex(({ fields }) => fields.some((name) => form.hasErrorAt(name)))
        if (first >= 0 && first !== latest.current.at) go(first)
      },
    }
  }, [form, go])

  return useMemo(
    () => plan && { at, titles: plan.map(({ title }) => title), isLast: at >= plan.length - 1, ...actions },
    [actions, at, plan],
  )
}
