import type { Translation } from '../catalog.ts'
import type { eventType as English } from '../en/event-type.ts'

export const eventType = {
  'event-type-list.event-types': 'Tipos de evento',
  'event-type-list.made-for-all-matches': 'Creados para todos los partidos',
  'event-type-list.no-event-types-yet': 'Aún no hay tipos de evento',
  'event-type-list.you-can-add-an': 'Puedes añadir a cualquier partido los tipos de evento que crees aquí.',
  'event-type-list.event-types-that-you': 'Tipos de evento que puedes añadir a cualquier partido',
  'event-type-list.display-name-of-name': 'Nombre visible de {name}',
  'event-type-list.retired': 'retirado',
  'event-type-list.restore-is-retired-display':
    '{isRetired, select, true {Recuperar {display}} other {Retirar {display}}}',
  'event-type-list.loading-the-event-types': 'Cargando los tipos de evento',
  'event-type-list.failed-to-reorder-event': 'No se pudo cambiar el orden de los tipos de evento',
  'event-type-list.failed-to-change-the': 'No se pudo cambiar el tipo de evento',
  'event-type-list.built-in': 'Incluidos',
  'event-type-list.every-match-has-these': 'Todos los partidos los tienen desde el principio. No se pueden cambiar.',
} satisfies Translation<typeof English>
