import { greeting } from './greeting.ts'
import { writeLetter } from './letter.ts'
import type { Mail } from './mailer.ts'

/** What its owner should hear of an account, at the address they had until then. */
export type AccountNews =
  | { readonly kind: 'email-changed' }
  | { readonly kind: 'password-changed' }
  /** In words, as far as its browser says what it is. */
  | { readonly kind: 'new-device'; readonly device: string }

const SAID: { readonly [Kind in AccountNews['kind']]: { subject: string; heading: string } } = {
  'email-changed': { subject: 'Your Bettle address was changed', heading: 'Your account has another address' },
  'password-changed': { subject: 'Your Bettle password was changed', heading: 'Your account has another password' },
  'new-device': { subject: 'A new sign-in to Bettle', heading: 'Somebody signed in on a new device' },
}

/** A letter of which nothing has to be done where it was oneself, and that says what to do where it was not. */
export function accountNewsMail(
  news: AccountNews,
  { name, link }: { readonly name: string; readonly link: string },
): Omit<Mail, 'to'> {
  return writeLetter({
    ...SAID[news.kind],
    preview: 'If it was you, there is nothing to do.',
    paragraphs: [greeting(name), sentenceOf(news), 'If it was you, there is nothing to do.'],
    action: { label: news.kind === 'email-changed' ? 'Open Bettle' : 'Set a new password', link },
    smallPrint: [
      news.kind === 'email-changed'
        ? 'It was not you? Then answer the people who run this Bettle: this address opens the account no more.'
        : 'It was not you? Then set a new password at once: that signs everybody out.',
    ],
  })
}

function sentenceOf(news: AccountNews): string {
  if (news.kind === 'email-changed') return 'From now on your Bettle account is signed in to with another address.'
  if (news.kind === 'password-changed')
    return 'From now on your Bettle account has another password. Other devices were signed out.'
  return `Your Bettle account was signed in to on ${news.device}, for the first time as far as we know.`
}
