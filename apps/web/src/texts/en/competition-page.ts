import type { Catalog } from '../catalog.ts'

export const competitionPage = {
  'draw-competition.login': {
    text: 'Login',
    about: 'Link, draw competition. The header of a phone has room for one short word.',
  },
  'draw-competition.register': {
    text: 'Register',
    about: 'Link, draw competition. The header of a phone has room for one short word.',
  },
  'draw-competition.bettle': { text: 'Bettle', about: 'Read by screen readers, draw competition.' },
  'draw-competition.account': { text: 'Account', about: 'Read by screen readers, draw competition.' },
} as const satisfies Catalog
