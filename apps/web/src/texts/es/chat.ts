import type { Translation } from '../catalog.ts'
import type { chat as English } from '../en/chat.ts'

export const chat = {
  'chat-bubble.removed-by': 'Quitado por {username}',
  'chat-bubble.sent': 'Enviado',
  'chat-bubble.not-sent': 'Sin enviar',
  'chat-bubble.sending': 'Enviando',
  'chat-bubble.delete': 'Borrar',
  'chat-bubble.retry': 'Reintentar',
  'chat-bubble.host': 'Host',
  'chat-bubble.spectator': 'Público',
  'chat-bubble.report': 'Denunciar…',
  'chat-bubble.block': 'Bloquear a {username}',
  'chat-bubble.remove': 'Quitar',
  'chat-bubble.mute-for-15-minutes': 'Silenciar a {username} 15 minutos',
  'chat-bubble.unmute': 'Quitar el silencio a {username}',
  'chat-bubble.actions-for-your-message': 'Acciones de tu mensaje',
  'chat-bubble.actions-for-the-message': 'Acciones del mensaje de {username}',
  'chat-composer.not-sent': 'Sin enviar: {problem}',
  'chat-composer.you-are-muted-until': '{username} te silenció hasta las {time}',
  'chat-composer.guests-can-read-the':
    'Sin cuenta puedes leer el chat. Para escribir, crea una cuenta o pide permiso a quien es host.',
  'chat-composer.message': 'Mensaje',
  'chat-composer.slow-chat-one-message':
    '{seconds, plural, one {Chat lento: un mensaje por segundo} many {Chat lento: un mensaje cada {seconds} de segundos} other {Chat lento: un mensaje cada {seconds} segundos}}',
  'chat-composer.type-a-message': 'Escribe un mensaje…',
  'chat-composer.send': 'Enviar',
  'chat-composer.this-does-not-apply': 'A ti no te afecta: puedes escribir cuando quieras.',
  'chat-composer.you-can-write-again': 'Podrás escribir en {left} s.',
  'chat-composer.you-can-write-now': 'Ya puedes escribir.',
  'chat-counts.online-1-message':
    '{total, plural, one {{online} en línea · 1 mensaje} many {{online} en línea · {total} de mensajes} other {{online} en línea · {total} mensajes}}',
  'chat-list.new-messages': 'Mensajes nuevos',
  'chat-list.messages': 'Mensajes',
  'chat-panel.chat': 'Chat',
  'chat-panel.open-chat-unread': 'Abrir el chat, {missed} sin leer',
  'chat-panel.open-chat': 'Abrir el chat',
  'chat-panel.hide-the-chat': 'Ocultar el chat',
  'chat-room.the-messages-could-not': 'No se pudieron cargar los mensajes. {message}',
  'chat-room.try-again': 'Reintentar',
  'chat-room.the-rules-of-this': 'En esta partida no hay chat.',
  'chat-room.messages': 'Mensajes',
  'chat-room.no-messages-yet-start': 'Aún no hay mensajes. ¡Rompe el hielo!',
  'chat-room.chat-is-off-in': 'El chat está desactivado en esta sala',
  'conversation.round': 'Ronda {roundNumber}',
  'guests-switch.a-guest-joins-by': 'Gente que entra por el enlace, sin cuenta',
  'guests-switch.guests-may-write-in': 'Sin cuenta se puede escribir en el chat',
  'guests-switch.guests-can-only-read': 'Sin cuenta solo se puede leer el chat',
  'slow-switch.slow-chat-how-long': 'Chat lento: cuánto hay que esperar entre dos mensajes',
  'slow-switch.no-waiting': 'Sin espera',
  'slow-switch.seconds':
    '{choice, plural, one {{choice} segundo} many {{choice} de segundos} other {{choice} segundos}}',
  'slow-switch.slow-chat-off': 'Chat lento: no',
  'slow-switch.slow-chat-one-message':
    '{seconds, plural, one {Chat lento: un mensaje por segundo} many {Chat lento: un mensaje cada {seconds} de segundos} other {Chat lento: un mensaje cada {seconds} segundos}}',
  'use-message-announcement.new-messages-the-last':
    '{count, plural, one {{count} mensaje nuevo, el último de {text}} many {{count} de mensajes nuevos, el último de {text}} other {{count} mensajes nuevos, el último de {text}}}',
} satisfies Translation<typeof English>
