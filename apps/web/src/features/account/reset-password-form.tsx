import { ResetPasswordForm as ResetPasswordFields, resetPassword } from '@bettle/contract'
import { plainPassword } from '@bettle/rules'
import * as z from 'zod/mini'
import { call } from '../../api/call.ts'
import { PasswordRules } from '../../form/fields/password-rules.tsx'
import { FormBody, PasswordInput, SubmitArea, useForm } from '../../form/index.ts'
import { useWatch } from '../../form/values/use-watch.ts'
import { msg } from '../../texts/msg.ts'

const FAILED = msg('account.reset-password-form.failed-to-reset-password')
const NewPasswords = z.pick(ResetPasswordFields, { password: true, confirmPassword: true })

interface ResetPasswordFormProps {
  /** The token and the id from the emailed link. */
  token: string
  id: string
  onReset: () => void
}

export function ResetPasswordForm({ token, id, onReset }: ResetPasswordFormProps) {
  const form = useForm({
    schema: NewPasswords,
    defaults: { password: '', confirmPassword: '' },
    submit: async (passwords) => {
      const { message } = await call(resetPassword, { body: { ...passwords, token, id } })
      if (message !== 'success') throw new Error(message)
    },
    messages: { 400: FAILED, 404: FAILED, 500: FAILED },
    failed: FAILED,
    onSuccess: onReset,
  })
  const password = useWatch(form.fields, 'password')
  const confirmPassword = useWatch(form.fields, 'confirmPassword')
  const isSure = password !== '' && plainPassword(password) === plainPassword(confirmPassword)
  return (
    <FormBody form={form} label={msg('account.reset-password-form.reset-password')}>
      <div className="flex flex-col gap-2.5">
        <PasswordInput
          form={form}
          name="password"
          label={msg('account.reset-password-form.new-password')}
          autoComplete="new-password"
          required
        />
        <PasswordRules password={password} />
      </div>
      <PasswordInput
        form={form}
        name="confirmPassword"
        label={msg('account.reset-password-form.confirm-password')}
        autoComplete="new-password"
        required
      />
      <SubmitArea
        form={form}
        disabled={!isSure}
        text={(status) =>
          status === 'fail'
            ? msg('account.reset-password-form.retry')
            : msg('account.reset-password-form.set-new-password')
        }
      />
    </FormBody>
  )
}
