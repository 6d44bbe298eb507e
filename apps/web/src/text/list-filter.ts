/** A list with at least this many items gets a search field. */
export const MANY = 12

/** Returns whether the texts contain all words of the filter, in any order, ignoring case and accents. */
export function matchesFilter(filter: string, texts: readonly string[]): boolean {
  const within = plain(texts.join(' '))
  return plain(filter)
    .split(/\s+/)
    .every((word) => within.includes(word))
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
