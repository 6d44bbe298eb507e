import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Submission } from './use-submission.ts'

/** While a form is marked invalid each change is looked at again; once all is right the mark goes. */
export function useRevalidation<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  { status, valid }: Pick<Submission, 'status' | 'valid'>,
): void {
  const { isSubmitted, errors } = form.formState
  const isRight = isSubmitted && Object.keys(errors).length === 0
  useEffect(() => {
    if (status === 'invalid' && isRight) valid()
  })
}
