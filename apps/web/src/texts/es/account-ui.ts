import type { Translation } from '../catalog.ts'
import type { accountUi as English } from '../en/account-ui.ts'

export const accountUi = {
  'device-text.on': '{browser} en {system}',
  'confirm-email-notice.before-you-can-open':
    '{to, select, chat {Antes de chatear, abre el enlace que enviamos a {email}.} lobby {Antes de abrir una sala, abre el enlace que enviamos a {email}.} competition {Antes de organizar una competición, abre el enlace que enviamos a {email}.} other {Antes de chatear o abrir salas, abre el enlace que enviamos a {email}.}}',
  'confirm-email-notice.we-sent-the-link':
    'Te enviamos el enlace otra vez. ¿No llega? Mira en la carpeta de spam o cambia tu correo en el perfil.',
  'confirm-email-notice.send-the-link-again': 'Enviar el enlace otra vez',
  'confirm-email-notice.your-email-address': 'tu correo',
} satisfies Translation<typeof English>
