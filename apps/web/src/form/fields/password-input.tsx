import { PasswordField, type PasswordFieldProps } from '../../ui/index.ts'
import type { FieldValues } from '../values/paths.ts'
import type { BoundField } from './field-binding.ts'

export function PasswordInput<Values extends FieldValues>({
  form,
  name,
  ...props
}: BoundField<Values, PasswordFieldProps>) {
  return <PasswordField {...props} prompt={form.promptOf(name)} {...form.fields.register(name)} />
}
