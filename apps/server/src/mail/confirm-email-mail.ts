import { greeting } from './greeting.ts'
import type { Mail } from './mailer.ts'
import { renderEmail } from './render-email.ts'

/**
 * Composes the email to a requested new address of an account. The account gets the address when the user confirms it.
 */
export function confirmEmailMail({ name, link }: { readonly name: string; readonly link: string }): Omit<Mail, 'to'> {
  return renderEmail({
    subject: 'Confirm the new email address of your Bettle account',
    preview: 'The link in this email works once and for one hour.',
    heading: 'Is this your email address?',
    paragraphs: [
      greeting(name),
      'Someone, probably you, wants to use this email address for a Bettle account.',
      'When you confirm this address, it becomes the email address of the account. The link works once and for one hour.',
    ],
    action: { label: 'Confirm the address', link },
    smallPrint: ['If you did not ask for this, do nothing: then no account uses this address.'],
  })
}
