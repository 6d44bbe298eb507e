import type { Catalog } from '../catalog.ts'

export const app = {
  'competition-link.back-to-the-competition': { text: 'Back to the competition', about: 'Link, back to competition.' },
  'crash-screen.load-again': { text: 'Load again', about: 'Button, bare.' },
  'crash-screen.this-page-could-not': { text: 'This page could not be loaded', about: 'Title, crash screen.' },
  'crash-screen.this-page-stopped-working': { text: 'This page stopped working', about: 'Title, bare.' },
  'theme-button.light-theme': { text: 'Light theme', about: 'Label, theme button.' },
  'theme-button.dark-theme': { text: 'Dark theme', about: 'Label, theme button.' },
  'trial-hint.try-it-now-five': {
    text: 'Try it now: five minutes against bots, without an account.',
    about: 'Sentence, trial hint.',
  },
  'try-it-now.try-it-now': { text: 'Try it now', about: 'Link, try it now.' },
} as const satisfies Catalog
