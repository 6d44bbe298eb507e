import type { Translation } from '../catalog.ts'
import type { rematch as English } from '../en/rematch.ts'

export const rematch = {
  'rematch-card.next-match-with-the': 'Prochain match avec le même groupe',
  'rematch-card.opened-a-game-on':
    '{isOwn, select, true {Tu as ouvert une partie sur {homeTeam} – {awayTeam}.} other {<bold>{name}</bold> a ouvert une partie sur {homeTeam} – {awayTeam}.}}',
  'rematch-card.when-you-choose-a':
    'Quand tu choisis un match, tout le salon reçoit une invitation{bringsBots, select, true {, et ses bots prennent leur place} other {}}. Les règles restent les mêmes.',
  'rematch-card.the-next-practice-match': 'Le prochain match d’entraînement arrive bientôt.',
  'rematch-card.v': '{homeTeam} – {awayTeam}',
  'rematch-card.go-to-the-game': 'Aller à la partie',
  'rematch-card.join': 'Rejoindre',
  'rematch-card.watch': 'Regarder',
  'rematch-card.under-way': 'En cours',
  'rematch-card.kick-off-not-announced': 'Coup d’envoi à confirmer',
} satisfies Translation<typeof English>
