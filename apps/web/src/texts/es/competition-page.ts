import type { Translation } from '../catalog.ts'
import type { competitionPage as English } from '../en/competition-page.ts'

export const competitionPage = {
  'draw-competition.login': 'Entrar',
  'draw-competition.register': 'Registro',
  'draw-competition.bettle': 'Bettle',
  'draw-competition.account': 'Cuenta',
} satisfies Translation<typeof English>
