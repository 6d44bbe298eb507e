import type { ReactNode } from 'react'
import type { Form } from './use-form.ts'
import type { FieldValues } from './values/paths.ts'

interface FormBodyProps<Values extends FieldValues> {
  form: Form<Values>
  /** The accessible name of the form. */
  label: string
  className?: string | undefined
  children: ReactNode
}

/**
 * The form element around the fields. It disables the browser's validation, because the fields show their own error
 * messages.
 */
export function FormBody<Values extends FieldValues>({
  form,
  label,
  className = 'flex flex-col gap-4',
  children,
}: FormBodyProps<Values>) {
  return (
    <form
      id={form.id}
      noValidate
      aria-label={label}
      onSubmit={form.submit}
      // A button that waits for filled fields would otherwise stay disabled after a password manager has filled them.
      onPointerOver={form.read}
      onFocus={form.read}
      className={className}
    >
      {children}
    </form>
  )
}
