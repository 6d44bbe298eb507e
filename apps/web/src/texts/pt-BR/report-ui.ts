import type { Translation } from '../catalog.ts'
import type { reportUi as English } from '../en/report-ui.ts'

export const reportUi = {
  'report-dialog.cancel': 'Cancelar',
  'report-dialog.send-report': 'Denunciar',
  'report-dialog.the-message-was-removed':
    'A mensagem foi removida. Por 24 horas depois disso, uma denúncia ainda mostra o texto à administração.',
  'report-dialog.your-report-has-arrived': 'Sua denúncia chegou. Valeu por avisar.',
  'report-dialog.the-administrators-read-your': 'A administração lê sua denúncia. {username} não vê nada dela.',
  'report-dialog.reason': 'Motivo',
  'report-dialog.please-choose-a-reason': 'Escolha um motivo',
  'report-dialog.what-happened': 'O que aconteceu?',
  'report-dialog.you-can-leave-this': 'Você pode deixar em branco.',
  'report-dialog.report-the-name': 'Denunciar o nome {name}',
  'report-dialog.report-this-message': 'Denunciar esta mensagem',
  'report-dialog.report-the-name-2': 'Denunciar o nome {username}',
  'report-dialog.report-the-names': 'Denunciar os nomes {teams}',
  'report-reasons.insults-or-bullies-someone': 'Xinga ou humilha alguém',
  'report-reasons.hate-speech': 'Discurso de ódio',
  'report-reasons.threatens-someone': 'Ameaça alguém',
  'report-reasons.spam-or-advertising': 'Spam ou propaganda',
  'report-reasons.cheating': 'Trapaça',
  'report-reasons.shows-private-data': 'Mostra dados pessoais',
  'report-reasons.something-else': 'Outra coisa',
  'report-reasons.insults': 'Xingamentos',
  'report-reasons.threats': 'Ameaças',
  'report-reasons.spam': 'Spam',
  'report-reasons.offensive-name': 'Nome ofensivo',
  'report-reasons.another-breach-of-the': 'Outra quebra das regras',
  'use-block.you-no-longer-see':
    'Você não vê mais as mensagens de {username}. Seu perfil lista todas as pessoas bloqueadas.',
  'use-block.you-see-messages-of': 'Você voltou a ver as mensagens de {username}.',
} satisfies Translation<typeof English>
