import { type FieldValues, type Path, type PathValue, useController } from 'react-hook-form'
import { NumberField, type NumberFieldProps } from '../../ui/index.ts'
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
  const { field } = useController({ control: form.fields.control, name })
  return (
    <NumberField
      {...props}
      prompt={form.promptOf(name)}
      name={name}
      ref={field.ref}
      onBlur={field.onBlur}
      value={field.value}
      onValueChange={(value) => field.onChange(value as PathValue<Values, Path<Values>>)}
    />
  )
}
