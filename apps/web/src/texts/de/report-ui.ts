import type { Translation } from '../catalog.ts'
import type { reportUi as English } from '../en/report-ui.ts'

export const reportUi = {
  'report-dialog.cancel': 'Abbrechen',
  'report-dialog.send-report': 'Meldung senden',
  'report-dialog.the-message-was-removed':
    'Die Nachricht wurde entfernt. Noch 24 Stunden danach zeigt eine Meldung den Admins ihren Text.',
  'report-dialog.your-report-has-arrived': 'Deine Meldung ist angekommen. Danke!',
  'report-dialog.the-administrators-read-your': 'Admins lesen deine Meldung. {username} sieht sie nicht.',
  'report-dialog.reason': 'Grund',
  'report-dialog.please-choose-a-reason': 'Bitte wähle einen Grund',
  'report-dialog.what-happened': 'Was ist passiert?',
  'report-dialog.you-can-leave-this': 'Du kannst das leer lassen.',
  'report-dialog.report-the-name': 'Den Namen {name} melden',
  'report-dialog.report-this-message': 'Diese Nachricht melden',
  'report-dialog.report-the-name-2': 'Den Namen {username} melden',
  'report-dialog.report-the-names': 'Die Namen {teams} melden',
  'report-reasons.insults-or-bullies-someone': 'Beleidigt oder mobbt jemanden',
  'report-reasons.hate-speech': 'Hetze',
  'report-reasons.threatens-someone': 'Droht jemandem',
  'report-reasons.spam-or-advertising': 'Spam oder Werbung',
  'report-reasons.cheating': 'Schummelt',
  'report-reasons.shows-private-data': 'Zeigt private Daten',
  'report-reasons.something-else': 'Etwas anderes',
  'report-reasons.insults': 'Beleidigungen',
  'report-reasons.threats': 'Drohungen',
  'report-reasons.spam': 'Spam',
  'report-reasons.offensive-name': 'Beleidigender Name',
  'report-reasons.another-breach-of-the': 'Anderer Regelverstoß',
  'use-block.you-no-longer-see':
    'Du siehst keine Nachrichten von {username} mehr. Wen du blockiert hast, steht in deinem Profil.',
  'use-block.you-see-messages-of': 'Du siehst wieder Nachrichten von {username}.',
} satisfies Translation<typeof English>
