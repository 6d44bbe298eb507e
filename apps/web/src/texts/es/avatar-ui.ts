import type { Translation } from '../catalog.ts'
import type { avatarUi as English } from '../en/avatar-ui.ts'

export const avatarUi = {
  'guest-mark.guest': 'Sin cuenta',
  'guest-mark.cannot-win-trophies': ', no puede ganar trofeos',
} satisfies Translation<typeof English>
