import type { FieldValues, Path } from 'react-hook-form'
import type { Form } from './use-form.ts'

/** Where in which form a field stands. */
export interface FieldBinding<Values extends FieldValues> {
  form: Form<Values>
  name: Path<Values>
}

type Own = 'form' | 'name' | 'prompt' | 'invalid'

/** What is left to say of a field that knows its place. */
export type BoundField<Values extends FieldValues, Props> = FieldBinding<Values> & Omit<Props, Own>
