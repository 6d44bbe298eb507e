import type { Translation } from '../catalog.ts'
import type { pagesAccount as English } from '../en/pages-account.ts'

export const pagesAccount = {
  'beside-sign-in.play-any-match-with': 'Jugar cualquier partido con tu gente',
  'beside-sign-in.signing-in-ends-your':
    'Si inicias sesión, termina tu partida sin cuenta. La partida y su resultado no pueden pasar a otra cuenta. Para conservarlos, crea una cuenta.',
  'beside-sign-in.a-game-of-five': 'Una partida de cinco minutos contra bots, sin cuenta.',
  'beside-sign-in.sign-in-to-your': '¿Iniciar sesión en tu cuenta?',
  'beside-sign-in.sign-in': 'Iniciar sesión',
  'beside-sign-in.stay-with-my-game': 'Seguir con mi partida',
  'confirm-email-page.part-of-the-link':
    'Falta una parte del enlace. Copia el enlace entero del correo o pide uno nuevo en tu perfil.',
  'confirm-email-page.you-can-chat-open': 'Ya puedes chatear, abrir salas y organizar competiciones.',
  'confirm-email-page.from-now-on-you': 'Desde ahora inicias sesión con esta dirección.',
  'confirm-email-page.confirm-the-address': 'Confirmar la dirección',
  'confirm-email-page.go-on': 'Continuar',
  'confirm-email-page.confirm-address': 'Confirmar dirección ·',
  'confirm-email-page.this-link-is-incomplete': 'Este enlace está incompleto',
  'confirm-email-page.your-email-address-is': 'Tu correo está confirmado',
  'confirm-email-page.your-email-address-was': 'Tu correo ha cambiado',
  'confirm-email-page.confirm-your-email-address': 'Confirma tu correo',
  'confirm-email-page.confirm-your-new-email': 'Confirma tu nuevo correo',
  'confirm-email-page.when-your-address-is':
    'Cuando confirmes tu dirección, podrás chatear, abrir salas y organizar competiciones.',
  'confirm-email-page.when-you-confirm-the':
    'Al confirmar, la dirección a la que enviamos el enlace pasa a ser el correo de tu cuenta de Bettle.',
  'confirm-email-page.to-your-profile': 'Ir a tu perfil',
  'login-page.forgot-password': '¿Olvidaste tu contraseña?',
  'login-page.new-here-create-your': '¿Es tu primera vez? <link>Crea tu cuenta</link>',
  'login-page.you-are-still-signed': 'Tu sesión sigue abierta en este dispositivo.',
  'login-page.try-again': 'Reintentar',
  'login-page.sign-in': 'Iniciar sesión ·',
  'login-page.the-server-cannot-be': 'No se puede conectar con el servidor.',
  'login-page.the-server-answered-with': 'El servidor respondió con un error.',
  'logout-page.signing-you-out': 'Cerrando tu sesión',
  'logout-page.logout': 'Cerrar sesión ·',
  'new-password-set.your-new-password-is': 'Tu nueva contraseña está guardada. Inicia sesión con ella.',
  'register-page.create-your-account': 'Crea tu cuenta',
  'register-page.when-you-register-you': 'Con una cuenta conservas tu partida, tu resultado y tus recibos.',
  'register-page.back-to-the-game': 'Volver a la partida',
  'register-page.have-an-account-sign': '¿Ya tienes cuenta? <link>Inicia sesión</link>',
  'register-page.create-your-account-2': 'Crea tu cuenta ·',
  'request-reset-page.forgot-password': 'Contraseña olvidada',
  'request-reset-page.enter-your-email-address':
    'Escribe tu correo. Te enviamos un enlace para poner una contraseña nueva.',
  'request-reset-page.back-to-sign-in': 'Volver a iniciar sesión',
  'request-reset-page.instructions-sent': 'Instrucciones enviadas',
  'request-reset-page.if-has-an-account':
    'Si {email} tiene una cuenta, en 5 minutos llegará un correo con un enlace. Mira también en la carpeta de spam.',
  'request-reset-page.another-address': 'Otra dirección',
  'request-reset-page.forgot-password-2': 'Contraseña olvidada ·',
  'reset-password-page.reset-password': 'Cambiar contraseña',
  'reset-password-page.link-expired-ask-for': '¿El enlace caducó? <link>Pide uno nuevo</link>',
  'reset-password-page.this-link-is-incomplete': 'Este enlace está incompleto',
  'reset-password-page.part-of-the-link':
    'Falta una parte del enlace. Copia el enlace entero del correo o pide uno nuevo.',
  'reset-password-page.ask-for-a-new': 'Pedir un enlace nuevo',
  'reset-password-page.reset-password-2': 'Cambiar contraseña ·',
  'sign-in-lounge.admin': 'Admin',
} satisfies Translation<typeof English>
