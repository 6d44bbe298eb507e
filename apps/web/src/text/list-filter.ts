/** From here on a list is long enough to be searched rather than read. */
export const MANY = 12

/** Whether all the words stand in one of the texts, in any order, without regard to case or accents. */
export function matchesFilter(filter: string, texts: readonly string[]): boolean {
  const within = plain(texts.join(' '))
  return plain(filter)
    .split(/\s+/)
    .every((word) => within.includes(word))
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
