import { RegisterForm as RegisterFields, type Reply, register } from '@bettle/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import { CheckboxField, PasswordField, TextField } from '../../ui/index.ts'
import { SubmitButton } from './submit-button.tsx'
import { useRevalidation } from './use-revalidation.ts'
import { useSubmission } from './use-submission.ts'

/** The contract's fields, and that both passwords are the same: told together with whatever else is wrong. */
const Fields = RegisterFields.extend({
  confirmPassword: z.string().min(1, 'Please confirm your password'),
}).refine(({ password, confirmPassword }) => !confirmPassword || password === confirmPassword, {
  path: ['confirmPassword'],
  message: 'Passwords do not match',
  when: () => true,
})

const FAILED = 'Registration failed. Please check your details and try again.'
const MESSAGES: Partial<Record<number, string>> = {
  400: 'Please check your details and try again.',
  500: 'Failed to register, please retry or try refreshing the page.',
}

export function RegisterForm({ onRegistered }: { onRegistered: (reply: Reply<typeof register>) => void }) {
  const form = useForm({
    resolver: zodResolver(Fields),
    defaultValues: { name: '', email: '', password: '', confirmPassword: '', tos: false as never },
  })
  const submission = useSubmission()
  useRevalidation(form, submission)
  const { errors } = form.formState

  const submit = form.handleSubmit(
    (details) => submission.run(async () => onRegistered(await call(register, { body: details })), problemOf),
    submission.invalid,
  )

  return (
    <form noValidate aria-label="Create your account" onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="Name"
        autoComplete="name"
        hint="Other players see it."
        required
        prompt={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        prompt={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters: a small and a capital letter, a number and a special character."
        required
        prompt={errors.password?.message}
        {...form.register('password', { deps: 'confirmPassword' })}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        required
        prompt={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      <CheckboxField
        label={
          <>
            I accept the{' '}
            <Link
              to="/terms-of-service"
              target="_blank"
              className="font-medium text-flood underline underline-offset-4"
            >
              Terms of Service
            </Link>
          </>
        }
        required
        prompt={errors.tos?.message}
        {...form.register('tos')}
      />
      <SubmitButton {...submission} />
    </form>
  )
}

function problemOf(error: unknown): string {
  if (!(error instanceof CallError)) return FAILED
  const isTold = error.status === 0 || error.status === 409 || error.status === 429 || error.status === 503
  return MESSAGES[error.status] ?? (isTold ? error.message : FAILED)
}
