import type { Translation } from '../catalog.ts'
import type { competitionPage as English } from '../en/competition-page.ts'

export const competitionPage = {
  'draw-competition.login': 'Entrar',
  'draw-competition.register': 'Cadastro',
  'draw-competition.bettle': 'Bettle',
  'draw-competition.account': 'Conta',
} satisfies Translation<typeof English>
