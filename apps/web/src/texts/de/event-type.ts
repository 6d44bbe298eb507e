import type { Translation } from '../catalog.ts'
import type { eventType as English } from '../en/event-type.ts'

export const eventType = {
  'event-type-list.event-types': 'Ereignisarten',
  'event-type-list.made-for-all-matches': 'Für alle Spiele angelegt',
  'event-type-list.no-event-types-yet': 'Noch keine Ereignisarten',
  'event-type-list.you-can-add-an': 'Eine Ereignisart, die du hier anlegst, kannst du jedem Spiel hinzufügen.',
  'event-type-list.event-types-that-you': 'Ereignisarten, die du jedem Spiel hinzufügen kannst',
  'event-type-list.display-name-of-name': 'Anzeigename von {name}',
  'event-type-list.retired': 'stillgelegt',
  'event-type-list.restore-is-retired-display':
    '{isRetired, select, true {{display} wieder einsetzen} other {{display} stilllegen}}',
  'event-type-list.loading-the-event-types': 'Ereignisarten werden geladen',
  'event-type-list.failed-to-reorder-event': 'Die Reihenfolge wurde nicht geändert',
  'event-type-list.failed-to-change-the': 'Die Ereignisart wurde nicht geändert',
  'event-type-list.built-in': 'Eingebaut',
  'event-type-list.every-match-has-these': 'Jedes Spiel hat diese von Anfang an. Sie lassen sich nicht ändern.',
} satisfies Translation<typeof English>
