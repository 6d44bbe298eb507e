import type { Catalog } from '../catalog.ts'

export const pagesAccount = {
  'beside-sign-in.play-any-match-with': { text: 'Play any match with friends', about: 'Link, beside sign in.' },
  'beside-sign-in.signing-in-ends-your': {
    text: 'Signing in ends your guest game. The game and its result cannot be moved to another account. Register instead to keep them.',
    about: 'Text, ask guest.',
  },
  'beside-sign-in.a-game-of-five': {
    text: 'A game of five minutes against bots, without an account.',
    about: 'Hint below a field, beside sign in.',
  },
  'beside-sign-in.sign-in-to-your': { text: 'Sign in to your account?', about: 'Title, ask guest.' },
  'beside-sign-in.sign-in': { text: 'Sign in', about: 'Button that confirms, ask guest.' },
  'beside-sign-in.stay-with-my-game': { text: 'Stay with my game', about: 'Button that cancels, ask guest.' },
  'confirm-email-page.part-of-the-link': {
    text: 'Part of the link is missing. Copy the whole link from the email, or ask for a new one in your profile.',
    about: 'Text, confirm email page.',
  },
  'confirm-email-page.you-can-chat-open': {
    text: 'You can chat, open lobbies and organise competitions now.',
    about: 'Text, confirm email page.',
  },
  'confirm-email-page.from-now-on-you': {
    text: 'From now on you sign in with this address.',
    about: 'Text, confirm email page.',
  },
  'confirm-email-page.confirm-the-address': { text: 'Confirm the address', about: 'Button, confirm email page.' },
  'confirm-email-page.go-on': { text: 'Go on', about: 'Link, to lobbies.' },
  'confirm-email-page.confirm-address': { text: 'Confirm address ·', about: 'Title, confirm email page.' },
  'confirm-email-page.this-link-is-incomplete': {
    text: 'This link is incomplete',
    about: 'Title, confirm email page.',
  },
  'confirm-email-page.your-email-address-is': {
    text: 'Your email address is confirmed',
    about: 'Title, confirm email page.',
  },
  'confirm-email-page.your-email-address-was': {
    text: 'Your email address was changed',
    about: 'Title, confirm email page.',
  },
  'confirm-email-page.confirm-your-email-address': {
    text: 'Confirm your email address',
    about: 'Title, confirm email page.',
  },
  'confirm-email-page.confirm-your-new-email': {
    text: 'Confirm your new email address',
    about: 'Title, confirm email page.',
  },
  'confirm-email-page.when-your-address-is': {
    text: 'When your address is confirmed, you can chat, open lobbies and organise competitions.',
    about: 'Text, confirm email page.',
  },
  'confirm-email-page.when-you-confirm-the': {
    text: 'When you confirm, the address to which we sent the link becomes the email address of your Bettle account.',
    about: 'Text, confirm email page.',
  },
  'confirm-email-page.to-your-profile': { text: 'To your profile', about: 'Link, confirm email page.' },
  'login-page.forgot-password': { text: 'Forgot password?', about: 'Link, login page.' },
  'login-page.new-here-create-your': {
    text: 'New here? <link>Create your account</link>',
    about: 'Sentence, login page.',
    params: { link: 'the element Link' },
  },
  'login-page.you-are-still-signed': { text: 'You are still signed in on this device.', about: 'Text, not checked.' },
  'login-page.try-again': { text: 'Try again', about: 'Button, not checked.' },
  'login-page.sign-in': { text: 'Sign In ·', about: 'Title, login page.' },
  'login-page.the-server-cannot-be': { text: 'The server cannot be reached.', about: 'Sentence, not checked.' },
  'login-page.the-server-answered-with': {
    text: 'The server answered with an error.',
    about: 'Sentence, not checked.',
  },
  'logout-page.signing-you-out': { text: 'Signing you out', about: 'Text, logout page.' },
  'logout-page.logout': { text: 'Logout ·', about: 'Title, logout page.' },
  'new-password-set.your-new-password-is': {
    text: 'Your new password is set. Sign in with it.',
    about: 'Sentence, new password set.',
  },
  'register-page.create-your-account': { text: 'Create your account', about: 'Heading, register page.' },
  'register-page.when-you-register-you': {
    text: 'When you register, you keep your game, your result and your receipts.',
    about: 'Sentence, register page.',
  },
  'register-page.back-to-the-game': { text: 'Back to the game', about: 'Button, register page.' },
  'register-page.have-an-account-sign': {
    text: 'Have an account? <link>Sign In</link>',
    about: 'Sentence, register page.',
    params: { link: 'the element Link' },
  },
  'register-page.create-your-account-2': { text: 'Create your account ·', about: 'Title, register page.' },
  'request-reset-page.forgot-password': { text: 'Forgot password', about: 'Heading, request reset page.' },
  'request-reset-page.enter-your-email-address': {
    text: 'Enter your email address. We send you a link to set a new password.',
    about: 'Sentence, request reset page.',
  },
  'request-reset-page.back-to-sign-in': { text: 'Back to Sign In', about: 'Link, request reset page.' },
  'request-reset-page.instructions-sent': { text: 'Instructions sent', about: 'Heading, instructions sent.' },
  'request-reset-page.if-has-an-account': {
    text: 'If {email} has an account, an email with a link arrives within 5 minutes. Please check your spam folder too.',
    about: 'Sentence, instructions sent.',
    params: { email: 'email' },
  },
  'request-reset-page.another-address': { text: 'Another address', about: 'Button, instructions sent.' },
  'request-reset-page.forgot-password-2': { text: 'Forgot password ·', about: 'Title, request reset page.' },
  'reset-password-page.reset-password': { text: 'Reset password', about: 'Heading, reset password page.' },
  'reset-password-page.link-expired-ask-for': {
    text: 'Link expired? <link>Ask for a new link</link>',
    about: 'Sentence, reset password page.',
    params: { link: 'the element Link' },
  },
  'reset-password-page.this-link-is-incomplete': { text: 'This link is incomplete', about: 'Heading, broken link.' },
  'reset-password-page.part-of-the-link': {
    text: 'Part of the link is missing. Copy the whole link from the email, or ask for a new link.',
    about: 'Sentence, broken link.',
  },
  'reset-password-page.ask-for-a-new': { text: 'Ask for a new link', about: 'Link, broken link.' },
  'reset-password-page.reset-password-2': { text: 'Reset password ·', about: 'Title, reset password page.' },
  'sign-in-lounge.admin': { text: 'Admin', about: 'Text, sign in lounge.' },
} as const satisfies Catalog
