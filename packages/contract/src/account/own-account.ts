import { z } from 'zod'
import * as mini from 'zod/mini'
import { Message, Time } from '../fields/common.ts'
import { SessionId } from '../fields/ids.ts'
import { Language } from '../fields/languages.ts'
import { route } from '../route.ts'
import { User } from './account.ts'
import { ChangeEmailForm, ChangePasswordForm, ConfirmEmailForm, ProfileForm } from './account-forms.ts'

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

export const setLanguage = route({
  method: 'POST',
  path: '/app/user/language',
  access: 'player',
  guests: true,
  area: 'app',
  summary: 'Stores the language in which the caller reads emails and, on a device without a choice of its own, pages.',
  body: z.object({ language: Language }),
  reply: Message,
  errors: [],
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
