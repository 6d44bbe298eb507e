import type { Translation } from '../catalog.ts'
import type { competitionPage as English } from '../en/competition-page.ts'

export const competitionPage = {
  'draw-competition.login': 'Connexion',
  'draw-competition.register': 'Jouer',
  'draw-competition.bettle': 'Bettle',
  'draw-competition.account': 'Compte',
} satisfies Translation<typeof English>
