import type { Translation } from '../catalog.ts'
import type { account as English } from '../en/account.ts'

export const account = {
  'banned-text.this-account-is-banned':
    'Esta cuenta está suspendida hasta el {time}. Motivo: {reason}. Después podrás volver a iniciar sesión.',
  'logout-trouble.we-had-some-trouble': 'No pudimos cerrar tu sesión. Inténtalo otra vez o recarga la página',
  'logout-trouble.you-are-signed-out':
    'Cerraste sesión en este dispositivo. El servidor no respondió, así que allí la sesión puede seguir abierta.',
  'logout-trouble.logout': 'Cerrar sesión',
  'logout-trouble.try-again': 'Reintentar',
  'logout-trouble.close': 'Cerrar',
  'register-form.i-accept-the-terms': 'Acepto las <link>condiciones de uso</link>',
  'register-form.please-confirm-your-password': 'Confirma tu contraseña',
  'register-form.passwords-do-not-match': 'Las contraseñas no coinciden',
  'register-form.please-check-your-details': 'Revisa tus datos e inténtalo otra vez.',
  'register-form.failed-to-register-please': 'No se pudo crear la cuenta. Inténtalo otra vez o recarga la página.',
  'register-form.registration-failed-please-check':
    'No se pudo crear la cuenta. Revisa tus datos e inténtalo otra vez.',
  'register-form.create-your-account': 'Crea tu cuenta',
  'register-form.name': 'Nombre',
  'register-form.username': 'Nombre de usuario',
  'register-form.other-players-see-this': 'Es el nombre que ve el resto. Déjalo así o escribe otro.',
  'register-form.email': 'Correo',
  'register-form.password': 'Contraseña',
  'register-form.confirm-password': 'Confirma la contraseña',
  'request-reset-form.forgot-password': 'Contraseña olvidada',
  'request-reset-form.email': 'Correo',
  'request-reset-form.confirm-email': 'Confirma el correo',
  'request-reset-form.retry': 'Reintentar',
  'request-reset-form.send': 'Enviar',
  'reset-password-form.failed-to-reset-password':
    'No se pudo cambiar la contraseña. Inténtalo otra vez o escríbenos y te ayudamos.',
  'reset-password-form.reset-password': 'Cambiar contraseña',
  'reset-password-form.new-password': 'Nueva contraseña',
  'reset-password-form.confirm-password': 'Confirma la contraseña',
  'reset-password-form.retry': 'Reintentar',
  'reset-password-form.set-new-password': 'Guardar contraseña',
  'checking-session.signing-you-in': 'Iniciando sesión',
  'checking-session.not-reached': 'No se puede conectar con el servidor. Lo intentamos otra vez.',
  'checking-session.error': 'El servidor respondió con un error. Lo intentamos otra vez.',
  'sign-in-form.login-unsuccessful-please-check': 'No se pudo iniciar sesión. Revisa tus datos e inténtalo otra vez.',
  'sign-in-form.sign-in': 'Iniciar sesión',
  'sign-in-form.email': 'Correo',
  'sign-in-form.password': 'Contraseña',
} satisfies Translation<typeof English>
