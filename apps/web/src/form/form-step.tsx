import { type ReactNode, useEffect, useRef } from 'react'
import type { Form } from './use-form.ts'
import type { Steps } from './use-steps.ts'
import type { FieldValues } from './values/paths.ts'

interface FormStepProps<Values extends FieldValues> {
  form: Form<Values>
  /** The index of the step in the list of steps, from 0. */
  at: number
  className?: string | undefined
  children: ReactNode
}

/** One step of a form. Only this step is shown, and the other steps keep their input. */
export function FormStep<Values extends FieldValues>({ form, at, ...shown }: FormStepProps<Values>) {
  if (!form.steps || form.steps.at !== at) return null
  return <StepInSight steps={form.steps} {...shown} />
}

const FOCUSABLE = 'input, select, textarea, button, [tabindex="0"]'

function StepInSight({
  steps,
  className = 'flex flex-col gap-4',
  children,
}: Pick<FormStepProps<FieldValues>, 'className' | 'children'> & { steps: Steps }) {
  const box = useRef<HTMLFieldSetElement>(null)
  const { at, titles, hasMoved } = steps
  useEffect(() => {
    if (!hasMoved()) return
    const wrong = box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const first = wrong ?? box.current?.querySelector<HTMLElement>(FOCUSABLE)
    first?.focus()
  }, [hasMoved])
  return (
    <fieldset ref={box} className={className}>
      <legend className="mb-4 flex w-full items-center justify-between gap-4">
        <span className="caps text-lg">{titles[at]}</span>
        <span className="figures text-faint text-sm">
          Step {at + 1} of {titles.length}
        </span>
      </legend>
      {children}
    </fieldset>
  )
}
