import type { ReactNode } from 'react'
import { FormProblem } from './form-problem.tsx'
import { SubmitButton, type SubmitButtonProps } from './submit-button.tsx'
import type { FieldValues } from './values/paths.ts'

export interface SubmitAreaProps<Values extends FieldValues> extends SubmitButtonProps<Values> {
  /** Content beside the submit button, such as a cancel button. */
  children?: ReactNode
}

/** The end of a form: the error of the whole form and the buttons. */
export function SubmitArea<Values extends FieldValues>({
  form,
  block = true,
  size = 'lg',
  children,
  ...button
}: SubmitAreaProps<Values>) {
  return (
    <div className="flex flex-col gap-3">
      <FormProblem form={form} />
      <div className="flex items-stretch gap-3">
        <SubmitButton form={form} block={block} size={size} {...button} />
        {children}
      </div>
    </div>
  )
}
