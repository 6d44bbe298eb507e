import { RegisterForm as ContractFields, type Reply, register, USERNAME_TOO_LONG } from '@bettle/contract'
import { isUsernameTooLong, plainPassword } from '@bettle/rules'
import { Link } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { call } from '../../api/call.ts'
import { PasswordRules } from '../../form/fields/password-rules.tsx'
import { CheckboxInput, FormBody, PasswordInput, SubmitArea, TextInput, useForm } from '../../form/index.ts'
import { useWatch } from '../../form/values/use-watch.ts'
import { refusedSignIn } from './refused-sign-in.ts'
import { useSuggestedUsername } from './use-suggested-username.ts'

/**
 * The contract's fields, with a check that both passwords are equal. All problems with the fields are reported
 * together.
 */
const RegisterFields = z
  .extend(ContractFields, {
    /** If the username is empty, the server derives one from the name. */
    username: z.string().check(
      z.trim(),
      z.refine((username) => !isUsernameTooLong(username), USERNAME_TOO_LONG),
    ),
    confirmPassword: z.string().check(z.minLength(1, 'Please confirm your password')),
  })
  .check(
    z.refine(
      ({ password, confirmPassword }) => !confirmPassword || plainPassword(password) === plainPassword(confirmPassword),
      {
        path: ['confirmPassword'],
        message: 'Passwords do not match',
        when: () => true,
      },
    ),
  )

interface RegisterFormProps {
  /** The name of a registering guest in their lobby. */
  guestName?: string | undefined
  onRegistered: (reply: Reply<typeof register>) => void
}

export function RegisterForm({ guestName = '', onRegistered }: RegisterFormProps) {
  const form = useForm({
    schema: RegisterFields,
    defaults: {
      name: guestName,
      username: guestName,
      email: '',
      password: '',
      confirmPassword: '',
      tos: false as never,
    },
    submit: ({ username, ...details }) =>
      call(register, { body: { ...details, ...(username && { username }) } }).catch(refusedSignIn),
    messages: {
      400: 'Please check your details and try again.',
      500: 'Failed to register, please retry or try refreshing the page.',
    },
    failed: 'Registration failed. Please check your details and try again.',
    onSuccess: onRegistered,
  })
  const password = useWatch(form.fields, 'password')
  useSuggestedUsername(form.fields)
  return (
    <FormBody form={form} label="Create your account">
      <TextInput form={form} name="name" label="Name" autoComplete="name" required />
      <TextInput
        form={form}
        name="username"
        label="Username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        hint="Other players see this name. Keep it, or type another name."
      />
      <TextInput
        form={form}
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <div className="flex flex-col gap-2.5">
        <PasswordInput form={form} name="password" label="Password" autoComplete="new-password" required />
        <PasswordRules password={password} />
      </div>
      <PasswordInput form={form} name="confirmPassword" label="Confirm password" autoComplete="new-password" required />
      <CheckboxInput form={form} name="tos" label={<Consent />} required />
      <SubmitArea form={form} />
    </FormBody>
  )
}

function Consent() {
  return (
    <>
      I accept the{' '}
      <Link to="/terms-of-service" target="_blank" className="font-medium text-flood underline underline-offset-4">
        Terms of Service
      </Link>
    </>
  )
}
