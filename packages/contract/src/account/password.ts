import { Message } from '../fields/common.ts'
import { route } from '../route.ts'
import { ForgotPasswordForm, ResetPasswordForm } from './account-forms.ts'

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
