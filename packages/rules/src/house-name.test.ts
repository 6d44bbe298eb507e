import { expect, it } from 'vitest'
import { CONFUSABLES } from './confusables.gen.ts'
import { passesForHouse } from './house-name.ts'

/** Read off the table's own text, apart from the code that uses it: the single characters that look like a text. */
function lookingLike(letter: string): string[] {
  const prototype = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase()
  const line = CONFUSABLES.split('\n').find((text) => text.startsWith(`${prototype} `)) ?? ''
  return line
    .split(' ')
    .slice(1)
    .flatMap((run) => {
      const [from = 0, to = from] = run.split('-').map((code) => Number.parseInt(code, 16))
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
    })
}

it.each(['Admin', 'ADMIN', 'Bettle', 'BETTLE', 'Support', 'SUPPORT', 'Moderator', 'deleted player', 'DELETED PLAYER'])(
  'refuses %s with any letter replaced by any character that Unicode 17 lists as its look-alike [A13]',
  (word) => {
    const disguised = Array.from(word).flatMap((letter, index) =>
      lookingLike(letter).map((sign) => word.slice(0, index) + sign + word.slice(index + 1)),
    )
    expect(disguised.length).toBeGreaterThan(50)
    expect(disguised.filter((name) => !passesForHouse(name))).toEqual([])
  },
)

it('has the whole table of Unicode 17.0, which lists 6,565 mappings [A13]', () => {
  const sources = CONFUSABLES.trim()
    .split('\n')
    .flatMap((line) => line.split(' ').slice(1))
    .map((run) => run.split('-').map((code) => Number.parseInt(code, 16)))
  expect(sources.reduce((sum, [from = 0, to = from]) => sum + to - from + 1, 0)).toBe(6565)
})
