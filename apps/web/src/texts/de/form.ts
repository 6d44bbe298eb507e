import type { Translation } from '../catalog.ts'
import type { form as English } from '../en/form.ts'

export const form = {
  'form-dialog.cancel': 'Abbrechen',
  'failure-text.something-went-wrong': 'Etwas ist schiefgegangen …',
  'local-time-input.not-set': 'Nicht ausgefüllt.',
  'local-time-input.empty': 'Nicht ausgefüllt',
  'local-time-input.that-is': 'Das ist {time}.',
  'local-time-input.in-your-time-zone': 'In deiner Zeitzone, {zoneName}.',
  'local-time-input.which-you-mean': 'Welches {local} meinst du?',
  'local-time-input.first': '{isIndex, select, true {Zuerst: {time}} other {Danach: {time}}}',
  'password-rules.characters': '{passwordMin} Zeichen',
  'password-rules.lowercase-letter': 'Kleinbuchstabe',
  'password-rules.uppercase-letter': 'Großbuchstabe',
  'password-rules.number': 'Zahl',
  'password-rules.special-character': 'Sonderzeichen',
  'password-rules.what-a-password-needs': 'Was ein Passwort braucht',
  'password-rules.met': ': erfüllt',
  'password-rules.not-yet-met': ': noch nicht erfüllt',
  'form-problem.try-again-in-s': 'Noch einmal in <part>{isWait, select, true {{wait} s} other {{clock}}}</part>',
  'form-problem.something-went-wrong': 'Etwas ist schiefgegangen',
  'load-record.loading': 'Wird geladen',
  'submit-button.retry': 'Noch einmal',
  'submit-button.submit': 'Absenden',
  'use-form.invalid-input': 'Ungültige Eingabe',
  'use-submission.please-check-for-errors': 'Bitte prüf die markierten Fehler',
} satisfies Translation<typeof English>
