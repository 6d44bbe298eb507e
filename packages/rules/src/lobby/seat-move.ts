/** How long a guest's device must have been away before the host may free the seat (ms) ([G16]). */
export const DEVICE_AWAY_MS = 2 * 60_000

/** How long the link to a freed seat, and a member's yes to it, are valid (ms) ([G16]). */
export const SEAT_LINK_MS = 15 * 60_000

/**
 * The states of a seat that moves to another device. `asked`: a host who plays needs the yes of another member.
 * `agreed`: a member said yes. `freed`: the host has a link. `moved`: another device took over the seat. `returned`: the
 * first device took it back.
 */
export const SEAT_MOVE_STATES = ['asked', 'agreed', 'freed', 'moved', 'returned'] as const
export type SeatMoveState = (typeof SEAT_MOVE_STATES)[number]

export interface SeatMoveFacts {
  /** The time since the device of the seat was last seen (ms). */
  readonly awayMs: number
  /** True if the host holds a player's seat in the lobby. */
  readonly isHostPlaying: boolean
  /** The time since another member said yes (ms); undefined without a yes. */
  readonly agreedMs: number | undefined
}

/** Returns whether the host gets a link to the seat, needs the yes of another member, or has to wait ([G16]). */
export function seatMoveStep({ awayMs, isHostPlaying, agreedMs }: SeatMoveFacts): 'link' | 'ask-members' | 'in-use' {
  if (awayMs < DEVICE_AWAY_MS) return 'in-use'
  const isAgreed = agreedMs !== undefined && agreedMs < SEAT_LINK_MS
  return isHostPlaying && !isAgreed ? 'ask-members' : 'link'
}
