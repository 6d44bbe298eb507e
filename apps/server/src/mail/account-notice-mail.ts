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
  /** The name of the device, as far as its browser reveals it. */
  | { readonly kind: 'new-device'; readonly device: string }

const SAID: { readonly [Kind in AccountNotice['kind']]: { subject: string; heading: string } } = {
  'email-changed': {
    subject: 'The email address of your Bettle account was changed',
    heading: 'The email address of your account was changed',
  },
  'password-changed': {
    subject: 'Your Bettle password was changed',
    heading: 'The password of your account was changed',
  },
  'new-device': {
    subject: 'A new device signed in to your Bettle account',
    heading: 'Somebody signed in to your account on a new device',
  },
}

/**
 * Composes an email about a change of an account or a new sign-in. The email tells an owner who did not do this what to
 * do.
 */
export function accountNoticeMail(
  notice: AccountNotice,
  { name, link }: { readonly name: string; readonly link: string },
): Omit<Mail, 'to'> {
  return renderEmail({
    ...SAID[notice.kind],
    preview: 'If you did this, you do not have to do anything.',
    paragraphs: [greeting(name), sentenceOf(notice), 'If you did this, you do not have to do anything.'],
    action: { label: notice.kind === 'email-changed' ? 'Open Bettle' : 'Set a new password', link },
    smallPrint: [
      notice.kind === 'email-changed'
        ? 'If you did not do this, reply to this email: you can no longer sign in with this address.'
        : 'If you did not do this, set a new password at once. A new password signs out every device.',
    ],
  })
}

function sentenceOf(notice: AccountNotice): string {
  if (notice.kind === 'email-changed')
    return 'Your Bettle account now has another email address. Sign in with the new address from now on.'
  if (notice.kind === 'password-changed')
    return 'Your Bettle account now has a new password. Other devices were signed out.'
  return `Somebody signed in to your Bettle account on ${notice.device}. Your account has no other sign-in on such a device.`
}
