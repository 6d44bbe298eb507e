import type { Translation } from '../catalog.ts'
import type { accountUi as English } from '../en/account-ui.ts'

export const accountUi = {
  'device-text.on': '{browser} no {system}',
  'confirm-email-notice.before-you-can-open':
    '{to, select, chat {Antes de escrever no chat, abra o link que enviamos para {email}.} lobby {Antes de abrir uma sala, abra o link que enviamos para {email}.} competition {Antes de organizar uma competição, abra o link que enviamos para {email}.} other {Antes de escrever no chat ou abrir salas, abra o link que enviamos para {email}.}}',
  'confirm-email-notice.we-sent-the-link':
    'Enviamos o link de novo. Não chegou? Olhe na caixa de spam ou troque o endereço no seu perfil.',
  'confirm-email-notice.send-the-link-again': 'Enviar o link de novo',
  'confirm-email-notice.your-email-address': 'o seu e-mail',
} satisfies Translation<typeof English>
