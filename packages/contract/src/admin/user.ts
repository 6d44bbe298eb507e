import { z } from 'zod'
import * as mini from 'zod/mini'
import { User } from '../account/account.ts'
import { AccountForm } from '../account/account-forms.ts'
import { Session } from '../account/own-account.ts'
import { GivenTime, ListQuery, Message, Time, Total } from '../fields/common.ts'
import { SessionId, UserId } from '../fields/ids.ts'
import { GivenReason } from '../fields/reason.ts'
import { BanReason } from '../report.ts'
import { route } from '../route.ts'

const ByUser = z.object({ id: UserId })

/** An account as administrators see it. */
export const AdminUser = User.omit({ language: true }).extend({
  /** The time since which the account is disabled and cannot sign in; null if it is enabled. */
  disabledAt: Time.nullable(),
  disabledReason: z.string().nullable(),
  /** The end of the account's ban; null if the account is not banned now. */
  bannedUntil: Time.nullable(),
  banReason: BanReason.nullable(),
})

export type AdminUser = z.infer<typeof AdminUser>

const oneAdminUser = z.object({ user: AdminUser })

export const adminListUsers = route({
  method: 'GET',
  path: '/admin/user',
  access: 'admin',
  area: 'admin',
  summary: 'Lists all accounts that are not deleted.',
  query: ListQuery,
  reply: z.object({ users: z.array(AdminUser), total: Total.optional() }),
  errors: [],
})

export const adminGetUser = route({
  method: 'GET',
  path: '/admin/user/:id',
  access: 'admin',
  area: 'admin',
  summary: 'Returns one account.',
  params: ByUser,
  unknown: 'not-found',
  reply: oneAdminUser,
  errors: ['not-found'],
})

export const adminCreateUser = route({
  method: 'POST',
  path: '/admin/user',
  access: 'admin',
  area: 'admin',
  summary: 'Creates an account and mails it a link to set a password.',
  body: AccountForm,
  reply: oneAdminUser,
  errors: ['email-taken', 'username-taken', 'not-found', 'unsupported-type', 'too-large', 'unavailable'],
  requestId: true,
})

export const adminUpdateUser = route({
  method: 'PUT',
  path: '/admin/user/:id',
  access: 'admin',
  area: 'admin',
  summary: 'Changes an account. A new role applies at once. The role of the only administrator cannot be changed.',
  params: ByUser,
  unknown: 'not-found',
  body: mini.partial(AccountForm),
  reply: oneAdminUser,
  errors: ['not-found', 'email-taken', 'username-taken', 'forbidden', 'unsupported-type', 'too-large', 'unavailable'],
  requestId: true,
})

export const adminDeleteUser = route({
  method: 'DELETE',
  path: '/admin/user/:id',
  access: 'admin',
  area: 'admin',
  summary: 'Anonymises an account and ends its sessions. Rankings and ledgers stay.',
  params: ByUser,
  unknown: 'not-found',
  reply: Message,
  errors: ['not-found', 'forbidden'],
  requestId: true,
})

const Disabling = z.object({ reason: GivenReason })

export const adminDisableUser = route({
  method: 'POST',
  path: '/admin/user/:id/disable',
  access: 'admin',
  area: 'admin',
  summary:
    'Disables an account: its sessions and sockets end at once. A later sign-in gets the same reply as a wrong password.',
  params: ByUser,
  unknown: 'not-found',
  body: Disabling,
  reply: oneAdminUser,
  errors: ['not-found', 'forbidden'],
  requestId: true,
})

export const adminEnableUser = route({
  ...adminDisableUser,
  path: '/admin/user/:id/enable',
  summary: 'Lets a disabled account sign in again.',
  errors: ['not-found'],
})

export const adminBanUser = route({
  method: 'POST',
  path: '/admin/user/:id/ban',
  access: 'admin',
  area: 'admin',
  summary:
    'Bans an account until a time: its sessions and sockets end at once, it leaves its lobbies, and a sign-in is refused with the end of the ban. A new ban replaces an earlier ban.',
  params: ByUser,
  unknown: 'not-found',
  body: z.object({ until: GivenTime, reason: BanReason }),
  reply: oneAdminUser,
  errors: ['not-found', 'forbidden'],
  requestId: true,
})

export const adminLiftBan = route({
  method: 'POST',
  path: '/admin/user/:id/lift-ban',
  access: 'admin',
  area: 'admin',
  summary: 'Ends the ban of an account before its term.',
  params: ByUser,
  unknown: 'not-found',
  reply: oneAdminUser,
  errors: ['not-found', 'forbidden'],
  requestId: true,
})

export const adminRenameUser = route({
  method: 'POST',
  path: '/admin/user/:id/rename',
  access: 'admin',
  area: 'admin',
  summary: 'Replaces the name and username of an account by a generated name.',
  params: ByUser,
  unknown: 'not-found',
  reply: oneAdminUser,
  errors: ['not-found', 'forbidden'],
  requestId: true,
})

export const adminListUserSessions = route({
  method: 'GET',
  path: '/admin/user/:id/session',
  access: 'admin',
  area: 'admin',
  summary: 'Lists an account’s active sessions, the last used first.',
  params: ByUser,
  unknown: 'not-found',
  reply: z.object({ sessions: z.array(Session) }),
  errors: ['not-found'],
})

/** An email to an account that the mail server has not taken. */
export const UnsentEmail = z.object({
  _id: z.string(),
  kind: z.enum([
    'reset-link',
    'welcome',
    'confirm-email',
    'confirm-registration',
    'email-changed',
    'password-changed',
    'new-device',
  ]),
  /** `waiting`: the server tries again. `expired`: its time is over. `refused`: the mail server refused it for good. */
  state: z.enum(['waiting', 'expired', 'refused']),
  createdAt: Time,
  /** The time of the next attempt; null for an email that is sent now or was given up. */
  nextAttemptAt: Time.nullable(),
})
export type UnsentEmail = z.infer<typeof UnsentEmail>

export const adminListUnsentEmails = route({
  method: 'GET',
  path: '/admin/user/:id/unsent-email',
  access: 'admin',
  area: 'admin',
  summary:
    'Lists the emails to an account that wait for the mail server or were given up in the last week, the newest first.',
  params: ByUser,
  unknown: 'not-found',
  reply: z.object({ emails: z.array(UnsentEmail) }),
  errors: ['not-found'],
})

export const adminEndUserSession = route({
  method: 'DELETE',
  path: '/admin/user/:id/session/:sessionId',
  access: 'admin',
  area: 'admin',
  summary: 'Ends a session of an account, and its sockets.',
  params: ByUser.extend({ sessionId: SessionId }),
  unknown: 'not-found',
  reply: Message,
  errors: ['not-found'],
  requestId: true,
})
