import type { PrizeDistribution } from '../lobby/settings.ts'
import { type Ranked, winnerOf } from './leaderboard.ts'
import { type PrizeCandidate, prizesOf } from './prize.ts'

/**
 * The smallest number of members with a settled bet for which a lobby pays trophies ([Z4]). A competition pays trophies
 * from the same number of present entries on.
 */
export const MIN_PLAYERS_TO_COUNT = 2

/**
 * Whether a lobby pays trophies. `counts`: it does. `too-few`: it does not until enough members have had a bet settled
 * ([Z4]). `practice` and `own-match`: it never does. `competition`: the competition pays instead of the lobby.
 */
export type CountsCode = 'counts' | 'too-few' | 'practice' | 'own-match' | 'competition'

/**
 * Returns whether a lobby pays trophies. @param people how many members who are neither bots nor guests have had a bet
 * settled
 */
export function countsAs({
  isPractice,
  isOwnMatch,
  isCompetition,
  people,
}: {
  readonly isPractice: boolean
  /** True for a match that a user opened for a room of their own ([OM3]). */
  readonly isOwnMatch: boolean
  readonly isCompetition: boolean
  readonly people: number
}): CountsCode {
  if (isPractice) return 'practice'
  if (isOwnMatch) return 'own-match'
  if (isCompetition) return 'competition'
  return people >= MIN_PLAYERS_TO_COUNT ? 'counts' : 'too-few'
}

/** A member's result in a game. It exists even without trophies, because a career counts the game. */
export interface Award {
  readonly userId: string
  /** The member's position in the ranking, from 1. */
  readonly position: number
  readonly won: boolean
  readonly trophies: number
}

/**
 * Returns the award of each member who is not a guest, from position 1: their trophies from the pot, and whether they
 * won ([Z1], [Z5]). Guests keep their positions and get no award, and the other members share the pot ([G12]).
 */
export function awardsOf(
  ranking: readonly (PrizeCandidate &
    Pick<Ranked, 'userId' | 'lastStanding'> & { readonly isGuest?: boolean | undefined })[],
  pot: number,
  distribution: PrizeDistribution,
): Award[] {
  const winner = winnerOf(ranking)
  const sharing = ranking.flatMap((entry, index) => (entry.isGuest ? [] : [{ ...entry, entry, position: index + 1 }]))
  const prizes = prizesOf(sharing, pot, distribution)
  return sharing.map(({ entry, position }, index) => ({
    userId: entry.userId,
    position,
    won: entry === winner,
    trophies: prizes[index] ?? 0,
  }))
}

/** An entry of the trophy ledger: an award, or the exact opposite of an award that no longer applies ([Z6]). */
export interface TrophyEntry extends Award {
  readonly kind: 'award' | 'reversal'
}

/** Returns the awards in a lobby's trophy ledger that no later entry reversed, by user ([Z6]). */
export function currentAwards(entries: readonly TrophyEntry[]): Map<string, Award> {
  const current = new Map<string, Award>()
  for (const { kind, ...award } of entries) {
    if (kind === 'reversal') current.delete(award.userId)
    else current.set(award.userId, award)
  }
  return current
}

/**
 * Returns the ledger entries after which exactly these awards apply. A user whose award is booked already gets no entry
 * ([Z5], [Z6]).
 */
export function trophyEntries(entries: readonly TrophyEntry[], owed: readonly Award[]): TrophyEntry[] {
  const current = currentAwards(entries)
  const wanted = new Map(owed.map((award) => [award.userId, award]))
  const reversals = [...current.values()].filter((award) => !isSame(award, wanted.get(award.userId)))
  const awards = owed.filter((award) => !isSame(award, current.get(award.userId)))
  return [
    ...reversals.map((award) => ({ ...award, kind: 'reversal' as const, trophies: 0 - award.trophies })),
    ...awards.map((award) => ({ ...award, kind: 'award' as const })),
  ]
}

const isSame = (one: Award, other: Award | undefined): boolean =>
  one.position === other?.position && one.won === other.won && one.trophies === other.trophies
