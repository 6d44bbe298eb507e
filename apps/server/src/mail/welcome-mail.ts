import { greeting } from './greeting.ts'
import type { Mail } from './mailer.ts'
import { renderEmail } from './render-email.ts'
import type { PasswordLinkMail } from './reset-password-mail.ts'

export function welcomeMail({ name, email, link }: PasswordLinkMail): Omit<Mail, 'to'> {
  return renderEmail({
    subject: 'Welcome to Bettle: set your password',
    preview: 'An account was created for you. Set a password and play.',
    heading: 'An account was created for you',
    paragraphs: [
      greeting(name),
      `An administrator created a Bettle account for ${email}. Set a password, sign in, and join a match.`,
      'The link works once and for three days. After that, press "Forgot password" on the sign-in page to get a new link.',
    ],
    action: { label: 'Set your password', link },
    smallPrint: [
      'Bettle is a live football prediction game with free chips. If you did not expect this email, ignore it.',
    ],
  })
}
