import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../ui/index.ts'
import { FormProblem } from './form-problem.tsx'
import { SubmitButton, type SubmitButtonProps } from './submit-button.tsx'
import type { FieldValues } from './values/paths.ts'

export interface SubmitAreaProps<Values extends FieldValues> extends SubmitButtonProps<Values> {
  /** Content beside the submit button, such as a cancel button. */
  children?: ReactNode
}

/** The end of a form: the error of the whole form and the buttons, with Back and Next between its steps. */
export function SubmitArea<Values extends FieldValues>({
  form,
  block = true,
  size = 'lg',
  children,
  ...button
}: SubmitAreaProps<Values>) {
  const { steps } = form
  return (
    <div className="flex flex-col gap-3">
      <FormProblem form={form} />
      <div className="flex items-stretch gap-3">
        {steps && steps.at > 0 && (
          <Button
            size={size}
            icon={<ArrowLeft aria-hidden="true" />}
            disabled={form.status === 'pending'}
            onClick={steps.back}
          >
            Back
          </Button>
        )}
        <SubmitButton form={form} block={block} size={size} {...button} />
        {children}
      </div>
    </div>
  )
}
