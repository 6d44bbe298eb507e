import type { Translation } from '../catalog.ts'
import type { avatarUi as English } from '../en/avatar-ui.ts'

export const avatarUi = {
  'guest-mark.guest': 'Gast',
  'guest-mark.cannot-win-trophies': ', kann keine Trophäen gewinnen',
} satisfies Translation<typeof English>
