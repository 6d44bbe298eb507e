/**
 * The states of a user's seat in a lobby. `none`: never joined. `player`: is present and plays. `left`: was a player
 * and left, so the seat is free. `spectator`: only ever watched. All other states are final. `stepped-down`: gave the
 * seat up. `kicked`: sat out too often. `removed`: was limited to watching by the host or an administrator.
 * `eliminated`: had too few chips. `out`: was removed from the lobby.
 */
export const SEAT_STATES = [
  'none',
  'player',
  'left',
  'spectator',
  'stepped-down',
  'kicked',
  'removed',
  'eliminated',
  'out',
] as const
export type SeatState = (typeof SEAT_STATES)[number]

/** An event that changes a seat: its member plays, watches or leaves, or the member loses the seat. */
export type SeatEvent = 'play' | 'watch' | 'leave' | 'kick' | 'eliminate' | 'remove' | 'put-out'

/** The stored reason why a player's seat ended. Its member can only watch from then on ([X1]). */
export type SeatEnd = 'stepped-down' | 'kicked' | 'removed' | 'eliminated'

export type LobbyRole = 'player' | 'spectator'

/**
 * The transitions of a member who can only watch: they may leave and return, and can still be removed from the lobby.
 */
const FOR_GOOD = { watch: 'stays', leave: 'stays', remove: 'removed', 'put-out': 'out' } as const

/** All transitions of a seat. No transition leads from a final state back to play ([X1]). */
const TRANSITIONS: Readonly<Record<SeatState, Readonly<Partial<Record<SeatEvent, SeatState | 'stays'>>>>> = {
  none: { play: 'player', watch: 'spectator' },
  player: {
    play: 'stays',
    watch: 'stepped-down',
    leave: 'left',
    kick: 'kicked',
    eliminate: 'eliminated',
    remove: 'removed',
    'put-out': 'out',
  },
  left: {
    play: 'player',
    watch: 'stepped-down',
    leave: 'stays',
    kick: 'kicked',
    eliminate: 'eliminated',
    remove: 'removed',
    'put-out': 'out',
  },
  spectator: { play: 'player', watch: 'stays', leave: 'stays', remove: 'removed', 'put-out': 'out' },
  'stepped-down': FOR_GOOD,
  kicked: FOR_GOOD,
  removed: FOR_GOOD,
  eliminated: { ...FOR_GOOD, remove: 'stays' },
  out: { leave: 'stays', 'put-out': 'stays' },
}

/** Returns the state of a seat after an event; undefined if the event cannot happen in this state ([X1]). */
export function seatAfter(state: SeatState, event: SeatEvent): SeatState | undefined {
  const next = TRANSITIONS[state][event]
  return next === 'stays' ? state : next
}

/** Returns true if the member of this seat can never be a player again ([M7], [X1]). */
export function isFinalSeat(state: SeatState): boolean {
  return state !== 'none' && !isInPlay(state) && state !== 'spectator'
}

/**
 * Returns true if the member plays or may return to play. Such a member is penalised for rounds sat out, and can be
 * kicked or eliminated ([I1], [I4], [X2]).
 */
export function isInPlay(state: SeatState): boolean {
  return state === 'player' || state === 'left'
}

/**
 * Returns true if the seat counts as taken: that of a present player, and for the rest of the game that of an
 * eliminated member ([M5], [X4]).
 */
export function takesSeat(state: SeatState): boolean {
  return state === 'player' || state === 'eliminated'
}

/** Returns the member's role in the lobby. A member who left keeps the player's role ([M6]). */
export function roleOfSeat(state: SeatState): LobbyRole {
  return isInPlay(state) ? 'player' : 'spectator'
}

/** The stored facts from which the state of a member's seat is derived. */
export interface SeatFacts {
  readonly role: LobbyRole
  readonly present: boolean
  readonly seatEnd: SeatEnd | null
  readonly isOut: boolean
  /** True if the member was eliminated, even if other members may not see the elimination yet ([X6]). */
  readonly isEliminated: boolean
}

/**
 * Derives the state of a member's seat from the stored facts. All code must read the facts through this function
 * ([X1]).
 */
export function seatOf({ role, present, seatEnd, isOut, isEliminated }: SeatFacts): SeatState {
  if (isOut) return 'out'
  if (isEliminated) return 'eliminated'
  if (seatEnd) return seatEnd
  if (role === 'spectator') return 'spectator'
  return present ? 'player' : 'left'
}
