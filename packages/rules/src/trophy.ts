import { type Ranked, winnerOf } from './leaderboard.ts'
import { type PrizeCandidate, prizesOf } from './prize.ts'
import type { PrizeDistribution } from './settings.ts'

/** Of a lobby in which fewer people have had a bet settled nobody gets trophies ([Z4]). */
export const MIN_PLAYERS_TO_COUNT = 2

/** Whether trophies are paid for a lobby: never in practice, and not yet, or not at all, where too few play ([Z4]). */
export type CountsCode = 'counts' | 'too-few' | 'practice'

/** @param people how many have had a bet settled who are neither a bot nor a guest */
export function countsAs({
  isPractice,
  people,
}: {
  readonly isPractice: boolean
  readonly people: number
}): CountsCode {
  if (isPractice) return 'practice'
  return people >= MIN_PLAYERS_TO_COUNT ? 'counts' : 'too-few'
}

/** What somebody's place in a game brought them: also where that is nothing, as a career counts the game. */
export interface Award {
  readonly userId: string
  /** From 1. */
  readonly position: number
  readonly won: boolean
  readonly trophies: number
}

/** What a ranking brings each, from the first place: the trophies of the pot, and the win ([Z1], [Z5]). */
export function awardsOf(
  ranking: readonly (PrizeCandidate & Pick<Ranked, 'userId' | 'lastStanding'>)[],
  pot: number,
  distribution: PrizeDistribution,
): Award[] {
  const prizes = prizesOf(ranking, pot, distribution)
  const winner = winnerOf(ranking)
  return ranking.map((entry, index) => ({
    userId: entry.userId,
    position: index + 1,
    won: entry === winner,
    trophies: prizes[index] ?? 0,
  }))
}

/** An entry of the trophy ledger: an award, or the exact opposite of one that no longer stands ([Z6]). */
export interface TrophyEntry extends Award {
  readonly kind: 'award' | 'reversal'
}

/** The awards of a lobby's ledger that no later entry took back, by whom ([Z6]). */
export function currentAwards(entries: readonly TrophyEntry[]): Map<string, Award> {
  const current = new Map<string, Award>()
  for (const { kind, ...award } of entries) {
    if (kind === 'reversal') current.delete(award.userId)
    else current.set(award.userId, award)
  }
  return current
}

/** What is to be entered so that exactly these awards stand: nothing for who has theirs already ([Z5], [Z6]). */
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
