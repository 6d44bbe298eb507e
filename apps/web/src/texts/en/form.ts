import type { Catalog } from '../catalog.ts'

export const form = {
  'form-dialog.cancel': { text: 'Cancel', about: 'Button that closes a form without an effect, form dialog.' },
  'failure-text.something-went-wrong': { text: 'Something went wrong...', about: 'Text, failure text.' },
  'local-time-input.not-set': { text: 'Not set.', about: 'Text, local time input.' },
  'local-time-input.empty': { text: 'Not set', about: 'Words over the empty field of a day and a time, in Safari.' },
  'local-time-input.that-is': {
    text: 'That is {time}.',
    about: 'Hint below a field, local time input.',
    params: { time: 'time' },
  },
  'local-time-input.in-your-time-zone': {
    text: 'In your time zone, {zoneName}.',
    about: 'Hint below a field, local time input.',
    params: { zoneName: 'zone name' },
  },
  'local-time-input.which-you-mean': {
    text: 'Which {local} do you mean?',
    about: 'Label, local time input.',
    params: { local: 'local' },
  },
  'local-time-input.first': {
    text: '{isIndex, select, true {First: {time}} other {Second: {time}}}',
    about: 'Label, local time input.',
    params: { isIndex: 'whether index', time: 'time' },
  },
  'password-rules.characters': {
    text: '{passwordMin} characters',
    about: 'Label, password rules.',
    params: { passwordMin: 'password min' },
  },
  'password-rules.lowercase-letter': { text: 'lowercase letter', about: 'Label, password rules.' },
  'password-rules.uppercase-letter': { text: 'uppercase letter', about: 'Label, password rules.' },
  'password-rules.number': { text: 'number', about: 'Label, password rules.' },
  'password-rules.special-character': { text: 'special character', about: 'Label, password rules.' },
  'password-rules.what-a-password-needs': {
    text: 'What a password needs',
    about: 'Read by screen readers, password rules.',
  },
  'password-rules.met': { text: ': met', about: 'Text, password rules.' },
  'password-rules.not-yet-met': { text: ': not yet met', about: 'Text, password rules.' },
  'form-problem.try-again-in-s': {
    text: 'Try again in <part>{isWait, select, true {{wait} s} other {{clock}}}</part>',
    about: 'Sentence, form problem.',
    params: { part: 'the element span', isWait: 'whether wait', wait: 'wait', clock: 'clock' },
  },
  'form-problem.something-went-wrong': { text: 'Something went wrong', about: 'Text, form problem.' },
  'load-record.loading': { text: 'Loading', about: 'Text, form skeleton.' },
  'submit-button.retry': { text: 'Retry', about: 'Text, submit button.' },
  'submit-button.submit': { text: 'Submit', about: 'Text, submit button.' },
  'use-form.invalid-input': { text: 'Invalid input', about: 'Text, use form.' },
  'use-submission.please-check-for-errors': { text: 'Please check for errors', about: 'Text, use submission.' },
} as const satisfies Catalog
