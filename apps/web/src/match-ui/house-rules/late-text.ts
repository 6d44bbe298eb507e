/**
 * Returns a text with the rounds that a latecomer has missed and those that are left; undefined if none is missed or
 * none is left.
 */
export function lateText({ total, left }: { total: number; left: number }, startingChips: number): string | undefined {
  const missed = total - left
  if (missed <= 0 || left <= 0) return undefined
  const past = missed === 1 ? 'Betting on round 1 is over' : `Betting on rounds 1 to ${missed} is over`
  const ahead = left === 1 ? 'one round is left' : `${left} of ${total} are left`
  return `${past}; ${ahead}. You also start with ${startingChips} chips.`
}
