import type { Translation } from '../catalog.ts'
import type { language as English } from '../en/language.ts'

export const language = {
  'language-links.language': 'Langue',
  'language-panel.language': 'Langue',
  'language-panel.opens-again': 'La page se rouvre dans la langue choisie. Tes e-mails suivent.',
  'language-panel.opens-again-for-guest': 'La page se rouvre dans la langue choisie.',
  'language-panel.waits': 'La page s’ouvrira dès que le serveur aura répondu.',
} satisfies Translation<typeof English>
