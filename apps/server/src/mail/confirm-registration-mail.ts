import type { Language } from '@bettle/contract'
import { say } from '../texts/say.ts'
import { greeting } from './greeting.ts'
import type { Mail } from './mailer.ts'
import { renderEmail } from './render-email.ts'
import type { PasswordLinkMail } from './reset-password-mail.ts'

/**
 * Composes the email to the address of a new account. Until the user follows its link, the user can play, but can
 * neither chat nor host ([A61]).
 */
export function confirmRegistrationMail(
  { name, email, link }: PasswordLinkMail,
  language: Language = 'en',
): Omit<Mail, 'to'> {
  return renderEmail({
    language,
    subject: say(language, 'mail.registration.subject'),
    preview: say(language, 'mail.registration.preview'),
    heading: say(language, 'mail.link.is-this-yours'),
    paragraphs: [
      greeting(language, name),
      say(language, 'mail.registration.created', { email }),
      say(language, 'mail.registration.confirm'),
    ],
    action: { label: say(language, 'mail.link.confirm'), link },
    smallPrint: [say(language, 'mail.registration.not-you')],
  })
}
