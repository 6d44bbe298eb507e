import type { Translation } from '../catalog.ts'
import type { reportUi as English } from '../en/report-ui.ts'

export const reportUi = {
  'report-dialog.cancel': 'Annuler',
  'report-dialog.send-report': 'Signaler',
  'report-dialog.the-message-was-removed':
    'Le message a été supprimé. Pendant 24 heures, un signalement montre encore son texte à l’administration.',
  'report-dialog.your-report-has-arrived': 'Ton signalement est arrivé. Merci.',
  'report-dialog.the-administrators-read-your': 'L’administration lit ton signalement. {username} ne le voit pas.',
  'report-dialog.reason': 'Motif',
  'report-dialog.please-choose-a-reason': 'Choisis un motif',
  'report-dialog.what-happened': 'Que s’est-il passé ?',
  'report-dialog.you-can-leave-this': 'Tu peux laisser vide.',
  'report-dialog.report-the-name': 'Signaler le nom {name}',
  'report-dialog.report-this-message': 'Signaler ce message',
  'report-dialog.report-the-name-2': 'Signaler le pseudo {username}',
  'report-dialog.report-the-names': 'Signaler les noms {teams}',
  'report-reasons.insults-or-bullies-someone': 'Insulte ou harcèle quelqu’un',
  'report-reasons.hate-speech': 'Propos haineux',
  'report-reasons.threatens-someone': 'Menace quelqu’un',
  'report-reasons.spam-or-advertising': 'Spam ou publicité',
  'report-reasons.cheating': 'Triche',
  'report-reasons.shows-private-data': 'Montre des données privées',
  'report-reasons.something-else': 'Autre chose',
  'report-reasons.insults': 'Insultes',
  'report-reasons.threats': 'Menaces',
  'report-reasons.spam': 'Spam',
  'report-reasons.offensive-name': 'Nom offensant',
  'report-reasons.another-breach-of-the': 'Autre infraction aux règles',
  'use-block.you-no-longer-see':
    'Tu ne vois plus les messages de {username}. Tous les comptes bloqués sont dans ton profil.',
  'use-block.you-see-messages-of': 'Tu vois de nouveau les messages de {username}.',
} satisfies Translation<typeof English>
