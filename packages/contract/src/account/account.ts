import { z } from 'zod'
import * as mini from 'zod/mini'
import { Message, Time } from '../fields/common.ts'
import { AvatarId, SessionId, UserId } from '../fields/ids.ts'
import { route } from '../route.ts'
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

export const suggestUsername = route({
  method: 'GET',
  path: '/auth/username',
  access: 'anyone',
  area: 'auth',
  summary: 'Suggests a free username for a name. It is the username that a registration without a username would get.',
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

export const forgotPassword = route({
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'anyone',
  area: 'auth',
  summary:
    'Mails a link to set a new password if an account has this email address. The reply is the same if no account has the address.',
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
  summary:
    'Sets a new password with the token of the mailed link, and ends all sessions of the account. The link works once and for an hour.',
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
  summary: 'Ends every session of the caller, including this one.',
  reply: Message,
  errors: ['forbidden'],
})

export const Session = z.object({
  _id: SessionId,
  /** The device in words: its browser and its system; null if unknown. */
  device: z.string().nullable(),
  createdAt: Time,
  lastUsedAt: Time,
  /** True for the session that sends this request. */
  current: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const listSessions = route({
  method: 'GET',
  path: '/app/session',
  access: 'player',
  area: 'app',
  summary: 'Lists the caller’s active sessions, the last used first.',
  reply: z.object({ sessions: z.array(Session) }),
  errors: [],
})

export const endSession = route({
  method: 'DELETE',
  path: '/app/session/:id',
  access: 'player',
  area: 'app',
  summary: 'Ends one of the caller’s sessions.',
  params: z.object({ id: SessionId }),
  unknown: 'not-found',
  reply: Message,
  errors: ['not-found', 'forbidden'],
  requestId: true,
})

const oneUser = z.object({ user: User })

/**
 * The largest number of profile changes a minute. It is low because the server publishes each change to every user who
 * sees the old name or avatar: in up to fifty lobbies, and in the list of lobbies.
 */
const PROFILE_CHANGES = 10

export const updateProfile = route({
  method: 'POST',
  path: '/app/user',
  access: 'player',
  area: 'app',
  summary: 'Changes the caller’s username and avatar. A field that is left out stays unchanged.',
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
  summary: 'Changes the caller’s avatar.',
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
  summary: 'Anonymises the caller’s account after they enter their password. Rankings and ledgers stay.',
  body: z.object({ password: z.string().max(200) }),
  reply: Message,
  errors: ['login-failed', 'forbidden', 'rate-limited'],
})

export const changePassword = route({
  method: 'POST',
  path: '/app/user/password',
  access: 'player',
  area: 'app',
  summary: 'Changes the password after the caller enters the current one, and signs out their other devices.',
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
    'Mails a link to a new email address. The address of the account changes when the user opens the link. The reply does not reveal whether another account has the new address.',
  body: ChangeEmailForm,
  reply: Message,
  errors: ['forbidden', 'rate-limited'],
  requestId: true,
})

export const getEmailChange = route({
  method: 'GET',
  path: '/app/user/email-change',
  access: 'player',
  area: 'app',
  summary:
    'Returns the new email address that the caller requested and has not confirmed, and whether the mail server takes emails. The reply does not reveal whether another account has the address.',
  reply: z.object({
    change: z.object({ email: z.string(), expiresAt: Time, isExpired: z.boolean() }).nullable(),
    /** True while the server tries again to send emails that the mail server did not take. */
    mailDelayed: z.boolean(),
  }),
  errors: [],
})

export const confirmEmail = route({
  method: 'POST',
  path: '/auth/confirm-email',
  access: 'anyone',
  area: 'auth',
  summary:
    'Confirms an email address with the token of the mailed link, which works once. The link for a new account works for three days, the link for a changed address for an hour.',
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
  summary:
    'Returns whether the app still shows the caller the guide for a first bet. It does until that bet is settled or the caller skips the guide.',
  reply: z.object({ wanted: z.boolean() }),
  errors: [],
})

export const endGuide = route({
  method: 'POST',
  path: '/app/guide/end',
  access: 'player',
  guests: true,
  area: 'app',
  summary: 'Records that the caller no longer wants the guide for a first bet.',
  reply: Message,
  errors: [],
})
