import type { ReactNode } from 'react'
import { type ControllerRenderProps, type FieldValues, type Path, useController } from 'react-hook-form'
import type { Form } from './use-form.ts'

interface SlotProps<Values extends FieldValues, Name extends Path<Values>> {
  form: Form<Values>
  name: Name
  /** Put `ref` on what the keyboard goes to when the field is wrong. */
  children: (field: ControllerRenderProps<Values, Name> & { prompt: string | undefined }) => ReactNode
}

/** A field of a kind of its own: a grid of avatars, a file. */
export function SlotInput<Values extends FieldValues, Name extends Path<Values>>({
  form,
  name,
  children,
}: SlotProps<Values, Name>) {
  const { field } = useController({ control: form.fields.control, name })
  return children({ ...field, prompt: form.promptOf(name) })
}
