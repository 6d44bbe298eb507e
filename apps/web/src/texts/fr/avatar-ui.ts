import type { Translation } from '../catalog.ts'
import type { avatarUi as English } from '../en/avatar-ui.ts'

export const avatarUi = {
  'guest-mark.guest': 'Sans compte',
  'guest-mark.cannot-win-trophies': ', ne peut pas gagner de trophées',
} satisfies Translation<typeof English>
