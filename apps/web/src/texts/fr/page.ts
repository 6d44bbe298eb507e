import type { Translation } from '../catalog.ts'
import type { page as English } from '../en/page.ts'

export const page = {
  'head.description': 'Devine les dix prochaines minutes d’un vrai match avec des jetons gratuits, contre tes amis.',
  'head.needs-scripts':
    'Bettle est un jeu en direct et a besoin de JavaScript : active-le pour ce site et recharge la page.',
  'home-screen.my-game': 'Ma partie',
  'home-screen.play-a-match': 'Jouer un match',
  'offline.title': 'Pas de connexion · Bettle',
  'offline.heading': 'Pas de connexion',
  'offline.shows-no-game':
    'Bettle est injoignable et n’affiche donc aucune partie : scores, cotes et jetons pourraient être dépassés.',
  'offline.bets-count': 'Les paris acceptés sont sur le serveur et comptent. Ta partie continue sans cet appareil.',
  'offline.last-reached': 'Dernière connexion de cet appareil à Bettle : {time}.',
  'offline.try-again': 'Réessayer',
} satisfies Translation<typeof English>
