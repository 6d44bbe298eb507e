import { LoginForm, login, type Reply } from '@bettle/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { CallError, messageOf } from '../../api/call-error.ts'
import { PasswordField, TextField } from '../../ui/index.ts'
import { SubmitButton } from './submit-button.tsx'
import { useRevalidation } from './use-revalidation.ts'
import { useSubmission } from './use-submission.ts'

const UNSUCCESSFUL = 'Login unsuccessful, please check your details and try again.'

export function SignInForm({ onSignedIn }: { onSignedIn: (reply: Reply<typeof login>) => void }) {
  const form = useForm({ resolver: zodResolver(LoginForm), defaultValues: { email: '', password: '' } })
  const submission = useSubmission()
  useRevalidation(form, submission)
  const { errors } = form.formState

  const submit = form.handleSubmit(
    (details) => submission.run(async () => onSignedIn(await call(login, { body: details })), problemOf),
    submission.invalid,
  )

  return (
    <form noValidate aria-label="Sign In" onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        prompt={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField label="Password" required prompt={errors.password?.message} {...form.register('password')} />
      <SubmitButton {...submission} />
    </form>
  )
}

function problemOf(error: unknown): string {
  const isAboutDetails = error instanceof CallError && (error.status === 401 || error.status === 400)
  return isAboutDetails ? UNSUCCESSFUL : messageOf(error, UNSUCCESSFUL)
}
