import type { ReactNode } from 'react'
import type { Form } from '../use-form.ts'
import type { FieldValues, Path } from '../values/paths.ts'
import { type Controlled, useControlled } from '../values/use-controlled.ts'

interface SlotField {
  prompt: string | undefined
  /** Takes the reason why the field has no value yet. The form is not sent while there is one. */
  onUnfinished: (reason: string | undefined) => void
}

interface SlotProps<Values extends FieldValues, Name extends Path<Values>> {
  form: Form<Values>
  name: Name
  /** `ref` belongs on the element that gets the focus when the field is invalid. */
  children: (field: Controlled<Values, Name> & SlotField) => ReactNode
}

/** A form field of any other kind, such as a grid of avatars or a file. */
export function SlotInput<Values extends FieldValues, Name extends Path<Values>>({
  form,
  name,
  children,
}: SlotProps<Values, Name>) {
  const field = useControlled(form.fields, name)
  return children({ ...field, prompt: form.promptOf(name), onUnfinished: form.fields.unfinished(name) })
}
