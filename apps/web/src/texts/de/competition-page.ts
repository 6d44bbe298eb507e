import type { Translation } from '../catalog.ts'
import type { competitionPage as English } from '../en/competition-page.ts'

export const competitionPage = {
  'draw-competition.login': 'Login',
  'draw-competition.register': 'Mitmachen',
  'draw-competition.bettle': 'Bettle',
  'draw-competition.account': 'Konto',
} satisfies Translation<typeof English>
