import type { Catalog } from '../catalog.ts'

export const language = {
  'language-links.language': {
    text: 'Language',
    about: 'Label of the switch between languages in a header, for screen readers. The name of the language follows.',
  },
  'language-panel.language': {
    text: 'Language',
    about: 'Title of a panel of the profile, and an item of a guest’s menu: chooses the language of the app.',
  },
  'language-panel.opens-again': {
    text: 'The page opens again in the language you choose. Your emails come in it too.',
    about: 'Sentence above the list of languages in the profile.',
  },
  'language-panel.opens-again-for-guest': {
    text: 'The page opens again in the language you choose.',
    about: 'Sentence above the list of languages for a guest, who gets no emails.',
  },
  'language-panel.waits': {
    text: 'The page opens once the server has answered what you sent.',
    about: 'Sentence in place of the one above while a bet is under way.',
  },
} as const satisfies Catalog
