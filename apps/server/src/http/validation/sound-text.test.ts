import { expect, it } from 'vitest'
import { unsoundText } from './sound-text.ts'

it.each([
  ['a text', 'a\0', ''],
  ['a field', { a: { b: 'x\ud800' } }, 'a.b'],
  ['an entry of a list', { a: ['x', { b: [0, 'x\0'] }] }, 'a.1.b.1'],
  ['the name of a field', { a: [{ 'b\0': 1 }] }, 'a.0'],
  ['a field named length that is no number', { a: { length: {} } }, 'a'],
])('names the path of a text that cannot be stored: %s [A52]', (_what, value, path) => {
  expect(unsoundText(value)).toBe(path)
})

it.each([
  ['nothing', undefined],
  ['null', null],
  ['a pair of surrogates', { a: ['\ud83d\ude00'] }],
  ['a field named length', { length: 5, a: [] }],
  ['a quarter of a million values', { a: Array(250_000).fill(0) }],
  ['a list in a list, ten thousand deep', JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`)],
])('finds no text that cannot be stored in %s [A52]', (_what, value) => {
  expect(unsoundText(value)).toBeUndefined()
})
