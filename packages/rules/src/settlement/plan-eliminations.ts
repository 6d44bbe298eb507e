import { type SeatFacts, seatOf } from '../lobby/seat.ts'
import { courseOfElimination, type EliminationSettings, eliminatedAtRoundEnd } from './elimination.ts'

/** A member of an elimination game, with the facts that decide the seat. */
export interface TournamentSeat extends Omit<SeatFacts, 'isEliminated'> {
  readonly userId: string
  /** The number of the round at whose end the member was eliminated, whether or not others may see it. */
  readonly eliminatedIn: number | null
  /** True if the end of an earlier round left this member as the only one still in play ([X5]). */
  readonly lastStanding: boolean
  readonly chips: number
  /** True if the member has an open bet on any other round. */
  readonly hasOpenBet: boolean
}

/** An update about eliminations that are public from now on, or about the last member in play. */
export interface EliminationsShown {
  readonly roundNumber: number
  readonly userIds: readonly string[]
  readonly lastStanding: string | null
}

export interface EliminationPlan<Seat extends TournamentSeat> {
  /** The seats that change, with their facts after the change. */
  readonly changed: readonly Seat[]
  /** The members who are eliminated now. Others may see it later. */
  readonly eliminated: readonly string[]
  readonly shown: readonly EliminationsShown[]
}

interface EliminationsToPlan {
  /** True if the eliminations at the end of the round with this number may be public ([X6]). */
  readonly mayShow: (roundNumber: number) => boolean
  /** The end of a round that decides who is eliminated; null if no round ends, or if its end was decided before ([X2]). */
  readonly end: {
    readonly roundNumber: number
    readonly settings: EliminationSettings
  } | null
}

/**
 * Plans the eliminations of a lobby, its last step at the end of a round ([X2]). First it shows the earlier
 * eliminations that may be public now. It names the last member in play as the winner ([X5], [X6]).
 */
export function planEliminations<Seat extends TournamentSeat>(
  seats: readonly Seat[],
  { mayShow, end }: EliminationsToPlan,
): EliminationPlan<Seat> {
  const shown: EliminationsShown[] = []
  let after = showEliminated(seats, mayShow, shown)
  const out = new Set(end && !courseOf(after).isDecided ? eliminatedNow(after, end.settings) : [])
  if (end) {
    after = after.map((seat) => (out.has(seat.userId) ? { ...seat, eliminatedIn: end.roundNumber } : seat))
    after = showEliminated(after, mayShow, shown)
    // The last member may be found without a new elimination, because the others were kicked or removed.
    const last = after.some(({ lastStanding }) => lastStanding) ? null : lastOf(after)
    after = withLast(after, last)
    if (last !== null) shown.push({ roundNumber: end.roundNumber, userIds: [], lastStanding: last })
  }
  return { changed: after.filter((seat, index) => seat !== seats[index]), eliminated: [...out], shown }
}

/** Shows the eliminations that are not public yet and may be public now, those of each round in one update. */
function showEliminated<Seat extends TournamentSeat>(
  seats: readonly Seat[],
  mayShow: (roundNumber: number) => boolean,
  shown: EliminationsShown[],
): readonly Seat[] {
  const hidden = seats.filter((seat) => seat.eliminatedIn !== null && !isPublic(seat) && mayShow(seat.eliminatedIn))
  let after = seats
  for (const roundNumber of new Set(hidden.map(({ eliminatedIn }) => eliminatedIn ?? 0))) {
    const userIds = hidden.flatMap((seat) => (seat.eliminatedIn === roundNumber ? [seat.userId] : []))
    after = after.map((seat) =>
      userIds.includes(seat.userId) ? { ...seat, role: 'spectator', seatEnd: 'eliminated' } : seat,
    )
    const lastStanding = lastOf(after)
    after = withLast(after, lastStanding)
    shown.push({ roundNumber, userIds, lastStanding })
  }
  return after
}

const isPublic = ({ seatEnd }: TournamentSeat): boolean => seatEnd === 'eliminated'

/** Returns the course of the game from public facts only. */
function courseOf(seats: readonly TournamentSeat[]) {
  return courseOfElimination(
    seats.map((seat) => ({
      userId: seat.userId,
      seat: seatOf({ ...seat, isEliminated: isPublic(seat) }),
      eliminatedIn: isPublic(seat) ? seat.eliminatedIn : null,
      lastStanding: seat.lastStanding,
    })),
  )
}

const lastOf = (seats: readonly TournamentSeat[]): string | null => courseOf(seats).lastStanding ?? null

/** Records the last member in play. The record never changes afterwards. */
function withLast<Seat extends TournamentSeat>(seats: readonly Seat[], last: string | null): readonly Seat[] {
  return seats.map((seat) => (seat.userId === last && !seat.lastStanding ? { ...seat, lastStanding: true } : seat))
}

function eliminatedNow(seats: readonly TournamentSeat[], settings: EliminationSettings): string[] {
  const candidates = seats.map((seat) => ({
    ...{ userId: seat.userId, chips: seat.chips, hasOpenBet: seat.hasOpenBet },
    seat: seatOf({ ...seat, isEliminated: seat.eliminatedIn !== null }),
  }))
  return eliminatedAtRoundEnd(candidates, settings)
}
