import type { Translation } from '../catalog.ts'
import type { app as English } from '../en/app.ts'

export const app = {
  'competition-link.back-to-the-competition': 'Retour à la compétition',
  'crash-screen.load-again': 'Recharger',
  'crash-screen.this-page-could-not': 'Impossible de charger cette page',
  'crash-screen.this-page-stopped-working': 'Cette page a planté',
  'theme-button.light-theme': 'Thème clair',
  'theme-button.dark-theme': 'Thème sombre',
  'trial-hint.try-it-now-five': 'Essaie tout de suite : cinq minutes contre des bots, sans compte.',
  'try-it-now.try-it-now': 'Essayer',
} satisfies Translation<typeof English>
