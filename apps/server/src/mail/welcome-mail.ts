import type { Language } from '@bettle/contract'
import { say } from '../texts/say.ts'
import { greeting } from './greeting.ts'
import type { Mail } from './mailer.ts'
import { renderEmail } from './render-email.ts'
import type { PasswordLinkMail } from './reset-password-mail.ts'

export function welcomeMail({ name, email, link }: PasswordLinkMail, language: Language = 'en'): Omit<Mail, 'to'> {
  return renderEmail({
    language,
    subject: say(language, 'mail.welcome.subject'),
    preview: say(language, 'mail.welcome.preview'),
    heading: say(language, 'mail.welcome.heading'),
    paragraphs: [
      greeting(language, name),
      say(language, 'mail.welcome.created', { email }),
      say(language, 'mail.welcome.works-once'),
    ],
    action: { label: say(language, 'mail.welcome.action'), link },
    smallPrint: [say(language, 'mail.welcome.what-is-bettle')],
  })
}
