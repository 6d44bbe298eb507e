import type { Translation } from '../catalog.ts'
import type { app as English } from '../en/app.ts'

export const app = {
  'competition-link.back-to-the-competition': 'Zurück zum Wettbewerb',
  'crash-screen.load-again': 'Neu laden',
  'crash-screen.this-page-could-not': 'Diese Seite konnte nicht geladen werden',
  'crash-screen.this-page-stopped-working': 'Diese Seite ist abgestürzt',
  'theme-button.light-theme': 'Helles Design',
  'theme-button.dark-theme': 'Dunkles Design',
  'trial-hint.try-it-now-five': 'Jetzt testen: fünf Minuten gegen Bots, ganz ohne Konto.',
  'try-it-now.try-it-now': 'Jetzt testen',
} satisfies Translation<typeof English>
