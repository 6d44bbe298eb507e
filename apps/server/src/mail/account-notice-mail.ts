import { greeting } from './greeting.ts'
import type { Mail } from './mailer.ts'
import { renderEmail } from './render-email.ts'

/** A change of an account that its owner must learn of, at the previous address. */
export type AccountNotice =
  | { readonly kind: 'email-changed' }
  | { readonly kind: 'password-changed' }
  /** The device's name, as far as its browser reveals it. */
  | { readonly kind: 'new-device'; readonly device: string }

const SAID: { readonly [Kind in AccountNotice['kind']]: { subject: string; heading: string } } = {
  'email-changed': { subject: 'Your Bettle address was changed', heading: 'Your account has another address' },
  'password-changed': { subject: 'Your Bettle password was changed', heading: 'Your account has another password' },
  'new-device': { subject: 'A new sign-in to Bettle', heading: 'Somebody signed in on a new device' },
}

/** An email that needs no action if the owner made the change, and says what to do otherwise. */
export function accountNoticeMail(
  notice: AccountNotice,
  { name, link }: { readonly name: string; readonly link: string },
): Omit<Mail, 'to'> {
  return renderEmail({
    ...SAID[notice.kind],
    preview: 'If it was you, there is nothing to do.',
    paragraphs: [greeting(name), sentenceOf(notice), 'If it was you, there is nothing to do.'],
    action: { label: notice.kind === 'email-changed' ? 'Open Bettle' : 'Set a new password', link },
    smallPrint: [
      notice.kind === 'email-changed'
        ? 'It was not you? Then answer the people who run this Bettle: this address opens the account no more.'
        : 'It was not you? Then set a new password at once: that signs everybody out.',
    ],
  })
}

function sentenceOf(notice: AccountNotice): string {
  if (notice.kind === 'email-changed') return 'From now on your Bettle account is signed in to with another address.'
  if (notice.kind === 'password-changed')
    return 'From now on your Bettle account has another password. Other devices were signed out.'
  return `Your Bettle account was signed in to on ${notice.device}, for the first time as far as we know.`
}
