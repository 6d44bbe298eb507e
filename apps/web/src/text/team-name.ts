const CLUB_WORDS = new Set(['fc', 'cf', 'sc', 'ac', 'as', 'sv', 'vfb', 'vfl', 'tsg', 'rb', 'fk', 'afc', 'the'])

/** Returns a team's name in three letters: 'France' → FRA, 'Real Madrid' → RMA, 'FC Barcelona' → BAR. */
export function shortTeamName(name: string): string {
  const all = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const distinguishing = all.filter((word) => !CLUB_WORDS.has(word.toLowerCase()))
  const [first = '?', second, third] = (distinguishing.length > 0 ? distinguishing : all).map((word) => [...word])
  const letters = third ? [first[0], second?.[0], third[0]] : second ? [first[0], ...second] : [...first]
  return letters.slice(0, 3).join('').toUpperCase()
}
