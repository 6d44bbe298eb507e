import type { Translation } from '../catalog.ts'
import type { landing as English } from '../en/landing.ts'

export const landing = {
  'draw-landing.login': 'Entrar',
  'draw-landing.register': 'Registro',
  'draw-landing.try-it-now': 'Probar ya',
  'draw-landing.i-have-an-account': 'Ya tengo cuenta',
  'draw-landing.admin': 'Admin',
  'draw-landing.account': 'Cuenta',
  'draw-landing.light-or-dark-theme': 'Tema claro u oscuro',
} satisfies Translation<typeof English>
