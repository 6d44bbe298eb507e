/**
 * Folds the case of a text fully, so that texts that differ only in case become equal, also ß, SS and ss, or σ and ς.
 * Each character is folded alone, because the lower-case form of a sigma depends on its neighbours.
 */
export function foldCase(text: string): string {
  return Array.from(text, foldCharacter).join('')
}

function foldCharacter(character: string): string {
  // The capital ẞ has no upper-case mapping, so each character is first made lower case.
  const capitals = character.toLowerCase().toUpperCase()
  return capitals.length === 1
    ? capitals.toLowerCase()
    : Array.from(capitals, (capital) => capital.toLowerCase()).join('')
}
