import type { Form } from '../use-form.ts'
import type { FieldValues, Path } from '../values/paths.ts'

/** The form and the name of a field. */
export interface FieldBinding<Values extends FieldValues> {
  form: Form<Values>
  name: Path<Values>
}

type Own = 'form' | 'name' | 'prompt' | 'invalid'

/** The remaining props of a field that is bound to a form. */
export type BoundField<Values extends FieldValues, Props> = FieldBinding<Values> & Omit<Props, Own>
