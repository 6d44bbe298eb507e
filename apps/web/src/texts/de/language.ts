import type { Translation } from '../catalog.ts'
import type { language as English } from '../en/language.ts'

export const language = {
  'language-links.language': 'Sprache',
  'language-panel.language': 'Sprache',
  'language-panel.opens-again':
    'Die Seite lädt neu in der Sprache, die du wählst. Auch deine E-Mails schreiben wir dann in dieser Sprache.',
  'language-panel.opens-again-for-guest': 'Die Seite lädt neu in der Sprache, die du wählst.',
  'language-panel.waits': 'Die Seite lädt neu, sobald der Server geantwortet hat.',
} satisfies Translation<typeof English>
