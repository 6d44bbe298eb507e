import type { Translation } from '../catalog.ts'
import type { landing as English } from '../en/landing.ts'

export const landing = {
  'draw-landing.login': 'Login',
  'draw-landing.register': 'Mitmachen',
  'draw-landing.try-it-now': 'Jetzt testen',
  'draw-landing.i-have-an-account': 'Ich habe ein Konto',
  'draw-landing.admin': 'Admin',
  'draw-landing.account': 'Konto',
  'draw-landing.light-or-dark-theme': 'Helles oder dunkles Design',
} satisfies Translation<typeof English>
