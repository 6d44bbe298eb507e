import { type SeatState, seatOf } from '@bettle/rules'
import type { MemberRow } from '../../db/schema.ts'

export type SeatColumns = Pick<MemberRow, 'role' | 'present' | 'seat_end' | 'eliminated_in'>

/** How a member sits, as it is: who has fallen knows it at once, and every decision about themselves goes by it. */
export function seatAsIs(row: SeatColumns, isOut: boolean): SeatState {
  return seatOf({ ...factsOf(row, isOut), isEliminated: row.eliminated_in !== null })
}

/** How a member sits as far as everyone may know: that somebody fell shows once it tells of no hidden bet ([X6]). */
export function seatAsSeen(row: SeatColumns, isOut: boolean): SeatState {
  return seatOf({ ...factsOf(row, isOut), isEliminated: isEliminationPublic(row) })
}

export function isEliminationPublic({ seat_end }: Pick<SeatColumns, 'seat_end'>): boolean {
  return seat_end === 'eliminated'
}

const factsOf = ({ role, present, seat_end: seatEnd }: SeatColumns, isOut: boolean) => ({
  ...{ role, present, seatEnd, isOut },
})
