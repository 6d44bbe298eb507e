import { expect, it } from 'vitest'
import { firstDivisions } from './divisions.ts'
import { boundaryMoves, movesAcross, nextDivisions } from './season-moves.ts'

it.each([
  [4, 4, 4, 1],
  [13, 13, 13, 1],
  [14, 13, 13, 1],
  [14, 14, 14, 2],
  [20, 20, 20, 3],
  [21, 20, 20, 3],
  [27, 26, 26, 3],
  [27, 27, 27, 4],
  [67, 66, 66, 9],
  [20, 20, 2, 2],
  [20, 20, 0, 0],
  [4, 4, 1, 1],
])(
  'computes, for divisions of %i and of %i entries with %i present in the lower one, the number of entries to swap: %i [CP31]',
  (upper, lower, present, moves) => {
    expect(movesAcross(upper, lower, present)).toBe(moves)
  },
)

const everyone = { hasMoves: true, continues: () => true, newcomers: [] as string[] }
const division = (order: string, present = order.length) => ({ order: [...order], present })
const joined = (divisions: readonly (readonly string[])[]) => divisions.map((entries) => entries.toSorted().join(''))

it('swaps the last entry of each of two divisions with the first entry of the division below [CP31]', () => {
  const ended = [division('abcd'), division('efgh'), division('ijkl')]
  expect(joined(nextDivisions({ ended, ...everyone }))).toEqual(['abce', 'dfgi', 'hjkl'])
})

it('moves no entry between divisions if fewer than half of the fixtures counted [CP34]', () => {
  const ended = [division('abcd'), division('efgh')]
  expect(joined(nextDivisions({ ended, ...everyone, hasMoves: false }))).toEqual(['abcd', 'efgh'])
  expect(boundaryMoves(ended, false)).toEqual([0])
})

it('swaps no entry between two divisions if no entry of the lower division was present [CP31]', () => {
  const ended = [division('abcd'), division('efgh', 0)]
  expect(joined(nextDivisions({ ended, ...everyone }))).toEqual(['abcd', 'efgh'])
})

it('fills a free place in a division with an entry that would be relegated, and further places from the table of the division below [CP29]', () => {
  const ended = [division('abcde'), division('fghijklm')]
  const without =
    (...left: readonly string[]) =>
    (entry: string) =>
      !left.includes(entry)
  // Entry e is relegated and f promoted. If a has left, e stays in the upper division; if a and b have left, g is
  // promoted, too.
  expect(joined(nextDivisions({ ended, ...everyone, continues: without('a') }))).toEqual(['bcdef', 'ghijklm'])
  expect(joined(nextDivisions({ ended, ...everyone, continues: without('a', 'b') }))).toEqual(['cdefg', 'hijklm'])
})

it('fills vacancies in the first division with entries of the second, and vacancies in the second with entries of the third [CP29]', () => {
  const ended = [division('abcd'), division('efgh'), division('ijklmn')]
  const continues = (entry: string) => entry !== 'a' && entry !== 'b'
  // The swap gives (ab)ce, dfgi and hjklmn. Without a and b, the entries d and f fill the first division, and h and j
  // the second.
  expect(joined(nextDivisions({ ended, ...everyone, continues }))).toEqual(['cdef', 'ghij', 'klmn'])
})

it('lets newcomers join the lowest division of a league [CP29]', () => {
  const ended = [division('abcd'), division('efgh')]
  expect(joined(nextDivisions({ ended, ...everyone, newcomers: ['x', 'y'] }))).toEqual(['abce', 'dfghxy'])
})

it('fills vacancies with newcomers when no other entry is left below, so that no division is empty [CP29]', () => {
  const ended = [division('abcd'), division('efgh'), division('ijkl')]
  const continues = (entry: string) => 'abe'.includes(entry)
  const newcomers = [...'pqrstuvwx']
  expect(joined(nextDivisions({ ended, ...everyone, continues, newcomers }))).toEqual(['abep', 'qrst', 'uvwx'])
})

it('moves the entries of a lowest division with fewer than 4 entries into the division above [CP29]', () => {
  const ended = [division('abcd'), division('efgh'), division('ijkl')]
  const continues = (entry: string) => entry !== 'l'
  expect(joined(nextDivisions({ ended, ...everyone, continues }))).toEqual(['abce', 'dfghijk'])
})

it('keeps all entries and the sizes of divisions in leagues of 1 to 61 entries, and promotes as many entries as it relegates [CP29] [CP31]', () => {
  for (let size = 1; size <= 61; size += 1) {
    const entries = Array.from({ length: size }, (_, index) => `e${index}`)
    const before = firstDivisions(entries)
    const after = nextDivisions({ ended: before.map((order) => ({ order, present: order.length })), ...everyone })
    expect(after.map(({ length }) => length)).toEqual(before.map(({ length }) => length))
    expect(after.flat().toSorted()).toEqual(entries.toSorted())
    for (const [above, order] of before.slice(0, -1).entries()) {
      const smaller = Math.min(order.length, before[above + 1]?.length ?? 0)
      const expected = Math.max(1, Math.floor(smaller * 0.15))
      const down = order.slice(-expected)
      const up = before[above + 1]?.slice(0, expected) ?? []
      expect(after[above + 1]).toEqual(expect.arrayContaining(down))
      expect(after[above]).toEqual(expect.arrayContaining(up))
    }
  }
})
