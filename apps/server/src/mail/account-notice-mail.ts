import type { Language } from '@bettle/contract'
import { say } from '../texts/say.ts'
import { greeting } from './greeting.ts'
import type { Mail } from './mailer.ts'
import { renderEmail } from './render-email.ts'

/**
 * A change of an account, or a sign-in on a new device, that an email reports to the owner. The email goes to the
 * address that the account had before the change.
 */
export type AccountNotice =
  | { readonly kind: 'email-changed' }
  | { readonly kind: 'password-changed' }
  /** The name of the device in the language of the email. */
  | { readonly kind: 'new-device'; readonly device: string }

/**
 * Composes an email about a change of an account or a new sign-in. The email tells an owner who did not do this what to
 * do.
 */
export function accountNoticeMail(
  notice: AccountNotice,
  { name, link }: { readonly name: string; readonly link: string },
  language: Language = 'en',
): Omit<Mail, 'to'> {
  const { kind } = notice
  const isAddress = kind === 'email-changed'
  const nothing = say(language, 'mail.notice.nothing-to-do')
  return renderEmail({
    language,
    subject: say(language, `mail.notice.${kind}.subject`),
    preview: nothing,
    heading: say(language, `mail.notice.${kind}.heading`),
    paragraphs: [greeting(language, name), sentenceOf(notice, language), nothing],
    action: {
      label: isAddress ? say(language, 'mail.notice.email-changed.action') : say(language, 'mail.link.set-password'),
      link,
    },
    smallPrint: [
      isAddress
        ? say(language, 'mail.notice.email-changed.not-you')
        : say(language, 'mail.notice.set-password-at-once'),
    ],
  })
}

function sentenceOf(notice: AccountNotice, language: Language): string {
  if (notice.kind === 'email-changed') return say(language, 'mail.notice.email-changed.sentence')
  if (notice.kind === 'password-changed') return say(language, 'mail.notice.password-changed.sentence')
  return say(language, 'mail.notice.new-device.sentence', { device: notice.device })
}
