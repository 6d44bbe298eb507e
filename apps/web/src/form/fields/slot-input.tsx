import type { ReactNode } from 'react'
import { type ControllerRenderProps, type FieldValues, type Path, useController } from 'react-hook-form'
import type { Form } from '../use-form.ts'

interface SlotProps<Values extends FieldValues, Name extends Path<Values>> {
  form: Form<Values>
  name: Name
  /** `ref` belongs on the element that gets the focus when the field is invalid. */
  children: (field: ControllerRenderProps<Values, Name> & { prompt: string | undefined }) => ReactNode
}

/** A form field of any other kind, such as a grid of avatars or a file. */
export function SlotInput<Values extends FieldValues, Name extends Path<Values>>({
  form,
  name,
  children,
}: SlotProps<Values, Name>) {
  const { field } = useController({ control: form.fields.control, name })
  return children({ ...field, prompt: form.promptOf(name) })
}
