import type { Translation } from '../catalog.ts'
import type { app as English } from '../en/app.ts'

export const app = {
  'competition-link.back-to-the-competition': 'Voltar à competição',
  'crash-screen.load-again': 'Recarregar',
  'crash-screen.this-page-could-not': 'Não foi possível carregar esta página',
  'crash-screen.this-page-stopped-working': 'Esta página parou de funcionar',
  'theme-button.light-theme': 'Tema claro',
  'theme-button.dark-theme': 'Tema escuro',
  'trial-hint.try-it-now-five': 'Experimente: cinco minutos contra bots, sem conta.',
  'try-it-now.try-it-now': 'Experimentar',
} satisfies Translation<typeof English>
