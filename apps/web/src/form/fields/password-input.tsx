import type { FieldValues } from 'react-hook-form'
import { PasswordField, type PasswordFieldProps } from '../../ui/index.ts'
import type { BoundField } from './field-binding.ts'

export function PasswordInput<Values extends FieldValues>({
  form,
  name,
  ...props
}: BoundField<Values, PasswordFieldProps>) {
  return <PasswordField {...props} prompt={form.promptOf(name)} {...form.fields.register(name)} />
}
