import { isInPlay, type SeatState } from '../lobby/seat.ts'
import type { GameSettings } from '../lobby/settings.ts'
import type { RoundStatus } from '../round/round.ts'

/** A member at the end of a round, after its bets, penalties and kicks are settled. */
export interface EliminationCandidate {
  readonly userId: string
  readonly seat: SeatState
  /** The member's real balance, from which all stakes are subtracted. */
  readonly chips: number
  /** True if the member has an open bet on any round. */
  readonly hasOpenBet: boolean
}

/** The settings that decide eliminations by chips. */
export type EliminationSettings = Pick<GameSettings, 'isTournament' | 'eliminationThreshold'> &
  Partial<Pick<GameSettings, 'eliminationBy'>>

/**
 * Returns the members who are eliminated at the end of a round: members in play, with fewer chips than the threshold
 * and without an open bet ([X2]).
 */
export function eliminatedAtRoundEnd(
  members: readonly EliminationCandidate[],
  { isTournament, eliminationBy, eliminationThreshold }: EliminationSettings,
): string[] {
  if (!isTournament || eliminationBy === 'cuts') return []
  const eliminated = members.filter(
    ({ seat, chips, hasOpenBet }) => isInPlay(seat) && chips < eliminationThreshold && !hasOpenBet,
  )
  return eliminated.map(({ userId }) => userId)
}

export interface TournamentMember {
  readonly userId: string
  /** The state of the member's seat that every member may see. */
  readonly seat: SeatState
  /**
   * The number of the round at whose end the member was eliminated, as far as every member may see it. It stays for a
   * member who was removed later.
   */
  readonly eliminatedIn: number | null
  /** True if the end of an earlier round left this member as the only one still in play ([X5]). */
  readonly lastStanding: boolean
}

export interface Course {
  /** True if no opponent is left, so that betting and penalties have ended in the lobby. */
  readonly isDecided: boolean
  /** The last member in play; undefined if the game is not decided, or if no member is left in play. */
  readonly lastStanding?: string
}

/**
 * Returns the state of an elimination game at the end of a round. The game is decided when a member has been eliminated
 * and at most one member is left in play ([X5]). A member who left may return and counts as in play. A member who was
 * kicked, removed or stepped down does not count, and such an end of a seat alone decides nothing.
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
 * Returns true if betting is over in a lobby, by what every member may see. Either a member was found to be the last
 * one in play, or a member was eliminated and no member is left in play ([X5]). A member who is left alone wins only
 * when the end of a round finds it.
 */
export function isGameDecided(members: readonly Omit<TournamentMember, 'userId'>[]): boolean {
  if (members.some(({ lastStanding }) => lastStanding)) return true
  return members.some(({ eliminatedIn }) => eliminatedIn !== null) && !members.some(({ seat }) => isInPlay(seat))
}

/** A round after the round in which a member was eliminated, with its current state in the lobby. */
export interface LaterRound {
  readonly status: RoundStatus
  /**
   * True if the half of the round ended before the round started. The round is never played unless an operator reopens
   * the half.
   */
  readonly neverBegan: boolean
  readonly settled: boolean
  /**
   * True if the round accepted bets before the round of the elimination was over: as the next round, or because an end
   * of the half was undone later.
   */
  readonly wasOpen: boolean
}

/**
 * Returns true if other members may see who was eliminated at the end of a round ([X6]). They must wait while a bet may
 * be hidden on the round that follows, or on another round that accepted bets earlier. Until then an eliminated member
 * looks the same as a member whom a hidden bet saved.
 * @param later the later rounds in order
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
