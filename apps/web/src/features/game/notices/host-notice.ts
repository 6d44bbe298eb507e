import type { GameNotice } from './game-notices.tsx'

/** Says that the previous host has left, and that this player is the new host [M8]. */
export const HOST_NOTICE: GameNotice = {
  id: 'host',
  title: 'You are the host now',
  text: 'The previous host has left. You can now remove members, mute members and slow down the chat.',
}
