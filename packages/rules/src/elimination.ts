import type { RoundStatus } from './round.ts'
import { isInPlay, type SeatState } from './seat.ts'

/** A member as the end of a round finds them, once its bets, penalties and kicks are settled. */
export interface EliminationCandidate {
  readonly userId: string
  readonly seat: SeatState
  /** The balance itself. */
  readonly chips: number
  /** On whatever round. */
  readonly hasOpenBet: boolean
}

/** Who falls at the end of a round: whoever is in play with fewer chips than the threshold and no open bet ([X2]). */
export function eliminatedAtRoundEnd(
  members: readonly EliminationCandidate[],
  { isTournament, eliminationThreshold }: { readonly isTournament: boolean; readonly eliminationThreshold: number },
): string[] {
  if (!isTournament) return []
  const eliminated = members.filter(
    ({ seat, chips, hasOpenBet }) => isInPlay(seat) && chips < eliminationThreshold && !hasOpenBet,
  )
  return eliminated.map(({ userId }) => userId)
}

export interface TournamentMember {
  readonly userId: string
  /** As everyone may know it. */
  readonly seat: SeatState
  /** The number of the round at whose end they fell, as far as everyone may know; also of who was put out since. */
  readonly eliminatedIn: number | null
  /** Was found to be the last one left before ([X5]). */
  readonly lastStanding: boolean
}

export interface Course {
  /** Nobody is left to beat: betting and penalties are over in this lobby. */
  readonly isDecided: boolean
  /** The one who is left; undefined where the rest fell in one round, or nothing is decided. */
  readonly lastStanding?: string
}

/**
 * How the game of elimination stands at a round's end: somebody has fallen, and at most one is left in play ([X5]). Who has left
 * may come back and counts; who was kicked, removed or stepped down does not, and that alone decides nothing.
 */
export function courseOfElimination(members: readonly TournamentMember[]): Course {
  const last = members.find(({ lastStanding }) => lastStanding)
  if (last) return { isDecided: true, lastStanding: last.userId }
  if (members.every(({ eliminatedIn }) => eliminatedIn === null)) return { isDecided: false }
  const [first, ...others] = members.filter(({ seat }) => isInPlay(seat))
  if (others.length > 0) return { isDecided: false }
  return first ? { isDecided: true, lastStanding: first.userId } : { isDecided: true }
}

/**
 * Whether betting is over in a lobby, as its members are seen: one has been found to be the last, or somebody fell and nobody is
 * left in play ([X5]). One who is left alone has not won before a round's end finds it.
 */
export function isGameDecided(members: readonly Omit<TournamentMember, 'userId'>[]): boolean {
  if (members.some(({ lastStanding }) => lastStanding)) return true
  return members.some(({ eliminatedIn }) => eliminatedIn !== null) && !members.some(({ seat }) => isInPlay(seat))
}

/** A round after the one somebody fell in, as it stands in their lobby now. */
export interface LaterRound {
  readonly status: RoundStatus
  /** Its half ended before its start: nobody will play it, unless the half is reopened. */
  readonly neverBegan: boolean
  readonly settled: boolean
  /** Took bets before the round they fell in was over, as the next one or by an end of the half that was taken back. */
  readonly wasOpen: boolean
}

/**
 * Whether others may hear who fell at a round's end: not while a bet may lie hidden on the round that follows, or on any other that
 * took bets before ([X6]). Until then who fell and who was saved by such a bet look the same.
 * @param later in their order
 */
export function eliminationShows({
  isBlind,
  later,
}: {
  readonly isBlind: boolean
  readonly later: readonly LaterRound[]
}): boolean {
  const following = later.find(({ neverBegan }) => !neverBegan)
  return later.every((round) => (round !== following && !round.wasOpen) || !mayHideBets(round, isBlind))
}

function mayHideBets({ settled, status }: LaterRound, isBlind: boolean): boolean {
  return !settled && (isBlind || status === 'upcoming')
}
