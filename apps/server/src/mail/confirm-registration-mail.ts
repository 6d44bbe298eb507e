import { greeting } from './greeting.ts'
import type { Mail } from './mailer.ts'
import { renderEmail } from './render-email.ts'
import type { PasswordLinkMail } from './reset-password-mail.ts'

/**
 * Composes the email to the address of a new account. Without following its link, the account can play, but neither
 * chat nor host ([A61]).
 */
export function confirmRegistrationMail({ name, email, link }: PasswordLinkMail): Omit<Mail, 'to'> {
  return renderEmail({
    subject: 'Confirm your Bettle address',
    preview: 'Confirm the address to chat and open lobbies.',
    heading: 'Is this your address?',
    paragraphs: [
      greeting(name),
      `Someone, probably you, registered at Bettle with ${email}.`,
      'Confirm the address to chat and open lobbies. You can play before that. The link works once and for three days.',
    ],
    action: { label: 'Confirm the address', link },
    smallPrint: ['If you did not register, do nothing: the address stays unconfirmed.'],
  })
}
