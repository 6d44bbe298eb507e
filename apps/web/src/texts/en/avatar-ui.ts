import type { Catalog } from '../catalog.ts'

export const avatarUi = {
  'guest-mark.guest': { text: 'Guest', about: 'Text, guest mark.' },
  'guest-mark.cannot-win-trophies': { text: ', cannot win trophies', about: 'Text, guest mark.' },
} as const satisfies Catalog
