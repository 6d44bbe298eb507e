import { isInPlay, type SeatState } from '../lobby/seat.ts'
import type { GameSettings } from '../lobby/settings.ts'
import { type Ranked, rankMembers } from '../ranking/leaderboard.ts'

export type CutSettings = Pick<GameSettings, 'isTournament' | 'eliminationBy' | 'firstCut' | 'roundsBetweenCuts'>

/** The number of players whom the last cut leaves, and whom no cut goes below ([X8]). */
export const LEFT_BY_LAST_CUT = 2

/** Returns true in a cut evening: rounds that are chosen beforehand eliminate the lowest of the ranking ([X7]). */
export const hasCuts = ({ isTournament, eliminationBy }: Pick<CutSettings, 'isTournament' | 'eliminationBy'>) =>
  isTournament && eliminationBy === 'cuts'

/**
 * Returns the numbers of the rounds whose ends are cuts, in order ([X7]). The last round of the match is none, because
 * nothing follows it. @param rounds the number of rounds of the match
 */
export function cutRounds(settings: CutSettings, rounds: number): number[] {
  const { firstCut, roundsBetweenCuts } = settings
  if (!hasCuts(settings)) return []
  const cuts = Math.ceil((rounds - firstCut) / roundsBetweenCuts)
  return Array.from({ length: Math.max(0, cuts) }, (_, index) => firstCut + index * roundsBetweenCuts)
}

/**
 * A member with the public figures that rank at a cut: open stakes count as chips, and counts leave out open bets
 * ([X9]).
 */
export interface CutMember extends Ranked {
  readonly seat: SeatState
}

/** Returns how many players a cut leaves: half of them, rounded up, at least two, and two at the last cut ([X8]). */
export function leftByCut(players: number, { isLast }: { readonly isLast: boolean }): number {
  return isLast ? LEFT_BY_LAST_CUT : Math.max(LEFT_BY_LAST_CUT, Math.ceil(players / 2))
}

/**
 * Returns the members who are eliminated by a cut. Of the present players the highest ranked stay. The number who stay
 * depends on the active ones alone, so that idle seats save nobody. With at most two present players nobody is
 * eliminated ([X8], [X9]).
 */
export function eliminatedByCut<M extends CutMember>(members: readonly M[], cut: { readonly isLast: boolean }): M[] {
  const inPlay = rankMembers(members.filter(({ seat }) => isInPlay(seat)))
  const present = inPlay.filter(({ seat }) => seat === 'player')
  if (present.length <= LEFT_BY_LAST_CUT) return []
  const active = present.filter(({ isActive }) => isActive).length
  const staying = new Set(present.slice(0, leftByCut(active, cut)))
  return inPlay.filter((member) => !staying.has(member))
}

/** The cut at the end of a round, or undefined if the round has none ([X7]). */
export function cutAtEndOf(
  roundNumber: number,
  settings: CutSettings,
  rounds: number,
): { readonly isLast: boolean } | undefined {
  const cuts = cutRounds(settings, rounds)
  return cuts.includes(roundNumber) ? { isLast: roundNumber === cuts.at(-1) } : undefined
}
