import { LoginForm, login, type Reply } from '@bettle/contract'
import { call } from '../../api/call.ts'
import { FormBody, PasswordInput, SubmitArea, TextInput, useForm } from '../../form/index.ts'
import { msg } from '../../texts/msg.ts'
import { refusedSignIn } from './refused-sign-in.ts'

const UNSUCCESSFUL = msg('account.sign-in-form.login-unsuccessful-please-check')

export function SignInForm({ onSignedIn }: { onSignedIn: (reply: Reply<typeof login>) => void }) {
  const form = useForm({
    schema: LoginForm,
    defaults: { email: '', password: '' },
    submit: (details) => call(login, { body: details }).catch(refusedSignIn),
    messages: { 400: UNSUCCESSFUL, 401: UNSUCCESSFUL },
    failed: UNSUCCESSFUL,
    onSuccess: onSignedIn,
  })
  return (
    <FormBody form={form} label={msg('account.sign-in-form.sign-in')}>
      <TextInput
        form={form}
        name="email"
        label={msg('account.sign-in-form.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordInput
        form={form}
        name="password"
        label={msg('account.sign-in-form.password')}
        autoComplete="current-password"
        required
      />
      <SubmitArea form={form} />
    </FormBody>
  )
}
