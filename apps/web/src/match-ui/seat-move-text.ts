import type { SeatMove } from '@bettle/contract'

/** Says how far the move of a guest's seat to another phone is [G16]. */
export function seatMoveText(guest: string, { state, by }: SeatMove): string {
  switch (state) {
    case 'asked':
      return `${by.username} wants to move the seat of ${guest} to another phone. ${by.username} plays too, so another member has to say yes.`
    case 'agreed':
      return `${by.username} has said yes: the seat of ${guest} may move to another phone.`
    case 'freed':
      return `${by.username} has made a link that moves the seat of ${guest} to another phone.`
    case 'moved':
      return `${guest} plays on another phone now. The first phone can take the seat back until the match ends.`
    case 'returned':
      return `${guest} plays on the first phone again.`
  }
}
