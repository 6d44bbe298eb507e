/**
 * Full case folding: texts that differ only in case come out the same, also ß, SS and ss, or σ and ς. Each character is folded by
 * itself, because a lower-case sigma depends on what stands around it.
 */
export function foldCase(text: string): string {
  return Array.from(text, foldCharacter).join('')
}

function foldCharacter(character: string): string {
  // ẞ has no capital form: its small one has.
  const capitals = character.toLowerCase().toUpperCase()
  return capitals.length === 1
    ? capitals.toLowerCase()
    : Array.from(capitals, (capital) => capital.toLowerCase()).join('')
}
