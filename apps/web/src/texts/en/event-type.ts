import type { Catalog } from '../catalog.ts'

export const eventType = {
  'event-type-list.event-types': { text: 'Event Types', about: 'Heading, event type list.' },
  'event-type-list.made-for-all-matches': { text: 'Made for all matches', about: 'Title, event type list.' },
  'event-type-list.no-event-types-yet': { text: 'No event types yet', about: 'Title, event type list.' },
  'event-type-list.you-can-add-an': {
    text: 'You can add an event type that you create here to any match.',
    about: 'Text, event type list.',
  },
  'event-type-list.event-types-that-you': {
    text: 'Event types that you can add to any match',
    about: 'Label, event type list.',
  },
  'event-type-list.display-name-of-name': {
    text: 'Display name of {name}',
    about: 'Label, event type list.',
    params: { name: 'name' },
  },
  'event-type-list.retired': { text: 'retired', about: 'Badge, event type list.' },
  'event-type-list.restore-is-retired-display': {
    text: '{isRetired, select, true {Restore {display}} other {Retire {display}}}',
    about: 'Button, event type list.',
    params: { isRetired: 'whether it is: retired', display: 'display' },
  },
  'event-type-list.loading-the-event-types': { text: 'Loading the event types', about: 'Label, event type list.' },
  'event-type-list.failed-to-reorder-event': { text: 'Failed to reorder event types', about: 'Text, event type list.' },
  'event-type-list.failed-to-change-the': { text: 'Failed to change the event type', about: 'Text, event type list.' },
  'event-type-list.built-in': { text: 'Built in', about: 'Title, event type list.' },
  'event-type-list.every-match-has-these': {
    text: 'Every match has these from the start. They cannot be changed.',
    about: 'Text, event type list.',
  },
} as const satisfies Catalog
