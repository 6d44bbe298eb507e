import type { ReactNode } from 'react'
import { msg } from '../texts/msg.ts'
import { Button, Dialog } from '../ui/index.ts'
import { FormBody } from './form-body.tsx'
import { FormProblem } from './form-problem.tsx'
import { SubmitButton } from './submit-button.tsx'
import type { Form } from './use-form.ts'
import type { FieldValues } from './values/paths.ts'

interface FormDialogProps<Values extends FieldValues> {
  form: Form<Values>
  title: string
  description: string
  /** The accessible name of the form. */
  label: string
  submitText: string
  cancelText?: string
  isDanger?: boolean
  /** True if the form cannot be submitted now. */
  isBlocked?: boolean
  /** Information that is shown above the fields. */
  intro?: ReactNode
  children: ReactNode
  onClose: () => void
}

/** A short form in a dialog. The user cannot close the dialog while the response is pending. */
export function FormDialog<Values extends FieldValues>({
  form,
  title,
  description,
  label,
  submitText,
  cancelText = msg('form.form-dialog.cancel'),
  isDanger = false,
  isBlocked = false,
  intro,
  children,
  onClose,
}: FormDialogProps<Values>) {
  const isPending = form.status === 'pending'
  return (
    <Dialog
      open
      size="sm"
      phone="fitted"
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="ghost" disabled={isPending} onClick={onClose}>
            {cancelText}
          </Button>
          <SubmitButton form={form} variant={isDanger ? 'danger' : 'primary'} text={submitText} disabled={isBlocked} />
        </>
      }
    >
      {intro}
      <FormBody form={form} label={label} className={intro ? 'mt-5 flex flex-col gap-4' : 'flex flex-col gap-4'}>
        {children}
        <FormProblem form={form} />
      </FormBody>
    </Dialog>
  )
}
