import type { Language } from '@bettle/contract'
import { say } from '../texts/say.ts'
import { greeting } from './greeting.ts'
import type { Mail } from './mailer.ts'
import { renderEmail } from './render-email.ts'

/**
 * Composes the email to a requested new address of an account. The account gets the address when the user confirms it.
 */
export function confirmEmailMail(
  { name, link }: { readonly name: string; readonly link: string },
  language: Language = 'en',
): Omit<Mail, 'to'> {
  return renderEmail({
    language,
    subject: say(language, 'mail.new-address.subject'),
    preview: say(language, 'mail.link.once-an-hour'),
    heading: say(language, 'mail.link.is-this-yours'),
    paragraphs: [
      greeting(language, name),
      say(language, 'mail.new-address.wants'),
      say(language, 'mail.new-address.becomes'),
    ],
    action: { label: say(language, 'mail.link.confirm'), link },
    smallPrint: [say(language, 'mail.new-address.not-you')],
  })
}
