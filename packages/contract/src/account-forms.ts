import { z } from 'zod'
import { AvatarId } from './ids.ts'

export const USERNAME_MAX = 20
export const PASSWORD_MIN = 8

/** A text that must be there, with the sentence that asks for it. */
const required = (prompt: string, max = 200) => z.string(prompt).trim().min(1, prompt).max(max)

export const Email = z
  .string('Please provide your email address')
  .trim()
  .min(1, 'Please provide your email address')
  .max(254)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Invalid email address')

export const Username = z
  .string('Please provide a username')
  .trim()
  .min(1, 'Please provide a username')
  .max(USERNAME_MAX, `Usernames have at most ${USERNAME_MAX} characters`)

/** The rules of a new password, each with its own sentence. */
export const NewPassword = z
  .string()
  .min(PASSWORD_MIN, 'Passwords should be at least 8 characters')
  .max(200)
  .regex(/[a-z]/, 'Passwords should contain a lowercase letter')
  .regex(/[A-Z]/, 'Passwords should contain an uppercase letter')
  .regex(/[0-9]/, 'Passwords should contain a number')
  .regex(/[^A-Za-z0-9]/, 'Passwords should contain a special character')

export const RegisterForm = z.object({
  name: required('Please provide your name', 80),
  email: Email,
  password: NewPassword,
  confirmPassword: z.string().max(200),
  tos: z.literal(true, 'Please accept the terms of service'),
})
export type RegisterForm = z.infer<typeof RegisterForm>

export const LoginForm = z.object({
  email: required('Please provide your email address', 254),
  password: z.string('Please provide your password').min(1, 'Please provide your password').max(200),
})
export type LoginForm = z.infer<typeof LoginForm>

export const ForgotPasswordForm = z.object({ email: Email, confirmEmail: z.string().max(254) })
export type ForgotPasswordForm = z.infer<typeof ForgotPasswordForm>

export const ResetPasswordForm = z.object({
  password: NewPassword,
  confirmPassword: z.string().max(200),
  token: z.string().min(1).max(200),
  /** The account the link was mailed to. */
  id: z.string().min(1).max(100),
})
export type ResetPasswordForm = z.infer<typeof ResetPasswordForm>

export const ProfileForm = z.object({ username: Username, selectedAvatar: AvatarId.nullable() })
export type ProfileForm = z.infer<typeof ProfileForm>

/** What an administrator sets of an account. */
export const AccountForm = z.object({
  name: required('Please provide a name', 80),
  email: Email,
  username: Username.optional(),
  role: z.enum(['player', 'admin']).optional(),
  profileImageKey: z.string().max(200).nullish(),
})
export type AccountForm = z.infer<typeof AccountForm>
