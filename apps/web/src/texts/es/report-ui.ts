import type { Translation } from '../catalog.ts'
import type { reportUi as English } from '../en/report-ui.ts'

export const reportUi = {
  'report-dialog.cancel': 'Cancelar',
  'report-dialog.send-report': 'Enviar denuncia',
  'report-dialog.the-message-was-removed':
    'Ese mensaje ya está quitado. Durante las 24 horas siguientes, una denuncia aún muestra su texto a la administración.',
  'report-dialog.your-report-has-arrived': 'Tu denuncia ha llegado. Gracias.',
  'report-dialog.the-administrators-read-your': 'La administración lee tu denuncia. {username} no la ve.',
  'report-dialog.reason': 'Motivo',
  'report-dialog.please-choose-a-reason': 'Elige un motivo',
  'report-dialog.what-happened': '¿Qué pasó?',
  'report-dialog.you-can-leave-this': 'Puedes dejarlo vacío.',
  'report-dialog.report-the-name': 'Denunciar el nombre {name}',
  'report-dialog.report-this-message': 'Denunciar este mensaje',
  'report-dialog.report-the-name-2': 'Denunciar el nombre {username}',
  'report-dialog.report-the-names': 'Denunciar los nombres {teams}',
  'report-reasons.insults-or-bullies-someone': 'Insulta o acosa a alguien',
  'report-reasons.hate-speech': 'Discurso de odio',
  'report-reasons.threatens-someone': 'Amenaza a alguien',
  'report-reasons.spam-or-advertising': 'Spam o publicidad',
  'report-reasons.cheating': 'Hace trampas',
  'report-reasons.shows-private-data': 'Muestra datos privados',
  'report-reasons.something-else': 'Otra cosa',
  'report-reasons.insults': 'Insultos',
  'report-reasons.threats': 'Amenazas',
  'report-reasons.spam': 'Spam',
  'report-reasons.offensive-name': 'Nombre ofensivo',
  'report-reasons.another-breach-of-the': 'Otra infracción de las reglas',
  'use-block.you-no-longer-see': 'Ya no ves los mensajes de {username}. En tu perfil está la lista de gente bloqueada.',
  'use-block.you-see-messages-of': 'Vuelves a ver los mensajes de {username}.',
} satisfies Translation<typeof English>
