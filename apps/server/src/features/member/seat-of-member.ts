import { type SeatState, seatOf } from '@bettle/rules'
import type { MemberRow } from '../../db/schema.ts'

export type SeatColumns = Pick<MemberRow, 'role' | 'present' | 'seat_end' | 'eliminated_in'>

/**
 * Returns the true seat. Eliminated players see their own elimination at once, and every decision about them uses this
 * seat.
 */
export function seatAsIs(row: SeatColumns, isOut: boolean): SeatState {
  return seatOf({ ...factsOf(row, isOut), isEliminated: row.eliminated_in !== null })
}

/** Returns the public seat. An elimination becomes public when it reveals no hidden bet ([X6]). */
export function seatAsSeen(row: SeatColumns, isOut: boolean): SeatState {
  return seatOf({ ...factsOf(row, isOut), isEliminated: isEliminationPublic(row) })
}

export function isEliminationPublic({ seat_end }: Pick<SeatColumns, 'seat_end'>): boolean {
  return seat_end === 'eliminated'
}

const factsOf = ({ role, present, seat_end: seatEnd }: SeatColumns, isOut: boolean) => ({
  ...{ role, present, seatEnd, isOut },
})
