import type { Translation } from '../catalog.ts'
import type { avatarUi as English } from '../en/avatar-ui.ts'

export const avatarUi = {
  'guest-mark.guest': 'Visitante',
  'guest-mark.cannot-win-trophies': ', não ganha troféus',
} satisfies Translation<typeof English>
