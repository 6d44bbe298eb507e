import type { Translation } from '../catalog.ts'
import type { language as English } from '../en/language.ts'

export const language = {
  'language-links.language': 'Sprache',
  'language-panel.language': 'Sprache',
  'language-panel.opens-again':
    'Die Seite öffnet sich neu in der Sprache, die du wählst. Auch deine E-Mails kommen dann in ihr.',
  'language-panel.opens-again-for-guest': 'Die Seite öffnet sich neu in der Sprache, die du wählst.',
  'language-panel.waits': 'Die Seite öffnet sich, sobald der Server geantwortet hat.',
} satisfies Translation<typeof English>
