import { expect, it } from 'vitest'
import { matchesFilter } from './list-filter.ts'

const texts = ['São Paulo', 'Croatia', 'ana', 'AB23CD']

it('a list filter finds words in any order, ignoring case and accents', () => {
  expect(matchesFilter('', texts)).toBe(true)
  expect(matchesFilter('sao', texts)).toBe(true)
  expect(matchesFilter('CROATIA são', texts)).toBe(true)
  expect(matchesFilter('ab23', texts)).toBe(true)
  expect(matchesFilter('  ana ', texts)).toBe(true)
})

it('a list filter omits texts that lack one of the words', () => {
  expect(matchesFilter('croatia ben', texts)).toBe(false)
})
