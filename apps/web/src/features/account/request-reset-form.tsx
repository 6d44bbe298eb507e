import { ForgotPasswordForm, forgotPassword } from '@bettle/contract'
import { call } from '../../api/call.ts'
import { FormBody, SubmitArea, TextInput, useForm } from '../../form/index.ts'
import { useWatch } from '../../form/values/use-watch.ts'
import { msg } from '../../texts/msg.ts'

/**
 * Requests an email with a link that resets the password. The button is disabled until both addresses are equal, so
 * that a typo sends no email.
 */
export function RequestResetForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({
    schema: ForgotPasswordForm,
    defaults: { email: '', confirmEmail: '' },
    submit: async (addresses) => {
      const { message } = await call(forgotPassword, { body: addresses })
      if (message !== 'success') throw new Error(message)
      return addresses
    },
    onSuccess: ({ email }) => onSent(email),
  })
  const email = useWatch(form.fields, 'email')
  const confirmEmail = useWatch(form.fields, 'confirmEmail')
  const isSure = email !== '' && email === confirmEmail
  const address = {
    type: 'email',
    inputMode: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    required: true,
  } as const
  return (
    <FormBody form={form} label={msg('account.request-reset-form.forgot-password')}>
      <TextInput
        form={form}
        name="email"
        label={msg('account.request-reset-form.email')}
        autoComplete="email"
        {...address}
      />
      <TextInput
        form={form}
        name="confirmEmail"
        label={msg('account.request-reset-form.confirm-email')}
        autoComplete="email"
        {...address}
      />
      <SubmitArea
        form={form}
        disabled={!isSure}
        text={(status) =>
          status === 'fail' ? msg('account.request-reset-form.retry') : msg('account.request-reset-form.send')
        }
      />
    </FormBody>
  )
}
