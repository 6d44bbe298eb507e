import type { Translation } from '../catalog.ts'
import type { pagesCircle as English } from '../en/pages-circle.ts'

export const pagesCircle = {
  'back-to-lobbies.lobbies': 'Salas',
  'circle-area.loading-the-circle': 'Cargando el grupo',
  'circle-page.invite': 'Invitar',
  'circle-page.the-circle-does-not':
    'El grupo no existe o no estás en él. Alguien del grupo te puede enviar el enlace.',
  'circle-page.the-circle-could-not': 'No se pudo cargar el grupo.',
  'circle-page.loading-the-circle': 'Cargando el grupo',
  'circle-page.table-of': 'Clasificación de {name}',
  'circle-page.best': 'Mejor',
  'circle-page.best-finish': 'Mejor puesto',
  'circle-page.circle-not-found': 'Grupo no encontrado',
  'circle-page.circle': 'Grupo',
  'circles-page.circles': 'Grupos',
  'circles-page.circles-2': 'Grupos ·',
  'guest-of-circle.guests-play-evenings-by':
    'Sin cuenta puedes jugar noches con el enlace. Para estar en un grupo hace falta una cuenta, y tus plazas siguen siendo tuyas.',
  'guest-of-circle.register': 'Crear cuenta',
  'guest-of-circle.circle': 'Grupo ·',
  'guest-of-circle.register-to-join-a': 'Crea una cuenta para unirte a un grupo',
  'join-circle-page.join-a-circle': 'Unirse a un grupo ·',
} satisfies Translation<typeof English>
