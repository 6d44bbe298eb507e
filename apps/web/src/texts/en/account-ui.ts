import type { Catalog } from '../catalog.ts'

export const accountUi = {
  'device-text.on': {
    text: '{browser} on {system}',
    about: 'Name of a device on which the user is signed in.',
    params: { browser: 'name of a browser', system: 'name of a system, such as "Windows" or "iPhone"' },
  },
  'confirm-email-notice.before-you-can-open': {
    text: '{to, select, chat {Before you can chat, open the link that we sent to {email}.} lobby {Before you can open a lobby, open the link that we sent to {email}.} competition {Before you can organise a competition, open the link that we sent to {email}.} other {Before you can chat or open lobbies, open the link that we sent to {email}.}}',
    about: 'The address must be confirmed first. Sentence, confirm email notice.',
    params: { to: 'chat, lobby, competition or other', email: 'email address' },
  },
  'confirm-email-notice.we-sent-the-link': {
    text: 'We sent the link again. No email? Look in your spam folder, or change your address in your profile.',
    about: 'Sentence, confirm email notice.',
  },
  'confirm-email-notice.send-the-link-again': { text: 'Send the link again', about: 'Button, confirm email notice.' },
  'confirm-email-notice.your-email-address': { text: 'your email address', about: 'Email, confirm email notice.' },
} as const satisfies Catalog
