import type { SeatMove } from '@bettle/contract'
import { msg } from '../texts/msg.ts'

/** Says how far the move of a guest's seat to another phone is [G16]. */
export function seatMoveText(guest: string, { state, by }: SeatMove): string {
  switch (state) {
    case 'asked':
      return msg('match-ui.seat-move-text.wants-to-move-the', { username: by.username, guest })
    case 'agreed':
      return msg('match-ui.seat-move-text.has-said-yes-the', { username: by.username, guest })
    case 'freed':
      return msg('match-ui.seat-move-text.has-made-a-link', { username: by.username, guest })
    case 'moved':
      return msg('match-ui.seat-move-text.plays-on-another-phone', { guest })
    case 'returned':
      return msg('match-ui.seat-move-text.plays-on-the-first', { guest })
  }
}
