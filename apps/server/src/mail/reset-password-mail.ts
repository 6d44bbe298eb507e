import type { Language } from '@bettle/contract'
import { say } from '../texts/say.ts'
import { greeting } from './greeting.ts'
import type { Mail } from './mailer.ts'
import { renderEmail } from './render-email.ts'

export interface PasswordLinkMail {
  readonly name: string
  readonly email: string
  readonly link: string
}

export function resetPasswordMail(
  { name, email, link }: PasswordLinkMail,
  language: Language = 'en',
): Omit<Mail, 'to'> {
  return renderEmail({
    language,
    subject: say(language, 'mail.reset.subject'),
    preview: say(language, 'mail.link.once-an-hour'),
    heading: say(language, 'mail.link.set-password'),
    paragraphs: [
      greeting(language, name),
      say(language, 'mail.reset.asked', { email }),
      say(language, 'mail.reset.works-once'),
    ],
    action: { label: say(language, 'mail.link.set-password'), link },
    smallPrint: [say(language, 'mail.reset.not-you')],
  })
}
