import type { Translation } from '../catalog.ts'
import type { landing as English } from '../en/landing.ts'

export const landing = {
  'draw-landing.login': 'Entrar',
  'draw-landing.register': 'Cadastro',
  'draw-landing.try-it-now': 'Experimentar',
  'draw-landing.i-have-an-account': 'Já tenho conta',
  'draw-landing.admin': 'Admin',
  'draw-landing.account': 'Conta',
  'draw-landing.light-or-dark-theme': 'Tema claro ou escuro',
} satisfies Translation<typeof English>
