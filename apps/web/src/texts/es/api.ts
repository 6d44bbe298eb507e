import type { Translation } from '../catalog.ts'
import type { api as English } from '../en/api.ts'

export const api = {
  'call-error.network-error-unable-to': 'Error de red: no se puede conectar con el servidor',
  'call-error.something-went-wrong': 'Algo salió mal…',
  'call.something-went-wrong': 'Algo salió mal…',
  'read-wire.deleted-player': 'Cuenta borrada {sign}',
  'why-signed-out.missing-tokens': 'Inicia sesión otra vez.',
  'why-signed-out.missing-access-token': 'No hay sesión abierta. Vuelve a entrar.',
  'why-signed-out.missing-refresh-token': 'No hay sesión abierta. Vuelve a entrar.',
  'why-signed-out.maximum-retries-exceeded': 'Demasiados intentos. Inicia sesión otra vez.',
  'why-signed-out.failed-to-refresh': 'Sesión sin renovar. Vuelve a entrar.',
  'why-signed-out.your-session-has-expired': 'Tu sesión caducó. Inicia sesión otra vez.',
  'why-signed-out.please-sign-in-to': 'Inicia sesión para ver esa página.',
  'why-signed-out.you-were-signed-out': 'Tu sesión se cerró en este dispositivo. Inicia sesión otra vez.',
} satisfies Translation<typeof English>
