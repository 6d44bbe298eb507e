import { greeting } from './greeting.ts'
import type { Mail } from './mailer.ts'
import { renderEmail } from './render-email.ts'
import type { PasswordLinkMail } from './reset-password-mail.ts'

/**
 * Composes the email to the address of a new account. Until the user follows its link, the user can play, but can
 * neither chat nor host ([A61]).
 */
export function confirmRegistrationMail({ name, email, link }: PasswordLinkMail): Omit<Mail, 'to'> {
  return renderEmail({
    subject: 'Confirm the email address of your Bettle account',
    preview: 'Confirm your email address. Then you can chat and open lobbies.',
    heading: 'Is this your email address?',
    paragraphs: [
      greeting(name),
      `Someone, probably you, created a Bettle account with the email address ${email}.`,
      'Confirm the address, so that you can chat and open lobbies. You can already play. The link works once and for three days.',
    ],
    action: { label: 'Confirm the address', link },
    smallPrint: ['If you did not create this account, do nothing: the account then cannot chat or open lobbies.'],
  })
}
