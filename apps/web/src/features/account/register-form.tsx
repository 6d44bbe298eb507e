import { RegisterForm as ContractFields, type Reply, register } from '@bettle/contract'
import { isUsernameTooLong, plainPassword } from '@bettle/rules'
import { Link } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { call } from '../../api/call.ts'
import { PasswordRules } from '../../form/fields/password-rules.tsx'
import { CheckboxInput, FormBody, PasswordInput, SubmitArea, TextInput, useForm } from '../../form/index.ts'
import { useWatch } from '../../form/values/use-watch.ts'
import { msg, rich } from '../../texts/msg.ts'
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
      z.refine((username) => !isUsernameTooLong(username), 'username-too-long'),
    ),
    confirmPassword: z.string().check(z.minLength(1, msg('account.register-form.please-confirm-your-password'))),
  })
  .check(
    z.refine(
      ({ password, confirmPassword }) => !confirmPassword || plainPassword(password) === plainPassword(confirmPassword),
      {
        path: ['confirmPassword'],
        message: msg('account.register-form.passwords-do-not-match'),
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
      400: msg('account.register-form.please-check-your-details'),
      500: msg('account.register-form.failed-to-register-please'),
    },
    failed: msg('account.register-form.registration-failed-please-check'),
    onSuccess: onRegistered,
  })
  const password = useWatch(form.fields, 'password')
  useSuggestedUsername(form.fields)
  return (
    <FormBody form={form} label={msg('account.register-form.create-your-account')}>
      <TextInput form={form} name="name" label={msg('account.register-form.name')} autoComplete="name" required />
      <TextInput
        form={form}
        name="username"
        label={msg('account.register-form.username')}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        hint={msg('account.register-form.other-players-see-this')}
      />
      <TextInput
        form={form}
        name="email"
        label={msg('account.register-form.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <div className="flex flex-col gap-2.5">
        <PasswordInput
          form={form}
          name="password"
          label={msg('account.register-form.password')}
          autoComplete="new-password"
          required
        />
        <PasswordRules password={password} />
      </div>
      <PasswordInput
        form={form}
        name="confirmPassword"
        label={msg('account.register-form.confirm-password')}
        autoComplete="new-password"
        required
      />
      <CheckboxInput form={form} name="tos" label={<Consent />} required />
      <SubmitArea form={form} />
    </FormBody>
  )
}

function Consent() {
  return (
    <>
      {rich('account.register-form.i-accept-the-terms', {
        link: (
          <Link
            to="/terms-of-service"
            target="_blank"
            className="font-medium text-flood underline underline-offset-4"
          />
        ),
      })}
    </>
  )
}
