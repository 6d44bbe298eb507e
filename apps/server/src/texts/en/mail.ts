import type { Catalog } from '../catalog.ts'

export const mail = {
  'layout.open-address': {
    text: 'If the button does nothing, open this address:',
    about: 'Sentence below the button of every email, before its address.',
  },
  'greeting.named': {
    text: 'Hello {name},',
    about: 'First line of every email.',
    params: { name: 'The name of the recipient.' },
  },
  'greeting.bare': { text: 'Hello,', about: 'First line of every email whose recipient has a name that is not shown.' },
  'link.once-an-hour': {
    text: 'The link in this email works once and for one hour.',
    about: 'Preview of an email with a link, in the list of a mail program.',
  },
  'link.confirm': { text: 'Confirm the address', about: 'Button of an email: confirms an email address.' },
  'link.is-this-yours': { text: 'Is this your email address?', about: 'Heading of an email that confirms an address.' },
  'link.set-password': { text: 'Set a new password', about: 'Heading and button of an email: sets a new password.' },
  'reset.subject': { text: 'Reset your Bettle password', about: 'Subject of the email about a forgotten password.' },
  'reset.asked': {
    text: 'Someone, probably you, asked to reset the password of the Bettle account for {email}.',
    about: 'Sentence of the email about a forgotten password.',
    params: { email: 'An email address.' },
  },
  'reset.works-once': {
    text: 'The link works once and for one hour. Setting a new password signs you out on all your devices.',
    about: 'Sentence of the email about a forgotten password.',
  },
  'reset.not-you': {
    text: 'If you did not ask for this, do nothing: your password does not change.',
    about: 'Small print of the email about a forgotten password.',
  },
  'welcome.subject': {
    text: 'Welcome to Bettle: set your password',
    about: 'Subject of the email to a person for whom an administrator created an account.',
  },
  'welcome.preview': {
    text: 'An account was created for you. Set a password and play.',
    about: 'Preview of that email in the list of a mail program.',
  },
  'welcome.heading': { text: 'An account was created for you', about: 'Heading of that email.' },
  'welcome.created': {
    text: 'An administrator created a Bettle account for {email}. Set a password, sign in, and join a match.',
    about: 'Sentence of that email.',
    params: { email: 'An email address.' },
  },
  'welcome.works-once': {
    text: 'The link works once and for three days. After that, press "Forgot password" on the sign-in page to get a new link.',
    about: 'Sentence of that email.',
  },
  'welcome.action': { text: 'Set your password', about: 'Button of that email.' },
  'welcome.what-is-bettle': {
    text: 'Bettle is a live football prediction game with free chips. If you did not expect this email, ignore it.',
    about: 'Small print of that email.',
  },
  'new-address.subject': {
    text: 'Confirm the new email address of your Bettle account',
    about: 'Subject of the email to a new address of an account.',
  },
  'new-address.wants': {
    text: 'Someone, probably you, wants to use this email address for a Bettle account.',
    about: 'Sentence of that email.',
  },
  'new-address.becomes': {
    text: 'When you confirm this address, it becomes the email address of the account. The link works once and for one hour.',
    about: 'Sentence of that email.',
  },
  'new-address.not-you': {
    text: 'If you did not ask for this, do nothing: then no account uses this address.',
    about: 'Small print of that email.',
  },
  'registration.subject': {
    text: 'Confirm the email address of your Bettle account',
    about: 'Subject of the email to the address of a new account.',
  },
  'registration.preview': {
    text: 'Confirm your email address. Then you can chat and open lobbies.',
    about: 'Preview of that email in the list of a mail program.',
  },
  'registration.created': {
    text: 'Someone, probably you, created a Bettle account with the email address {email}.',
    about: 'Sentence of that email.',
    params: { email: 'An email address.' },
  },
  'registration.confirm': {
    text: 'Confirm the address, so that you can chat and open lobbies. You can already play. The link works once and for three days.',
    about: 'Sentence of that email.',
  },
  'registration.not-you': {
    text: 'If you did not create this account, do nothing: the account then cannot chat or open lobbies.',
    about: 'Small print of that email.',
  },
  'notice.nothing-to-do': {
    text: 'If you did this, you do not have to do anything.',
    about: 'Sentence of an email about a change of the account.',
  },
  'notice.email-changed.subject': {
    text: 'The email address of your Bettle account was changed',
    about: 'Subject of an email.',
  },
  'notice.email-changed.heading': {
    text: 'The email address of your account was changed',
    about: 'Heading of that email.',
  },
  'notice.email-changed.sentence': {
    text: 'Your Bettle account now has another email address. Sign in with the new address from now on.',
    about: 'Sentence of that email.',
  },
  'notice.email-changed.action': { text: 'Open Bettle', about: 'Button of that email.' },
  'notice.email-changed.not-you': {
    text: 'If you did not do this, reply to this email: you can no longer sign in with this address.',
    about: 'Small print of that email.',
  },
  'notice.password-changed.subject': { text: 'Your Bettle password was changed', about: 'Subject of an email.' },
  'notice.password-changed.heading': {
    text: 'The password of your account was changed',
    about: 'Heading of that email.',
  },
  'notice.password-changed.sentence': {
    text: 'Your Bettle account now has a new password. Other devices were signed out.',
    about: 'Sentence of that email.',
  },
  'notice.set-password-at-once': {
    text: 'If you did not do this, set a new password at once. A new password signs out every device.',
    about: 'Small print of an email about a change of the account or a new device.',
  },
  'notice.new-device.subject': { text: 'A new device signed in to your Bettle account', about: 'Subject of an email.' },
  'notice.new-device.heading': {
    text: 'Somebody signed in to your account on a new device',
    about: 'Heading of that email.',
  },
  'notice.new-device.sentence': {
    text: 'Somebody signed in to your Bettle account on {device}. Your account has no other sign-in on such a device.',
    about: 'Sentence of that email.',
    params: { device: 'A browser and a system, such as "Firefox on Windows".' },
  },
  'notice.new-device.device': {
    text: '{browser} on {system}',
    about: 'Stands for the device in that sentence.',
    params: { browser: 'The name of a browser.', system: 'The name of a system, such as "Windows" or "iPhone".' },
  },
  'notice.new-device.unknown': {
    text: 'an unknown device',
    about: 'Stands for the device if its browser does not reveal what it is.',
  },
} as const satisfies Catalog
