/**
 * How somebody sits in a lobby. `none` never came; `player` is there and plays; `left` played and is gone, the seat free; `spectator` only
 * ever watched. The others are final: `stepped-down` gave the seat up, `kicked` sat out too often, `removed` was let watch only,
 * `eliminated` fell, `out` was put out.
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

/** What happens to a seat: its member sits down, only watches, leaves; or it is taken from them. */
export type SeatEvent = 'play' | 'watch' | 'leave' | 'kick' | 'eliminate' | 'remove' | 'put-out'

/** How a player's seat came to its end, as it is kept: who watches then does so for good ([X1]). */
export type SeatEnd = 'stepped-down' | 'kicked' | 'removed' | 'eliminated'

export type LobbyRole = 'player' | 'spectator'

/** Who watches for good comes and goes, and can still be put out. */
const FOR_GOOD = { watch: 'stays', leave: 'stays', remove: 'removed', 'put-out': 'out' } as const

/** Every transition there is; none leads out of a final state ([X1]). */
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

/** Where it leads; undefined where it cannot happen to who sits so ([X1]). */
export function seatAfter(state: SeatState, event: SeatEvent): SeatState | undefined {
  const next = TRANSITIONS[state][event]
  return next === 'stays' ? state : next
}

/** Never a player again, whatever happens ([M7], [X1]). */
export function isFinalSeat(state: SeatState): boolean {
  return state !== 'none' && !isInPlay(state) && state !== 'spectator'
}

/** Plays, or may come back to: is ranked by chips, penalised for rounds sat out, and can be kicked or fall ([I1], [I4], [X2]). */
export function isInPlay(state: SeatState): boolean {
  return state === 'player' || state === 'left'
}

/** Counts among the seats of a lobby: a player's who is there, and for good that of who was eliminated ([M5], [X4]). */
export function takesSeat(state: SeatState): boolean {
  return state === 'player' || state === 'eliminated'
}

/** As who they are in the lobby: a leaver keeps the player's role ([M6]). */
export function roleOfSeat(state: SeatState): LobbyRole {
  return isInPlay(state) ? 'player' : 'spectator'
}

/** A seat as it is kept. */
export interface SeatFacts {
  readonly role: LobbyRole
  readonly present: boolean
  readonly seatEnd: SeatEnd | null
  readonly isOut: boolean
  /** Has fallen, whether or not others may know of it yet ([X6]). */
  readonly isEliminated: boolean
}

/** The one reading of what is kept of a member ([X1]). */
export function seatOf({ role, present, seatEnd, isOut, isEliminated }: SeatFacts): SeatState {
  if (isOut) return 'out'
  if (isEliminated) return 'eliminated'
  if (seatEnd) return seatEnd
  if (role === 'spectator') return 'spectator'
  return present ? 'player' : 'left'
}
