import type { Translation } from '../catalog.ts'
import type { api as English } from '../en/api.ts'

export const api = {
  'call-error.network-error-unable-to': 'Error de red: no se puede conectar con el servidor',
  'call-error.something-went-wrong': 'Algo salió mal…',
  'call.something-went-wrong': 'Algo salió mal…',
  'why-signed-out.missing-tokens': 'Faltan las claves de sesión',
  'why-signed-out.missing-access-token': 'Falta la clave de acceso',
  'why-signed-out.missing-refresh-token': 'Falta la clave de renovación',
  'why-signed-out.maximum-retries-exceeded': 'Demasiados intentos',
  'why-signed-out.failed-to-refresh': 'No se pudo renovar la sesión',
  'why-signed-out.your-session-has-expired': 'Tu sesión caducó. Inicia sesión otra vez.',
  'why-signed-out.please-sign-in-to': 'Inicia sesión para ver esa página.',
  'why-signed-out.you-were-signed-out': 'Tu sesión se cerró en este dispositivo. Inicia sesión otra vez.',
} satisfies Translation<typeof English>
