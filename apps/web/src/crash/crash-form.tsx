import * as z from 'zod/mini'
import { FormBody, type SubmissionStatus, SubmitArea, TextAreaInput, useForm } from '../form/index.ts'
import { msg } from '../texts/msg.ts'
import { sendMessage } from './crash-report.ts'

const LONGEST = 1000
const Fields = z.object({
  message: z
    .string()
    .check(z.trim(), z.minLength(1, msg('crash.crash-form.please-say-what-happened')), z.maxLength(LONGEST)),
})

interface CrashFormProps {
  label: string
  question?: string | undefined
  /** The id of the crash report, once the report is sent. Without a report, the message is sent alone. */
  report?: Promise<string | undefined> | undefined
}

/** Asks the user what they did before a crash, or the given question, and sends the answer. */
export function CrashForm({ label, question = msg('crash.crash-form.what-did-you-do'), report }: CrashFormProps) {
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
        hint={msg('crash.crash-form.do-not-write-passwords')}
      />
      <SubmitArea form={form} text={textOf} size="md" block={false} />
    </FormBody>
  )
}

function textOf(status: SubmissionStatus): string {
  if (status === 'success') return msg('crash.crash-form.thank-you-your-report')
  return status === 'fail' ? msg('crash.crash-form.retry') : msg('crash.crash-form.send-report')
}
