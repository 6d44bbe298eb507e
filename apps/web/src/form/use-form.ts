import type { Issue } from '@bettle/contract'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, type SyntheticEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { $ZodType } from 'zod/v4/core'
import { CallError } from '../api/call-error.ts'
import { loadWording } from '../api/wording.ts'
import { msg } from '../texts/msg.ts'
import { type FailureTexts, failureText } from './failure-text.ts'
import { readFields } from './read-fields.ts'
import { checkBy } from './resolve.ts'
import { CHECK_FOR_ERRORS, type Submission, useSubmission } from './use-submission.ts'
import { createFieldStore, type FieldStore, isWithin } from './values/field-store.ts'
import type { DefaultValues, FieldValues, Path } from './values/paths.ts'

export const INVALID_INPUT = msg('form.use-form.invalid-input')

export interface FormOptions<Values extends FieldValues, Output, Reply> extends FailureTexts {
  /** The rules of the form with their error messages. A rule without a message shows 'Invalid input'. */
  schema: $ZodType<Output, Values>
  defaults: DefaultValues<Values>
  /** Sends the values. An exception or a response with an `error` counts as a failure. */
  submit: (values: Output) => Promise<Reply>
  /** When error messages appear: at the first submit, or at the first input. */
  mode?: 'on-submit' | 'on-input' | undefined
  onSuccess?: ((reply: Reply) => void) | undefined
  /** What happens after success: a path is opened, or true goes one page back. */
  redirect?: string | true | ((reply: Reply) => string | true) | undefined
}

/** The form type of all screens: the fields, the rules and the state of submitting. */
export interface Form<Values extends FieldValues> extends Pick<Submission, 'status' | 'problem'> {
  /** The id of the form element, with which a button outside the element can submit the form. */
  readonly id: string
  readonly fields: FieldStore<Values>
  readonly submit: (event?: FormEvent) => Promise<void>
  /** Takes over what was filled into the fields of the form element without an event. */
  readonly read: (event: SyntheticEvent) => void
  /** Returns the error message of a field, once error messages are shown. */
  readonly promptOf: (name: Path<Values>) => string | undefined
  /** Resets the form to its defaults, or to the given values. */
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
  const check = checkBy(schema, INVALID_INPUT)
  // In the mode on-submit, the code below validates the whole invalid form, because the store would validate only the
  // changed field.
  const [fields] = useState(() =>
    createFieldStore<Values, Output>({ defaults, isCheckedAtInput: mode === 'on-input', check }),
  )
  useEffect(() => fields.setCheck(check))
  // The texts of faulty fields load while the user fills in the form.
  useEffect(() => void loadWording(), [])
  const store = fields as unknown as FieldStore<Values>
  const errors = useSyncExternalStore(fields.onErrors, fields.getErrors)

  useEffect(
    () =>
      fields.onChange((name) => {
        const { status } = submission.now()
        if (status === 'success') submission.clear()
        if (status === 'fail' && name !== undefined) fields.clearErrors(name)
        if (status === 'invalid') {
          void fields.trigger().then((isValid) => {
            if (isValid && submission.now().status === 'invalid') submission.clear()
          })
        }
      }),
    [fields, submission],
  )

  const send = async (values: Output) => {
    submission.pending()
    const sent = fields.getAll()
    try {
      const reply = await submit(values)
      if (isFailure(reply)) throw reply
      // The server has saved the values that were sent, not those that the user has typed since.
      if (fields.getAll() === sent) submission.success()
      else submission.clear()
      onSuccess?.(reply)
      follow(typeof redirect === 'function' ? redirect(reply) : redirect)
    } catch (failure) {
      const text = failureText(failure, options)
      const shown = failure instanceof CallError ? showIssues(store, failure.issues) : []
      // The form does not repeat an error that a field already shows.
      const isSaidThere = shown.some(({ message }) => message === text)
      submission.fail(isSaidThere ? CHECK_FOR_ERRORS : text, waitOf(failure))
    }
  }
  const follow = (target: string | true | undefined) => {
    if (typeof target === 'string') void router?.navigate({ href: target })
    else if (target !== undefined) router?.history.back()
  }
  const read = ({ currentTarget }: SyntheticEvent) => {
    if (currentTarget instanceof HTMLFormElement) readFields(store, currentTarget)
  }

  return {
    id,
    // Only `submit` uses the output type. The fields use the input type.
    fields: store,
    status: submission.status,
    problem: submission.problem,
    promptOf: (name) => {
      const within = Object.keys(errors).some((field) => isWithin(field, name))
      return within ? errors[name] || INVALID_INPUT : undefined
    },
    submit: async (event) => {
      event?.preventDefault()
      // React passes events of a form in a dialog on to the form that opened the dialog.
      event?.stopPropagation()
      if (event) read(event)
      if (isBusy.current || submission.now().status === 'success' || submission.mustWait()) return
      isBusy.current = true
      try {
        await fields.submit(send, submission.invalid)
      } finally {
        isBusy.current = false
      }
    },
    read,
    reset: (values) => {
      submission.clear()
      fields.reset(values ?? defaults)
    },
  }
}

/**
 * Shows the server's errors at their fields and focuses the first of these fields on the page. Returns the errors that
 * belong to a field.
 */
function showIssues<Values extends FieldValues>(form: FieldStore<Values>, issues: readonly Issue[]): readonly Issue[] {
  const values = form.getAll()
  const matched = issues.filter(({ path }) => holds(values, path.split('.')))
  for (const { path, message } of matched) form.setError(path, message)
  if (matched.length > 0) form.focusFirst()
  return matched
}

function holds(values: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true
  if (typeof values !== 'object' || values === null || !Object.hasOwn(values, name)) return false
  return holds((values as Record<string, unknown>)[name], rest)
}

/** Returns whether a response counts as a failure. A server may respond with status 200 and an `error` in the body. */
function isFailure(reply: unknown): boolean {
  return typeof reply === 'object' && reply !== null && 'error' in reply && Boolean(reply.error)
}

function waitOf(failure: unknown): number | undefined {
  return failure instanceof CallError && failure.status === 429 ? failure.retryAfter : undefined
}
