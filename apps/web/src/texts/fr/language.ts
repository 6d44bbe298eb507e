import type { Translation } from '../catalog.ts'
import type { language as English } from '../en/language.ts'

export const language = {
  'language-links.language': 'Langue',
  'language-panel.language': 'Langue',
  'language-panel.opens-again':
    'La page s’ouvre à nouveau dans la langue que tu choisis. Tes e-mails arrivent aussi dans cette langue.',
  'language-panel.opens-again-for-guest': 'La page s’ouvre à nouveau dans la langue que tu choisis.',
  'language-panel.waits': 'La page s’ouvrira dès que le serveur aura répondu.',
} satisfies Translation<typeof English>
