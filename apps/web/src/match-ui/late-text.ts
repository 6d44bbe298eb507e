/** The rounds that a latecomer has missed and those left; undefined if none was missed. */
export function lateText({ total, left }: { total: number; left: number }, startingChips: number): string | undefined {
  const missed = total - left
  if (missed <= 0 || left <= 0) return undefined
  const past = missed === 1 ? 'Round 1 is past betting' : `Rounds 1 to ${missed} are past betting`
  const ahead = left === 1 ? 'one round is left' : `${left} of ${total} are left`
  return `${past}; ${ahead}. You start with ${startingChips} chips like everybody.`
}
