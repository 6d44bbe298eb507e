import { z } from 'zod'
import * as mini from 'zod/mini'
import {
  ChangeEmailForm,
  ChangePasswordForm,
  ConfirmEmailForm,
  ForgotPasswordForm,
  ProfileForm,
  RegisterForm,
  ResetPasswordForm,
  Username,
} from './account-forms.ts'
import { Message, Time } from './common.ts'
import { AvatarId, SessionId, UserId } from './ids.ts'
import { LoginForm } from './login-form.ts'
import { route } from './route.ts'

export const Token = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  tokenType: z.literal('Bearer'),
  /** Of somebody who plays without an account. */
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
  /** Plays without an account, and is gone a day later unless they register ([G1]); the e-mail address is empty. */
  isGuest: z.literal(true).optional(),
})
export type User = z.infer<typeof User>

/** The form, and a username of one's own choice. */
export const RegisterBody = mini.extend(RegisterForm, {
  /** Left out, one is made of the name. */
  username: mini.optional(Username),
})
export type RegisterBody = mini.infer<typeof RegisterBody>

export const register = route({
  method: 'POST',
  path: '/auth/register',
  access: 'anyone',
  area: 'auth',
  summary: 'Creates an account and signs it in; a guest who asks keeps theirs, with game and result.',
  body: RegisterBody,
  reply: z.object({ token: Token, redirectUrl: z.string(), confirmationRedirect: z.string().optional() }),
  errors: ['passwords-differ', 'email-taken', 'username-taken', 'already-registered', 'rate-limited'],
  perMinute: 30,
})

export const suggestUsername = route({
  method: 'GET',
  path: '/auth/username',
  access: 'anyone',
  area: 'auth',
  summary: 'A username made of a name that nobody has at the moment: what registering without one would give.',
  query: z.object({ name: z.string().max(80) }),
  reply: z.object({ username: z.string() }),
  errors: ['rate-limited'],
  perMinute: 120,
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
  summary: 'Who is asking; without credentials nobody is, and credentials that are none are refused.',
  reply: z.object({ isLoggedIn: z.boolean(), user: User.optional() }),
  errors: ['not-signed-in', 'session-expired'],
})

export const forgotPassword = route({
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'anyone',
  area: 'auth',
  summary: 'Mails a link to set a new password, if the address has an account; the answer never tells.',
  body: ForgotPasswordForm,
  reply: Message,
  errors: ['rate-limited'],
  perMinute: 30,
})

export const resetPassword = route({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'anyone',
  area: 'auth',
  summary: 'Sets a new password by the mailed link, once and within the hour, and ends all sessions.',
  body: ResetPasswordForm,
  reply: Message,
  errors: ['passwords-differ', 'link-expired', 'rate-limited'],
  perMinute: 30,
})

export const logoutEverywhere = route({
  method: 'POST',
  path: '/auth/logout-everywhere',
  access: 'player',
  area: 'auth',
  summary: 'Ends every session of the caller, this one too.',
  reply: Message,
  errors: ['forbidden'],
})

export const Session = z.object({
  _id: SessionId,
  /** As its browser names itself. */
  device: z.string().nullable(),
  createdAt: Time,
  lastUsedAt: Time,
  /** The one asking. */
  current: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const listSessions = route({
  method: 'GET',
  path: '/app/session',
  access: 'player',
  area: 'app',
  summary: "The caller's sessions that stand, the last used first.",
  reply: z.object({ sessions: z.array(Session) }),
  errors: [],
})

export const endSession = route({
  method: 'DELETE',
  path: '/app/session/:id',
  access: 'player',
  area: 'app',
  summary: "Ends one of the caller's sessions.",
  params: z.object({ id: SessionId }),
  unknown: 'not-found',
  reply: Message,
  errors: ['not-found', 'forbidden'],
  requestId: true,
})

const oneUser = z.object({ user: User })

/** Each is told to all who see the old name or avatar: in up to fifty lobbies, and to everybody at the list of lobbies. */
const PROFILE_CHANGES = 10

export const updateProfile = route({
  method: 'POST',
  path: '/app/user',
  access: 'player',
  area: 'app',
  summary: "Changes the caller's username and avatar; what is left out stays.",
  body: mini.partial(ProfileForm),
  reply: oneUser,
  errors: ['username-taken', 'not-found', 'muted', 'rate-limited'],
  perMinute: PROFILE_CHANGES,
  requestId: true,
})

export const updateAvatar = route({
  method: 'POST',
  path: '/app/update-avatar',
  access: 'player',
  area: 'app',
  summary: "Changes the caller's avatar.",
  body: mini.pick(ProfileForm, { selectedAvatar: true }),
  reply: oneUser,
  errors: ['not-found'],
  perMinute: PROFILE_CHANGES,
  requestId: true,
})

export const deleteOwnAccount = route({
  method: 'DELETE',
  path: '/app/user',
  access: 'player',
  area: 'app',
  summary: 'Anonymises the account of the caller, who says their password; standings and ledgers stay.',
  body: z.object({ password: z.string().max(200) }),
  reply: Message,
  errors: ['login-failed', 'forbidden', 'rate-limited'],
})

export const changePassword = route({
  method: 'POST',
  path: '/app/user/password',
  access: 'player',
  area: 'app',
  summary: 'Sets another password by the one of now; other devices are signed out.',
  body: ChangePasswordForm,
  reply: Message,
  errors: ['forbidden', 'rate-limited'],
  requestId: true,
})

export const changeEmail = route({
  method: 'POST',
  path: '/app/user/email',
  access: 'player',
  area: 'app',
  summary:
    'Mails a link to another address, which becomes the account’s when it is followed; the answer never tells whether it has one.',
  body: ChangeEmailForm,
  reply: Message,
  errors: ['forbidden', 'rate-limited'],
  requestId: true,
})

export const confirmEmail = route({
  method: 'POST',
  path: '/auth/confirm-email',
  access: 'anyone',
  area: 'auth',
  summary: 'Makes an address the account’s by the link mailed to it, once and within the hour.',
  body: ConfirmEmailForm,
  reply: Message,
  errors: ['link-expired', 'rate-limited'],
  perMinute: 30,
})

export const getGuide = route({
  method: 'GET',
  path: '/app/guide',
  access: 'player',
  guests: true,
  area: 'app',
  summary: 'Whether the caller wants their first bet explained: until it is settled, or they say that they know.',
  reply: z.object({ wanted: z.boolean() }),
  errors: [],
})

export const endGuide = route({
  method: 'POST',
  path: '/app/guide/end',
  access: 'player',
  guests: true,
  area: 'app',
  summary: 'The first bet was explained, or is not to be: the caller is not asked again.',
  reply: Message,
  errors: [],
})
