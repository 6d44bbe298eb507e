import { z } from 'zod'
import { Message, Time } from './common.ts'
import { UserId } from './ids.ts'
import { route } from './route.ts'

export const USERNAME_MAX = 20
export const PASSWORD_MIN = 8

const Token = z.object({ accessToken: z.string(), refreshToken: z.string(), tokenType: z.literal('Bearer') })
export type Token = z.infer<typeof Token>

const required = (prompt: string, max = 200) => z.string(prompt).trim().min(1, prompt).max(max)

export const Email = z
  .string('Please provide your email address')
  .trim()
  .min(1, 'Please provide your email address')
  .max(254)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Invalid email address')

/** The rules of a new password, each with its own sentence. */
export const NewPassword = z
  .string()
  .min(PASSWORD_MIN, 'Passwords should be at least 8 characters')
  .max(200)
  .regex(/[a-z]/, 'Passwords should contain a lowercase letter')
  .regex(/[A-Z]/, 'Passwords should contain an uppercase letter')
  .regex(/[0-9]/, 'Passwords should contain a number')
  .regex(/[^A-Za-z0-9]/, 'Passwords should contain a special character')

export const User = z.object({
  _id: UserId,
  name: z.string(),
  email: z.string(),
  username: z.string(),
  selectedAvatar: z.string().nullable(),
  profileImageKey: z.string().nullable(),
  role: z.enum(['player', 'admin']),
  createdAt: Time,
  updatedAt: Time,
  lastLoginAt: Time.nullable(),
  permissions: z.object({ isAdmin: z.boolean() }),
})
export type User = z.infer<typeof User>

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

export const register = route({
  method: 'POST',
  path: '/auth/register',
  access: 'anyone',
  area: 'auth',
  summary: 'Creates an account and signs it in.',
  body: RegisterForm,
  reply: z.object({ token: Token, redirectUrl: z.string(), confirmationRedirect: z.string().optional() }),
  errors: ['passwords-differ', 'email-taken', 'rate-limited'],
  perMinute: 30,
})

export const login = route({
  method: 'POST',
  path: '/auth/login',
  access: 'anyone',
  area: 'auth',
  summary: 'Signs in with email and password.',
  body: LoginForm,
  reply: z.object({ token: Token, redirectUrl: z.string().optional() }),
  errors: ['login-failed', 'rate-limited'],
  perMinute: 60,
})

export const logout = route({
  method: 'GET',
  path: '/auth/logout',
  access: 'anyone',
  area: 'auth',
  summary: 'Ends the session of the refresh token sent along.',
  reply: Message,
  errors: [],
})

export const refresh = route({
  method: 'GET',
  path: '/auth/refresh',
  access: 'anyone',
  area: 'auth',
  summary: 'Trades the refresh token for a new pair; the answer to a 302 with shouldRefresh.',
  reply: z.object({ accessToken: z.string(), refreshToken: z.string() }),
  errors: ['missing-tokens', 'session-expired'],
})

export const whoami = route({
  method: 'GET',
  path: '/whoami',
  access: 'anyone',
  area: 'shared',
  summary: 'Who is asking; without credentials nobody is.',
  reply: z.object({ isLoggedIn: z.boolean(), user: User.optional() }),
  errors: ['session-expired'],
})
