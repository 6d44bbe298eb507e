import type { Translation } from '../catalog.ts'
import type { deadEnd as English } from '../en/dead-end.ts'

export const deadEnd = {
  'crash-page.this-page-stopped-working': 'Esta página dejó de funcionar',
  'crash-page.your-chips-and-bets':
    'Tus fichas y apuestas están a salvo en el servidor, y la partida sigue. Recarga la página: suele bastar.',
  'crash-page.load-again': 'Recargar',
  'crash-page.crash-reports': 'Informes de fallos',
  'crash-page.if-you-like-tell': 'Si quieres, cuéntanos qué hiciste justo antes del problema. Nos ayuda a arreglarlo.',
  'crash-page.load-the-page-again': 'Recarga la página.',
  'crash-page.if-the-page-stops': 'Si vuelve a fallar, ve a la página de inicio o abre tu enlace otra vez.',
  'crash-page.your-browser-may-be': 'Puede que tu navegador sea muy antiguo. Actualízalo o usa otro.',
  'crash-page.a-browser-extension-may':
    'Puede que una extensión del navegador rompa la página. Prueba en una ventana privada.',
  'crash-page.stack': 'Traza',
  'crash-page.to-the-lobbies': 'Ir a las salas',
  'crash-page.to-the-start-page': 'Ir al inicio',
  'crash-page.crash-report': 'Informe del fallo',
  'crash-page.what-failed': 'Qué falló',
  'dead-end.go-back': 'Volver',
  'dead-end.to-the-lobbies': 'Ir a las salas',
  'forbidden-page.your-account-has-no': 'Tu cuenta no tiene acceso a esta página. Tus partidas y fichas están a salvo.',
  'forbidden-page.no-entry': 'Sin acceso ·',
  'forbidden-page.you-cant-access-that': 'No puedes entrar aquí',
  'not-found-page.there-is-no-page': 'No hay ninguna página en esta dirección.',
  'not-found-page.page-not-found': 'Página no encontrada ·',
  'not-found-page.page-not-found-2': 'Página no encontrada',
} satisfies Translation<typeof English>
