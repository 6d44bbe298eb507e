import { msg } from '../../../texts/msg.ts'
import type { GameNotice } from './game-notices.tsx'

/** Says that the previous host has left, and that this player is the new host [M8]. */
export const HOST_NOTICE: GameNotice = {
  id: 'host',
  title: msg('game.host-notice.you-are-the-host'),
  text: msg('game.host-notice.the-previous-host-has'),
}
