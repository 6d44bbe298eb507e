import type { Catalog } from '../catalog.ts'

export const landing = {
  'draw-landing.login': {
    text: 'Login',
    about: 'Link, landing page. The header of a phone has room for one short word.',
  },
  'draw-landing.register': {
    text: 'Register',
    about: 'Link, landing page. The header of a phone has room for one short word.',
  },
  'draw-landing.try-it-now': { text: 'Try it now', about: 'Link, landing page.' },
  'draw-landing.i-have-an-account': { text: 'I have an account', about: 'Link, landing page.' },
  'draw-landing.admin': { text: 'Admin', about: 'Link, landing page.' },
  'draw-landing.account': { text: 'Account', about: 'Read by screen readers, landing page.' },
  'draw-landing.light-or-dark-theme': { text: 'Light or dark theme', about: 'Read by screen readers, landing page.' },
} as const satisfies Catalog
