import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type UseFormReturn,
  useForm as useFields,
} from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'
import { CallError } from '../api/call-error.ts'
import { type FailureTexts, failureText } from './failure-text.ts'
import { showIssues } from './show-issues.ts'
import { type StepPlan, type Steps, useSteps } from './use-steps.ts'
import { CHECK_FOR_ERRORS, type Submission, useSubmission } from './use-submission.ts'

export const INVALID_INPUT = 'Invalid input'

export interface FormOptions<Values extends FieldValues, Output, Reply> extends FailureTexts {
  /** The rules, each with its prompt; a rule without words says 'Invalid input'. */
  schema: $ZodType<Output, Values>
  defaults: DefaultValues<Values>
  /** Sends the values. What it throws, and a reply with an `error`, is a failure. */
  submit: (values: Output) => Promise<Reply>
  /** When errors begin to show: with the first submit, or with the first input. */
  mode?: 'on-submit' | 'on-input' | undefined
  /** One step at a time, each with its fields. */
  steps?: readonly StepPlan<Values>[] | undefined
  onSuccess?: ((reply: Reply) => void) | undefined
  /** After success: a path to go to; anything else that is true goes one step back. */
  redirect?: string | true | ((reply: Reply) => string | true) | undefined
}

/** The one form of the product: its fields, its rules, and how its submitting goes. */
export interface Form<Values extends FieldValues> extends Pick<Submission, 'status' | 'problem'> {
  /** Of the form's element, so that a button elsewhere can submit it. */
  readonly id: string
  readonly fields: UseFormReturn<Values, unknown, unknown>
  readonly steps: Steps | undefined
  readonly submit: (event?: FormEvent) => Promise<void>
  /** What is wrong with a field, once errors show. */
  readonly promptOf: (name: Path<Values>) => string | undefined
  /** Back to the beginning: an empty form, or one of these values. */
  readonly reset: (values?: DefaultValues<Values>) => void
}

export function useForm<Values extends FieldValues, Output, Reply>(
  options: FormOptions<Values, Output, Reply>,
): Form<Values> {
  const { schema, defaults, mode = 'on-submit', submit, onSuccess, redirect } = options
  const id = useId()
  const router = useRouter({ warn: false })
  const isBusy = useRef(false)
  const submission = useSubmission()
  // On-submit forms are looked at again as a whole while they are invalid, below; the library would look at one field only.
  const validateMode = mode === 'on-input' ? 'onChange' : 'onSubmit'
  const fields = useFields<Values, unknown, Output>({
    resolver: zodResolver(schema, { error: () => INVALID_INPUT }),
    defaultValues: defaults,
    mode: validateMode,
    reValidateMode: validateMode,
  })
  const steps = useSteps(fields, options.steps, submission)
  const { errors } = fields.formState

  useEffect(
    () =>
      fields.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const { status } = submission.now()
          if (status === 'success') submission.clear()
          if (status === 'fail' && name !== undefined) fields.clearErrors(name as Path<Values>)
          if (status === 'invalid') {
            void fields.trigger(steps?.fieldsInSight()).then((isValid) => {
              if (isValid && submission.now().status === 'invalid') submission.clear()
            })
          }
        },
      }),
    [fields, steps?.fieldsInSight, submission],
  )

  const send = async (values: Output) => {
    submission.pending()
    try {
      const reply = await submit(values)
      if (isFailure(reply)) throw reply
      submission.success()
      onSuccess?.(reply)
      follow(typeof redirect === 'function' ? redirect(reply) : redirect)
    } catch (failure) {
      const text = failureText(failure, options)
      const shown = failure instanceof CallError ? showIssues(fields, failure.issues, steps) : []
      // What stands at its field is not said a second time.
      const isSaidThere = shown.some(({ message }) => message === text)
      submission.fail(isSaidThere ? CHECK_FOR_ERRORS : text, waitOf(failure))
    }
  }
  const follow = (target: string | true | undefined) => {
    if (typeof target === 'string') void router?.navigate({ href: target })
    else if (target !== undefined) router?.history.back()
  }
  const refuse = () => {
    submission.invalid()
    steps?.showFirstInvalid()
  }

  return {
    id,
    // What is sent is known to `submit` alone; fields know what is typed.
    fields: fields as unknown as UseFormReturn<Values, unknown, unknown>,
    steps,
    status: submission.status,
    problem: submission.problem,
    promptOf: (name) => {
      const error: { message?: string } | undefined = get(errors, name)
      return error && (error.message || INVALID_INPUT)
    },
    submit: async (event) => {
      event?.preventDefault()
      // A form in a dialog is, to React, inside the form that opened it.
      event?.stopPropagation()
      if (isBusy.current || submission.now().status === 'success' || submission.mustWait()) return
      isBusy.current = true
      try {
        if (steps && !steps.isLast) await steps.next()
        else await fields.handleSubmit(send, refuse)()
      } finally {
        isBusy.current = false
      }
    },
    reset: (values) => {
      submission.clear()
      steps?.restart()
      fields.reset(values ?? defaults)
    },
  }
}

/** Some calls answer 200 and say in the body that it did not work. */
function isFailure(reply: unknown): boolean {
  return typeof reply === 'object' && reply !== null && 'error' in reply && Boolean(reply.error)
}

function waitOf(failure: unknown): number | undefined {
  return failure instanceof CallError && failure.status === 429 ? failure.retryAfter : undefined
}
