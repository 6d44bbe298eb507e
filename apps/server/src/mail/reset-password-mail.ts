import { greeting } from './greeting.ts'
import type { Mail } from './mailer.ts'
import { renderEmail } from './render-email.ts'

export interface PasswordLinkMail {
  readonly name: string
  readonly email: string
  readonly link: string
}

export function resetPasswordMail({ name, email, link }: PasswordLinkMail): Omit<Mail, 'to'> {
  return renderEmail({
    subject: 'Reset your Bettle password',
    preview: 'The link in this email works once and for one hour.',
    heading: 'Set a new password',
    paragraphs: [
      greeting(name),
      `Someone, probably you, asked to reset the password of the Bettle account for ${email}.`,
      'The link works once and for one hour. Setting a new password signs you out on all your devices.',
    ],
    action: { label: 'Set a new password', link },
    smallPrint: ['If you did not ask for this, do nothing: your password does not change.'],
  })
}
