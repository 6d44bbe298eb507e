import { z } from 'zod'
import * as mini from 'zod/mini'
import { Message, Time } from '../fields/common.ts'
import { AvatarId, UserId } from '../fields/ids.ts'
import { Language } from '../fields/languages.ts'
import { route } from '../route.ts'
import { RegisterForm, Username } from './account-forms.ts'
import { LoginForm } from './login-form.ts'

export const Token = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  tokenType: z.literal('Bearer'),
  /** Set for a guest, who plays without an account. */
  isGuest: z.literal(true).optional(),
})
export type Token = z.infer<typeof Token>

export const User = z.object({
  _id: UserId,
  name: z.string(),
  email: z.string(),
  username: z.string(),
  selectedAvatar: z.nullable(AvatarId),
  profileImageKey: z.string().nullable(),
  role: z.enum(['player', 'admin']),
  createdAt: Time,
  updatedAt: Time,
  lastLoginAt: Time.nullable(),
  permissions: z.object({ isAdmin: z.boolean() }),
  /**
   * False if the user must still open the link that the server emailed to their address. Until then the user can write
   * no chat message, open no lobby and organise no competition ([A61]).
   */
  emailConfirmed: z.boolean(),
  /** The language of emails, and of pages on devices without a choice of their own. Left out if it is not known. */
  language: z.optional(Language),
  /**
   * Set for a guest, whose data is deleted after a day unless they register ([G1]). A guest's email address is empty.
   */
  isGuest: z.literal(true).optional(),
})
export type User = z.infer<typeof User>

/** The registration form, and an optional username. */
export const RegisterBody = mini.extend(RegisterForm, {
  /** If a request leaves the username out, the server generates one from the user's name. */
  username: mini.optional(Username),
})
export type RegisterBody = mini.infer<typeof RegisterBody>

export const register = route({
  method: 'POST',
  path: '/auth/register',
  access: 'anyone',
  area: 'auth',
  summary:
    'Creates an account and signs the user in. A guest who registers keeps the game and its result. If the server sends email, it mails a link that confirms the address.',
  body: RegisterBody,
  reply: z.object({ token: Token, redirectUrl: z.string(), confirmationRedirect: z.string().optional() }),
  errors: ['passwords-differ', 'email-taken', 'username-taken', 'already-registered', 'account-banned', 'rate-limited'],
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
  errors: ['login-failed', 'account-banned', 'rate-limited'],
  perMinute: 60,
})

export const logout = route({
  method: 'GET',
  path: '/auth/logout',
  access: 'anyone',
  area: 'auth',
  summary: 'Ends the session to which the refresh token of the request belongs.',
  reply: Message,
  errors: [],
})

export const refresh = route({
  method: 'GET',
  path: '/auth/refresh',
  access: 'anyone',
  area: 'auth',
  summary: 'Replaces the refresh token by a new pair of tokens. Clients call it after a 302 with shouldRefresh.',
  reply: z.object({ accessToken: z.string(), refreshToken: z.string() }),
  errors: ['missing-tokens', 'session-expired'],
})

export const whoami = route({
  method: 'GET',
  path: '/whoami',
  access: 'anyone',
  area: 'shared',
  summary: 'Returns the caller’s account. Without credentials, isLoggedIn is false. Invalid credentials are refused.',
  reply: z.object({ isLoggedIn: z.boolean(), user: User.optional() }),
  errors: ['not-signed-in', 'session-expired'],
})
