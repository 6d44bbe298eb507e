import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Form } from './use-form.ts'

interface FormBodyProps<Values extends FieldValues> {
  form: Form<Values>
  /** Names the form to those who listen. */
  label: string
  className?: string | undefined
  children: ReactNode
}

/** The element around the fields. Its prompts are our own: the browser's bubbles stay away. */
export function FormBody<Values extends FieldValues>({
  form,
  label,
  className = 'flex flex-col gap-4',
  children,
}: FormBodyProps<Values>) {
  return (
    <form id={form.id} noValidate aria-label={label} onSubmit={form.submit} className={className}>
      {children}
    </form>
  )
}
