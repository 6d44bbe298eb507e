import type { Translation } from '../catalog.ts'
import type { form as English } from '../en/form.ts'

export const form = {
  'form-dialog.cancel': 'Cancelar',
  'failure-text.something-went-wrong': 'Algo deu errado...',
  'local-time-input.not-set': 'Não definido.',
  'local-time-input.empty': 'Não definido',
  'local-time-input.that-is': 'Quer dizer {time}.',
  'local-time-input.in-your-time-zone': 'No seu fuso horário, {zoneName}.',
  'local-time-input.which-you-mean': 'Qual {local} você quer dizer?',
  'local-time-input.first': '{isIndex, select, true {Primeira: {time}} other {Segunda: {time}}}',
  'password-rules.characters': '{passwordMin} caracteres',
  'password-rules.lowercase-letter': 'letra minúscula',
  'password-rules.uppercase-letter': 'letra maiúscula',
  'password-rules.number': 'número',
  'password-rules.special-character': 'caractere especial',
  'password-rules.what-a-password-needs': 'O que a senha precisa ter',
  'password-rules.met': ': ok',
  'password-rules.not-yet-met': ': ainda falta',
  'form-problem.try-again-in-s': 'Tente de novo em <part>{isWait, select, true {{wait} s} other {{clock}}}</part>',
  'form-problem.something-went-wrong': 'Algo deu errado',
  'load-record.loading': 'Carregando',
  'submit-button.retry': 'Tentar de novo',
  'submit-button.submit': 'Enviar',
  'use-form.invalid-input': 'Valor inválido',
  'use-submission.please-check-for-errors': 'Confira se há erros',
} satisfies Translation<typeof English>
