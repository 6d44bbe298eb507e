import type { Translation } from '../catalog.ts'
import type { pagesAdmin as English } from '../en/pages-admin.ts'

export const pagesAdmin = {
  'admin-area.manage-user': 'Gestionar cuenta',
  'admin-area.manage-avatar': 'Gestionar avatar',
  'admin-area.manage-match': 'Gestionar partido',
  'admin-area.event-types': 'Tipos de evento',
  'admin-area.feed-providers': 'Proveedores de datos',
  'admin-area.admin-area': 'Administración',
  'admin-area.visual-editor': 'Editor visual',
  'admin-area.lobby-members': 'Miembros de salas',
  'admin-area.failing-jobs': 'Tareas con errores',
  'admin-area.crash-reports': 'Informes de fallos',
  'admin-area.crash-report': 'Informe de fallo',
  'admin-area.audit-log': 'Registro de acciones',
  'admin-area.debug-match': 'Depurar partido',
  'admin-area.loading': 'Cargando',
  'admin-page.console': 'Consola',
  'admin-page.all-matches': 'Todos los partidos',
  'admin-page.all-matches-span': '<span>Todos los partidos</span>',
  'admin-page.event-types': 'Tipos de evento',
  'admin-page.realtime-match-updates': 'Partido en vivo',
  'admin-page.new-match': 'Nuevo partido',
  'admin-page.matches': 'Partidos',
  'competitions-page.organise': 'Organizar',
  'competitions-page.competition-page': 'Página de la competición',
  'visual-editor-page.visual-editor': 'Editor visual',
} satisfies Translation<typeof English>
