import { TextArea, type TextAreaProps } from '../../ui/index.ts'
import type { FieldValues } from '../values/paths.ts'
import type { BoundField } from './field-binding.ts'

export function TextAreaInput<Values extends FieldValues>({ form, name, ...props }: BoundField<Values, TextAreaProps>) {
  return <TextArea {...props} prompt={form.promptOf(name)} {...form.fields.register(name)} />
}
