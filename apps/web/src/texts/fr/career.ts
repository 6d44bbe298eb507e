import type { Translation } from '../catalog.ts'
import type { career as English } from '../en/career.ts'

export const career = {
  'calibration-table.how-often-your-bets': 'Tes paris gagnés',
  'calibration-table.the-expected-chance-comes':
    'La chance prévue vient de la cote, sans la marge de Bettle. Les paris annulés ne comptent pas.',
  'calibration-table.your-bets-grouped-by': 'Tes paris, groupés selon la chance donnée par leur cote',
  'calibration-table.chance': 'Chance',
  'calibration-table.won': 'Gagnés',
  'calibration-table.bets': 'Paris',
  'calibration-table.won-2': 'gagnés',
  'calibration-table.expected': 'prévus',
  'calibration-table.expected-2': '{share} %, prévus {told} %',
  'calibration-table.of': '{won} sur {bets}',
  'career-panel.none-of-your-games':
    'Aucune de tes parties ne compte encore. Pour qu’une partie compte, il faut deux personnes avec un pari réglé et des résultats confirmés. L’entraînement ne compte jamais.',
  'career-panel.best-bet': 'Meilleur pari',
  'career-panel.you-have-not-won': 'Tu n’as encore gagné aucun pari dans une partie qui compte.',
  'career-panel.competitions': 'Compétitions',
  'career-panel.at-for': '{line} à {odds} : {payout} pour {stake}. {gameLink}',
  'career-panel.your-career': 'Ton parcours',
  'career-panel.your-career-could-not': 'Impossible de charger ton parcours.',
  'career-panel.games': 'Parties',
  'career-panel.wins': 'Victoires',
  'career-panel.win-rate': 'Taux de victoire',
  'career-panel.trophies': 'Trophées',
  'career-panel.entered': 'Disputées',
  'career-panel.won': 'Gagnées',
  'career-panel.line': '{betType, select, over {plus de {threshold} {event}} other {moins de {threshold} {event}}}',
} satisfies Translation<typeof English>
