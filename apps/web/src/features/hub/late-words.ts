import type { Invitation } from '@bettle/contract'

/** What one has missed who joins late, and what there still is to win; undefined where one has missed nothing. */
export function lateWords({
  rounds: { total, left },
  gameSettings: { startingChips },
  prizePot,
}: Pick<Invitation, 'rounds' | 'gameSettings' | 'prizePot'>): string | undefined {
  const missed = total - left
  if (missed <= 0 || left <= 0) return undefined
  const past = missed === 1 ? 'Round 1 is past betting' : `Rounds 1 to ${missed} are past betting`
  const ahead = left === 1 ? 'one round is left to bet on' : `${left} of ${total} are left to bet on`
  return `${past}: ${ahead}. You start with ${startingChips} chips like everybody did, and with you the winner takes ${prizePot + startingChips} trophies.`
}
