import { typedNumber } from '../../text/typed-number.ts'
import { TextField, type TextFieldProps } from '../../ui/index.ts'
import type { FieldValues } from '../values/paths.ts'
import type { BoundField } from './field-binding.ts'

/** A number field of a form. Its value is undefined while the field is empty. */
export function NumberInput<Values extends FieldValues>({ form, name, ...props }: BoundField<Values, TextFieldProps>) {
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...props}
      prompt={form.promptOf(name)}
      {...form.fields.register(name, { read: numberOf })}
    />
  )
}

function numberOf(typed: unknown): number | undefined {
  const text = String(typed ?? '').trim()
  return text === '' ? undefined : typedNumber(text)
}
