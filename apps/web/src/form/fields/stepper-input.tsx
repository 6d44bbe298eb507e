import { NumberField, type NumberFieldProps } from '../../ui/index.ts'
import type { FieldValues, Path, PathValue } from '../values/paths.ts'
import { useControlled } from '../values/use-controlled.ts'
import type { BoundField } from './field-binding.ts'

/**
 * A number in a range, with a button for one step less and one for one step more. The form never gets a value outside
 * the range.
 */
export function StepperInput<Values extends FieldValues>({
  form,
  name,
  ...props
}: BoundField<Values, Omit<NumberFieldProps, 'value' | 'onValueChange'>>) {
  const field = useControlled(form.fields, name)
  return (
    <NumberField
      {...props}
      prompt={form.promptOf(name)}
      name={name}
      ref={field.ref}
      onBlur={field.onBlur}
      value={field.value as number}
      onValueChange={(value) => field.onChange(value as PathValue<Values, Path<Values>>)}
    />
  )
}
