import { CheckboxField, type CheckboxFieldProps } from '../../ui/index.ts'
import type { FieldValues } from '../values/paths.ts'
import type { BoundField } from './field-binding.ts'

/** A checkbox that is unchecked unless the form's defaults say otherwise. */
export function CheckboxInput<Values extends FieldValues>({
  form,
  name,
  ...props
}: BoundField<Values, CheckboxFieldProps>) {
  return <CheckboxField {...props} prompt={form.promptOf(name)} {...form.fields.register(name)} />
}
