import type { Translation } from '../catalog.ts'
import type { app as English } from '../en/app.ts'

export const app = {
  'competition-link.back-to-the-competition': 'Volver a la competición',
  'crash-screen.load-again': 'Recargar',
  'crash-screen.this-page-could-not': 'No se pudo cargar esta página',
  'crash-screen.this-page-stopped-working': 'Esta página dejó de funcionar',
  'theme-button.light-theme': 'Tema claro',
  'theme-button.dark-theme': 'Tema oscuro',
  'trial-hint.try-it-now-five': 'Pruébalo ya: cinco minutos contra bots, sin cuenta.',
  'try-it-now.try-it-now': 'Probar ya',
} satisfies Translation<typeof English>
