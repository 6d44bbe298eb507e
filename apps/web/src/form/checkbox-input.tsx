import type { FieldValues } from 'react-hook-form'
import { CheckboxField, type CheckboxFieldProps } from '../ui/index.ts'
import type { Placed } from './place.ts'

/** Not ticked unless the defaults say so. */
export function CheckboxInput<Values extends FieldValues>({
  form,
  name,
  ...props
}: Placed<Values, CheckboxFieldProps>) {
  return <CheckboxField {...props} prompt={form.promptOf(name)} {...form.fields.register(name)} />
}
