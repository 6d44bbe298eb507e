import type { Translation } from '../catalog.ts'
import type { mail as English } from '../en/mail.ts'

export const mail = {
  'layout.open-address': 'Si el botón no hace nada, abre esta dirección:',
  'greeting.named': 'Hola, {name}:',
  'greeting.bare': 'Hola:',
  'link.once-an-hour': 'El enlace de este correo sirve una vez y durante una hora.',
  'link.confirm': 'Confirmar la dirección',
  'link.is-this-yours': '¿Es esta tu dirección de correo?',
  'link.set-password': 'Elegir una contraseña nueva',
  'reset.subject': 'Restablece tu contraseña de Bettle',
  'reset.asked': 'Alguien, probablemente tú, ha pedido restablecer la contraseña de la cuenta de Bettle de {email}.',
  'reset.works-once':
    'El enlace sirve una vez y durante una hora. Con la contraseña nueva se cierra la sesión en todos tus dispositivos.',
  'reset.not-you': 'Si no lo pediste tú, no hagas nada: tu contraseña no cambia.',
  'welcome.subject': 'Te damos la bienvenida a Bettle: elige tu contraseña',
  'welcome.preview': 'Ya tienes una cuenta. Elige una contraseña y juega.',
  'welcome.heading': 'Ya tienes una cuenta',
  'welcome.created':
    'La administración creó una cuenta de Bettle para {email}. Elige una contraseña, inicia sesión y entra en un partido.',
  'welcome.works-once':
    'El enlace sirve una vez y durante tres días. Después, pulsa «¿Olvidaste tu contraseña?» en la página de inicio de sesión para recibir otro.',
  'welcome.action': 'Elegir mi contraseña',
  'welcome.what-is-bettle':
    'Bettle es un juego de predicciones de fútbol en vivo con fichas gratis. Si no esperabas este correo, ignóralo.',
  'new-address.subject': 'Confirma la nueva dirección de correo de tu cuenta de Bettle',
  'new-address.wants': 'Alguien, probablemente tú, quiere usar esta dirección para una cuenta de Bettle.',
  'new-address.becomes':
    'Cuando la confirmes, será la dirección de la cuenta. El enlace sirve una vez y durante una hora.',
  'new-address.not-you': 'Si no lo pediste tú, no hagas nada: así ninguna cuenta usa esta dirección.',
  'registration.subject': 'Confirma la dirección de correo de tu cuenta de Bettle',
  'registration.preview': 'Confirma tu dirección de correo. Así podrás chatear y abrir salas.',
  'registration.created': 'Alguien, probablemente tú, creó una cuenta de Bettle con la dirección {email}.',
  'registration.confirm':
    'Confirma la dirección para poder chatear y abrir salas. Ya puedes jugar. El enlace sirve una vez y durante tres días.',
  'registration.not-you': 'Si no creaste esta cuenta, no hagas nada: así no podrá chatear ni abrir salas.',
  'notice.nothing-to-do': 'Si lo hiciste tú, no tienes que hacer nada.',
  'notice.email-changed.subject': 'Ha cambiado el correo de tu cuenta de Bettle',
  'notice.email-changed.heading': 'Ha cambiado el correo de tu cuenta',
  'notice.email-changed.sentence':
    'Tu cuenta de Bettle tiene ahora otra dirección de correo. A partir de ahora, inicia sesión con la nueva.',
  'notice.email-changed.action': 'Abrir Bettle',
  'notice.email-changed.not-you':
    'Si no lo hiciste tú, responde a este correo: ya no puedes iniciar sesión con esta dirección.',
  'notice.password-changed.subject': 'Ha cambiado tu contraseña de Bettle',
  'notice.password-changed.heading': 'Ha cambiado la contraseña de tu cuenta',
  'notice.password-changed.sentence':
    'Tu cuenta de Bettle tiene ahora una contraseña nueva. Se cerró la sesión en los demás dispositivos.',
  'notice.set-password-at-once':
    'Si no lo hiciste tú, elige enseguida una contraseña nueva. Con ella se cierra la sesión en todos los dispositivos.',
  'notice.new-device.subject': 'Nuevo dispositivo en tu cuenta de Bettle',
  'notice.new-device.heading': 'Alguien inició sesión en tu cuenta con un dispositivo nuevo',
  'notice.new-device.sentence':
    'Alguien inició sesión en tu cuenta de Bettle: {device}. Tu cuenta no tiene otra sesión en un dispositivo así.',
  'notice.new-device.device': '{browser} en {system}',
  'notice.new-device.unknown': 'dispositivo desconocido',
} satisfies Translation<typeof English>
