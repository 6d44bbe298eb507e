import type { Translation } from '../catalog.ts'
import type { language as English } from '../en/language.ts'

export const language = {
  'language-links.language': 'Idioma',
  'language-panel.language': 'Idioma',
  'language-panel.opens-again': 'A página abre de novo no idioma que você escolher. Seus e-mails também chegam nele.',
  'language-panel.opens-again-for-guest': 'A página abre de novo no idioma que você escolher.',
  'language-panel.waits': 'A página abre assim que o servidor responder.',
} satisfies Translation<typeof English>
