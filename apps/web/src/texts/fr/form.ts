import type { Translation } from '../catalog.ts'
import type { form as English } from '../en/form.ts'

export const form = {
  'form-dialog.cancel': 'Annuler',
  'failure-text.something-went-wrong': 'Une erreur est survenue…',
  'local-time-input.not-set': 'Non défini.',
  'local-time-input.empty': 'Non défini',
  'local-time-input.that-is': 'Soit {time}.',
  'local-time-input.in-your-time-zone': 'Dans ton fuseau, {zoneName}.',
  'local-time-input.which-you-mean': '{local} existe deux fois : laquelle ?',
  'local-time-input.first': '{isIndex, select, true {La première : {time}} other {La deuxième : {time}}}',
  'password-rules.characters': '{passwordMin} caractères',
  'password-rules.lowercase-letter': 'une minuscule',
  'password-rules.uppercase-letter': 'une majuscule',
  'password-rules.number': 'un chiffre',
  'password-rules.special-character': 'un caractère spécial',
  'password-rules.what-a-password-needs': 'Ce qu’il faut dans un mot de passe',
  'password-rules.met': ' : c’est bon',
  'password-rules.not-yet-met': ' : pas encore',
  'form-problem.try-again-in-s': 'Réessaie dans <part>{isWait, select, true {{wait} s} other {{clock}}}</part>',
  'form-problem.something-went-wrong': 'Une erreur est survenue',
  'load-record.loading': 'Chargement',
  'submit-button.retry': 'Réessayer',
  'submit-button.submit': 'Valider',
  'use-form.invalid-input': 'Saisie non valide',
  'use-submission.please-check-for-errors': 'Vérifie les champs',
} satisfies Translation<typeof English>
