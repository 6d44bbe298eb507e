import { expect, it } from 'vitest'
import { foldCase } from './case-fold.ts'

it.each([
  ['ß', 'ss'],
  ['ẞ', 'ss'],
  ['SS', 'ss'],
  ['ſ', 's'],
  ['ΣΊΣΥΦΟΣ', 'σίσυφοσ'],
  ['Σίσυφος', 'σίσυφοσ'],
  ['ﬃ', 'ffi'],
  ['ŉ', 'ʼn'],
  ['K', 'k'],
  ['Ꭰ', 'Ꭰ'.toLowerCase()],
  ['ǅ', 'ǆ'],
  ['𐐀', '𐐨'],
  ['李', '李'],
])('folds the case of %s to %s as Unicode does [A13]', (given, folded) => {
  expect(foldCase(given)).toBe(folded)
})

it('leaves a folded text unchanged when it is folded again [A13]', () => {
  const unsettled = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code)).filter(
    (character) => foldCase(foldCase(character)) !== foldCase(character),
  )
  expect(unsettled).toEqual([])
})
