import type { ReactNode } from 'react'
import { type ControllerRenderProps, type FieldValues, type Path, type PathValue, useController } from 'react-hook-form'
import {
  CheckboxField,
  type CheckboxFieldProps,
  NumberField,
  type NumberFieldProps,
  PasswordField,
  type PasswordFieldProps,
  Select,
  type SelectProps,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from '../ui/index.ts'
import type { Form } from './use-form.ts'

/** Where in which form a field stands. */
export interface Place<Values extends FieldValues> {
  form: Form<Values>
  name: Path<Values>
}

type Own = 'form' | 'name' | 'prompt' | 'invalid'
type Placed<Values extends FieldValues, Props> = Place<Values> & Omit<Props, Own>

export function TextInput<Values extends FieldValues>({ form, name, ...props }: Placed<Values, TextFieldProps>) {
  return <TextField {...props} prompt={form.promptOf(name)} {...form.fields.register(name)} />
}

export function TextAreaInput<Values extends FieldValues>({ form, name, ...props }: Placed<Values, TextAreaProps>) {
  return <TextArea {...props} prompt={form.promptOf(name)} {...form.fields.register(name)} />
}

export function PasswordInput<Values extends FieldValues>({
  form,
  name,
  ...props
}: Placed<Values, PasswordFieldProps>) {
  return <PasswordField {...props} prompt={form.promptOf(name)} {...form.fields.register(name)} />
}

/** Not ticked unless the defaults say so. */
export function CheckboxInput<Values extends FieldValues>({
  form,
  name,
  ...props
}: Placed<Values, CheckboxFieldProps>) {
  return <CheckboxField {...props} prompt={form.promptOf(name)} {...form.fields.register(name)} />
}

/** Any number, or none: the value is a number, undefined while nothing is typed. */
export function NumberInput<Values extends FieldValues>({ form, name, ...props }: Placed<Values, TextFieldProps>) {
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...props}
      prompt={form.promptOf(name)}
      {...form.fields.register(name, { setValueAs: numberOf })}
    />
  )
}

/** A number in a range, by steps: what does not fit is put back, so it cannot be wrong. */
export function StepperInput<Values extends FieldValues>({
  form,
  name,
  ...props
}: Placed<Values, Omit<NumberFieldProps, 'value' | 'onValueChange'>>) {
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

export function SelectInput<Values extends FieldValues>({
  form,
  name,
  ...props
}: Placed<Values, Omit<SelectProps, 'value' | 'onValueChange'>>) {
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

interface SlotProps<Values extends FieldValues, Name extends Path<Values>> {
  form: Form<Values>
  name: Name
  /** Put `ref` on what the keyboard goes to when the field is wrong. */
  children: (field: ControllerRenderProps<Values, Name> & { prompt: string | undefined }) => ReactNode
}

/** A field of a kind of its own: a grid of avatars, a file. */
export function SlotInput<Values extends FieldValues, Name extends Path<Values>>({
  form,
  name,
  children,
}: SlotProps<Values, Name>) {
  const { field } = useController({ control: form.fields.control, name })
  return children({ ...field, prompt: form.promptOf(name) })
}

function numberOf(typed: unknown): number | undefined {
  const text = String(typed ?? '').trim()
  return text === '' ? undefined : Number(text.replace(',', '.'))
}
