import { greeting } from './greeting.ts'
import type { Mail } from './mailer.ts'
import { renderEmail } from './render-email.ts'

/** A change of an account that is reported to its owner, at the previous address. */
export type AccountNotice =
  | { readonly kind: 'email-changed' }
  | { readonly kind: 'password-changed' }
  /** The name of the device, as far as its browser reveals it. */
  | { readonly kind: 'new-device'; readonly device: string }

const SAID: { readonly [Kind in AccountNotice['kind']]: { subject: string; heading: string } } = {
  'email-changed': { subject: 'Your Bettle address was changed', heading: 'The address of your account was changed' },
  'password-changed': {
    subject: 'Your Bettle password was changed',
    heading: 'The password of your account was changed',
  },
  'new-device': { subject: 'A new sign-in to Bettle', heading: 'Somebody signed in to your account on a new device' },
}

/**
 * Composes an email about a change of an account. The owner who made the change need not act; the email says what to do
 * otherwise.
 */
export function accountNoticeMail(
  notice: AccountNotice,
  { name, link }: { readonly name: string; readonly link: string },
): Omit<Mail, 'to'> {
  return renderEmail({
    ...SAID[notice.kind],
    preview: 'If this was you, you do not have to do anything.',
    paragraphs: [greeting(name), sentenceOf(notice), 'If this was you, you do not have to do anything.'],
    action: { label: notice.kind === 'email-changed' ? 'Open Bettle' : 'Set a new password', link },
    smallPrint: [
      notice.kind === 'email-changed'
        ? 'If this was not you, reply to this email: you can no longer sign in with this address.'
        : 'If this was not you, set a new password at once. This signs out every device.',
    ],
  })
}

function sentenceOf(notice: AccountNotice): string {
  if (notice.kind === 'email-changed') return 'Your Bettle account now has another email address to sign in with.'
  if (notice.kind === 'password-changed')
    return 'Your Bettle account now has a new password. Other devices were signed out.'
  return `Somebody signed in to your Bettle account on ${notice.device}. We do not know this device yet.`
}
