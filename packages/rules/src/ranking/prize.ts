import type { PrizeDistribution } from '../lobby/settings.ts'

/**
 * Returns the pot: the starting chips times the number of members who ever were players, including members who left
 * ([K2]).
 */
export function prizePot(startingChips: number, everPlayers: number): number {
  return startingChips * everPlayers
}

/** The facts about a member that decide their share of the pot. The order of the ranking decides the rest. */
export interface PrizeCandidate {
  readonly chips: number
  readonly hasSettledBet: boolean
  readonly isActive: boolean
}

/** The shares of the first ranks in hundredths of the pot, by the number of members who share it ([Z2]). */
const PODIUM = [[], [100], [70, 30], [50, 30, 20]] as const

/**
 * Returns the prize of each rank in whole trophies. The prizes add up to the pot, or are all 0 if no bet was settled in
 * the game. The member in position 1 and all active members share the pot as `distribution` says; other members get
 * nothing ([X5], [Z1], [Z2], [Z3]).
 * @param ranking from position 1
 */
export function prizesOf(ranking: readonly PrizeCandidate[], pot: number, distribution: PrizeDistribution): number[] {
  const isPlayed = ranking.some(({ hasSettledBet }) => hasSettledBet)
  // Eliminated members rank last even if they are active, so active members need not be the first in the ranking.
  const sharers = isPlayed ? ranking.flatMap(({ isActive }, index) => (isActive || index === 0 ? [index] : [])) : []
  const weights = weightsOf(
    sharers.map((index) => Math.max(0, ranking[index]?.chips ?? 0)),
    distribution,
  )
  const prizes = ranking.map(() => 0)
  for (const [nth, trophies] of apportion(pot, weights).entries()) prizes[sharers[nth] ?? 0] = trophies
  return prizes
}

function weightsOf(chips: readonly number[], distribution: PrizeDistribution): readonly number[] {
  if (distribution === 'winner-takes-all') return chips.slice(0, 1).map(() => 1)
  if (distribution === 'top-3') return PODIUM[Math.min(chips.length, 3)] ?? []
  return chips.some((held) => held > 0) ? chips : chips.map(() => 1)
}

/**
 * Rounds shares to whole numbers by the largest remainder. Among equal remainders the earlier share is rounded up
 * ([Z3]).
 */
function apportion(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const shares = weights.map((weight) => Math.floor((whole * weight) / sum))
  const left = whole - shares.reduce((total, share) => total + share, 0)
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (whole * weight) % sum }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, weights.length === 0 ? 0 : left))
    shares[index] = (shares[index] ?? 0) + 1
  return shares
}
