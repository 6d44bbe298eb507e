import type { Catalog } from '../catalog.ts'

export const account = {
  'banned-text.this-account-is-banned': {
    text: 'This account is banned until {time}. Reason: {reason}. After that you can sign in again.',
    about: 'Text, banned text.',
    params: { time: 'time', reason: 'reason' },
  },
  'logout-trouble.we-had-some-trouble': {
    text: 'We had some trouble logging you out. Please try again or refresh the page',
    about: 'Sentence, logout trouble.',
  },
  'logout-trouble.you-are-signed-out': {
    text: 'You are signed out on this device. The server did not answer, so the session may still be open there.',
    about: 'Sentence, logout trouble.',
  },
  'logout-trouble.logout': { text: 'Logout', about: 'Title, logout trouble.' },
  'logout-trouble.try-again': { text: 'Try again', about: 'Button that confirms, logout trouble.' },
  'logout-trouble.close': { text: 'Close', about: 'Button that cancels, logout trouble.' },
  'register-form.i-accept-the-terms': {
    text: 'I accept the <link>Terms of Service</link>',
    about: 'Text, consent.',
    params: { link: 'the element Link' },
  },
  'register-form.please-confirm-your-password': {
    text: 'Please confirm your password',
    about: 'Confirm password, register fields.',
  },
  'register-form.passwords-do-not-match': { text: 'Passwords do not match', about: 'Message, register fields.' },
  'register-form.please-check-your-details': {
    text: 'Please check your details and try again.',
    about: 'Message of a failure, register form.',
  },
  'register-form.failed-to-register-please': {
    text: 'Failed to register, please retry or try refreshing the page.',
    about: 'Message of a failure, register form.',
  },
  'register-form.registration-failed-please-check': {
    text: 'Registration failed. Please check your details and try again.',
    about: 'Message after a failure, register form.',
  },
  'register-form.create-your-account': { text: 'Create your account', about: 'Label, register form.' },
  'register-form.name': { text: 'Name', about: 'Label of the field name, register form.' },
  'register-form.username': { text: 'Username', about: 'Label of the field username, register form.' },
  'register-form.other-players-see-this': {
    text: 'Other players see this name. Keep it, or type another name.',
    about: 'Hint below a field of the field username, register form.',
  },
  'register-form.email': { text: 'Email', about: 'Label of the field email, register form.' },
  'register-form.password': { text: 'Password', about: 'Label of the field password, register form.' },
  'register-form.confirm-password': {
    text: 'Confirm password',
    about: 'Label of the field confirm password, register form.',
  },
  'request-reset-form.forgot-password': { text: 'Forgot password', about: 'Label, request reset form.' },
  'request-reset-form.email': { text: 'Email', about: 'Label of the field email, request reset form.' },
  'request-reset-form.confirm-email': {
    text: 'Confirm email',
    about: 'Label of the field confirm email, request reset form.',
  },
  'request-reset-form.retry': { text: 'Retry', about: 'Text, request reset form.' },
  'request-reset-form.send': { text: 'Send', about: 'Text, request reset form.' },
  'reset-password-form.failed-to-reset-password': {
    text: 'Failed to reset password. Please try again or contact us for help.',
    about: 'Text, reset password form.',
  },
  'reset-password-form.reset-password': { text: 'Reset password', about: 'Label, reset password form.' },
  'reset-password-form.new-password': {
    text: 'New password',
    about: 'Label of the field password, reset password form.',
  },
  'reset-password-form.confirm-password': {
    text: 'Confirm password',
    about: 'Label of the field confirm password, reset password form.',
  },
  'reset-password-form.retry': { text: 'Retry', about: 'Text, reset password form.' },
  'reset-password-form.set-new-password': { text: 'Set new password', about: 'Text, reset password form.' },
  'checking-session.signing-you-in': {
    text: 'Signing you in',
    about: 'Said to screen readers while the session is checked.',
  },
  'checking-session.not-reached': {
    text: 'The server cannot be reached. Trying again.',
    about: 'Shown below the logo while the session is checked, one line if possible.',
  },
  'checking-session.error': {
    text: 'The server answered with an error. Trying again.',
    about: 'Shown below the logo while the session is checked, one line if possible.',
  },
  'sign-in-form.login-unsuccessful-please-check': {
    text: 'Login unsuccessful, please check your details and try again.',
    about: 'Text, sign in form.',
  },
  'sign-in-form.sign-in': { text: 'Sign In', about: 'Label, sign in form.' },
  'sign-in-form.email': { text: 'Email', about: 'Label of the field email, sign in form.' },
  'sign-in-form.password': { text: 'Password', about: 'Label of the field password, sign in form.' },
} as const satisfies Catalog
