import { Check, TriangleAlert } from 'lucide-react'
import { msg } from '../texts/msg.ts'
import { Button, type ButtonProps, useSecondsUntil } from '../ui/index.ts'
import type { Form } from './use-form.ts'
import type { SubmissionStatus } from './use-submission.ts'
import type { FieldValues } from './values/paths.ts'

export interface SubmitButtonProps<Values extends FieldValues>
  extends Pick<ButtonProps, 'block' | 'className' | 'size' | 'disabled' | 'variant'> {
  form: Form<Values>
  /** Replaces the texts Submit, and Retry after a failure. */
  text?: string | ((status: SubmissionStatus) => string) | undefined
}

/** Submits its form, even from outside the form element. */
export function SubmitButton<Values extends FieldValues>({
  form,
  text = textOf,
  variant = 'primary',
  disabled = false,
  ...rest
}: SubmitButtonProps<Values>) {
  const { id, status, problem } = form
  const wait = useSecondsUntil(problem?.waitUntil)
  return (
    <Button
      type="submit"
      form={id}
      variant={variant}
      loading={status === 'pending'}
      disabled={disabled || wait > 0}
      icon={iconOf(status)}
      {...rest}
    >
      {typeof text === 'string' ? text : text(status)}
    </Button>
  )
}

function textOf(status: SubmissionStatus): string {
  return status === 'fail' ? msg('form.submit-button.retry') : msg('form.submit-button.submit')
}

function iconOf(status: SubmissionStatus) {
  if (status === 'success') return <Check aria-hidden="true" />
  if (status === 'fail' || status === 'invalid') return <TriangleAlert aria-hidden="true" />
  return undefined
}
