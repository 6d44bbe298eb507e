import * as z from 'zod/mini'
import { FormBody, type SubmissionStatus, SubmitArea, TextAreaInput, useForm } from '../form/index.ts'
import { sendMessage } from './crash-report.ts'

const LONGEST = 1000
const Fields = z.object({
  message: z.string().check(z.trim(), z.minLength(1, 'Please say what happened'), z.maxLength(LONGEST)),
})

interface CrashFormProps {
  label: string
  question?: string | undefined
  /** Of the crash it belongs to, once that was told; without one the words stand alone. */
  report?: Promise<string | undefined> | undefined
}

/** What somebody did when it happened, in their words. */
export function CrashForm({ label, question = 'What did you do just before?', report }: CrashFormProps) {
  const form = useForm({
    schema: Fields,
    defaults: { message: '' },
    submit: async ({ message }) => sendMessage(message, await report),
  })
  return (
    <FormBody form={form} label={label}>
      <TextAreaInput
        form={form}
        name="message"
        label={question}
        required
        maxLength={LONGEST}
        rows={3}
        hint="Leave out passwords and codes. Email addresses and links are removed."
      />
      <SubmitArea form={form} text={textOf} size="md" block={false} />
    </FormBody>
  )
}

function textOf(status: SubmissionStatus): string {
  if (status === 'success') return 'Thank you, your report was sent'
  return status === 'fail' ? 'Retry' : 'Send report'
}
