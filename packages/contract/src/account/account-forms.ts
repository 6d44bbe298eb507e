import { isOnlyMarks, isUsernameSeen, isUsernameTooLong, plainUsername } from '@bettle/rules'
import * as z from 'zod/mini'
import { AvatarId } from '../fields/ids.ts'
import { shownLine } from '../fields/shown-text.ts'

const USERNAME_TOO_LONG = 'username-too-long'
export const PASSWORD_MIN = 8

export const Email = z
  .string('email-missing')
  .check(
    z.trim(),
    z.minLength(1, 'email-missing'),
    z.maxLength(254, { abort: true }),
    z.regex(/^[^\s@]+@[^\s@]+[.。．｡][^\s@]+$/, 'email-invalid'),
  )

export const Username = z.string('username-missing').check(
  z.maxLength(2000, { error: USERNAME_TOO_LONG, abort: true }),
  z.overwrite(plainUsername),
  z.minLength(1, 'username-missing'),
  z.maxLength(400, USERNAME_TOO_LONG),
  z.refine((username) => !isOnlyMarks(username), 'username-missing'),
  z.refine(isUsernameSeen, 'username-invisible'),
  z.refine((username) => !isUsernameTooLong(username), USERNAME_TOO_LONG),
)

/** Each rule of a new password has its own sentence. The messages of these schemas are codes of `SENTENCES`. */
export const NewPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN, 'password-too-short'),
    z.maxLength(200),
    z.regex(/[a-z]/, 'password-without-lowercase'),
    z.regex(/[A-Z]/, 'password-without-uppercase'),
    z.regex(/[0-9]/, 'password-without-number'),
    z.regex(/[^A-Za-z0-9]/, 'password-without-special'),
  )

export const RegisterForm = z.object({
  name: shownLine(80, 'name-missing'),
  email: Email,
  password: NewPassword,
  confirmPassword: z.string().check(z.maxLength(200)),
  tos: z.literal(true, 'terms-not-accepted'),
})
export type RegisterForm = z.infer<typeof RegisterForm>

export const ForgotPasswordForm = z.object({ email: Email, confirmEmail: z.string().check(z.maxLength(254)) })
export type ForgotPasswordForm = z.infer<typeof ForgotPasswordForm>

export const ResetPasswordForm = z.object({
  password: NewPassword,
  confirmPassword: z.string().check(z.maxLength(200)),
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  /** The id of the account whose owner received the emailed link. */
  id: z.string().check(z.minLength(1), z.maxLength(100)),
})
export type ResetPasswordForm = z.infer<typeof ResetPasswordForm>

const OwnPassword = z.string('password-missing').check(z.minLength(1, 'password-missing'), z.maxLength(200))

export const ChangePasswordForm = z.object({ password: OwnPassword, newPassword: NewPassword })
export type ChangePasswordForm = z.infer<typeof ChangePasswordForm>

export const ChangeEmailForm = z.object({ password: OwnPassword, email: Email })
export type ChangeEmailForm = z.infer<typeof ChangeEmailForm>

export const ConfirmEmailForm = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  /** The id of the account that owns the email address to confirm. */
  id: z.string().check(z.minLength(1), z.maxLength(100)),
})
export type ConfirmEmailForm = z.infer<typeof ConfirmEmailForm>

export const ProfileForm = z.object({ username: Username, selectedAvatar: z.nullable(AvatarId) })
export type ProfileForm = z.infer<typeof ProfileForm>

/** The fields of an account that an administrator sets. */
export const AccountForm = z.object({
  name: shownLine(80, 'other-name-missing'),
  email: Email,
  username: z.optional(Username),
  role: z.optional(z.enum(['player', 'admin'])),
  profileImageKey: z.nullish(z.string().check(z.maxLength(200))),
})
export type AccountForm = z.infer<typeof AccountForm>
