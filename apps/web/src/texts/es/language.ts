import type { Translation } from '../catalog.ts'
import type { language as English } from '../en/language.ts'

export const language = {
  'language-links.language': 'Idioma',
  'language-panel.language': 'Idioma',
  'language-panel.opens-again':
    'La página se abre de nuevo en el idioma que elijas, y tus correos también llegarán en ese idioma.',
  'language-panel.opens-again-for-guest': 'La página se abre de nuevo en el idioma que elijas.',
  'language-panel.waits': 'La página se abrirá cuando el servidor responda.',
} satisfies Translation<typeof English>
