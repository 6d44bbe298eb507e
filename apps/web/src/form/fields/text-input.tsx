import { TextField, type TextFieldProps } from '../../ui/index.ts'
import type { FieldValues } from '../values/paths.ts'
import type { BoundField } from './field-binding.ts'

export function TextInput<Values extends FieldValues>({ form, name, ...props }: BoundField<Values, TextFieldProps>) {
  return <TextField {...props} prompt={form.promptOf(name)} {...form.fields.register(name)} />
}
