import { Select, type SelectProps } from '../../ui/index.ts'
import type { FieldValues, Path, PathValue } from '../values/paths.ts'
import { useControlled } from '../values/use-controlled.ts'
import type { BoundField } from './field-binding.ts'

export function SelectInput<Values extends FieldValues>({
  form,
  name,
  ...props
}: BoundField<Values, Omit<SelectProps, 'value' | 'onValueChange'>>) {
  const field = useControlled(form.fields, name)
  return (
    <Select
      {...props}
      prompt={form.promptOf(name)}
      name={name}
      ref={field.ref}
      onBlur={field.onBlur}
      value={(field.value ?? undefined) as string | undefined}
      onValueChange={(value) => field.onChange(value as PathValue<Values, Path<Values>>)}
    />
  )
}
