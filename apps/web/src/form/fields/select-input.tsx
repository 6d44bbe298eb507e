import { type FieldValues, type Path, type PathValue, useController } from 'react-hook-form'
import { Select, type SelectProps } from '../../ui/index.ts'
import type { BoundField } from './field-binding.ts'

export function SelectInput<Values extends FieldValues>({
  form,
  name,
  ...props
}: BoundField<Values, Omit<SelectProps, 'value' | 'onValueChange'>>) {
  const { field } = useController({ control: form.fields.control, name })
  return (
    <Select
      {...props}
      prompt={form.promptOf(name)}
      name={name}
      ref={field.ref}
      onBlur={field.onBlur}
      value={field.value ?? undefined}
      onValueChange={(value) => field.onChange(value as PathValue<Values, Path<Values>>)}
    />
  )
}
