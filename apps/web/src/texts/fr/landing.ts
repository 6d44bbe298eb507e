import type { Translation } from '../catalog.ts'
import type { landing as English } from '../en/landing.ts'

export const landing = {
  'draw-landing.login': 'Connexion',
  'draw-landing.register': 'Jouer',
  'draw-landing.try-it-now': 'Essayer',
  'draw-landing.i-have-an-account': 'J’ai un compte',
  'draw-landing.admin': 'Admin',
  'draw-landing.account': 'Compte',
  'draw-landing.light-or-dark-theme': 'Thème clair ou sombre',
} satisfies Translation<typeof English>
