import type { Translation } from '../catalog.ts'
import type { form as English } from '../en/form.ts'

export const form = {
  'form-dialog.cancel': 'Cancelar',
  'failure-text.something-went-wrong': 'Algo salió mal…',
  'local-time-input.not-set': 'Sin fecha.',
  'local-time-input.empty': 'Sin fecha',
  'local-time-input.that-is': 'Es decir, {time}.',
  'local-time-input.in-your-time-zone': 'En tu zona horaria, {zoneName}.',
  'local-time-input.which-you-mean': '¿Cuál de las dos {local} es?',
  'local-time-input.first': '{isIndex, select, true {Primera: {time}} other {Segunda: {time}}}',
  'password-rules.characters':
    '{passwordMin, plural, one {{passwordMin} carácter} many {{passwordMin} de caracteres} other {{passwordMin} caracteres}}',
  'password-rules.lowercase-letter': 'una minúscula',
  'password-rules.uppercase-letter': 'una mayúscula',
  'password-rules.number': 'un número',
  'password-rules.special-character': 'un símbolo',
  'password-rules.what-a-password-needs': 'Qué necesita la contraseña',
  'password-rules.met': ': cumplido',
  'password-rules.not-yet-met': ': aún no',
  'form-problem.try-again-in-s': 'Reintenta en <part>{isWait, select, true {{wait} s} other {{clock}}}</part>',
  'form-problem.something-went-wrong': 'Algo salió mal',
  'load-record.loading': 'Cargando',
  'submit-button.retry': 'Reintentar',
  'submit-button.submit': 'Continuar',
  'use-form.invalid-input': 'Dato no válido',
  'use-submission.please-check-for-errors': 'Revisa los errores',
} satisfies Translation<typeof English>
