import { expect, it } from 'vitest'
import { resultsQuery, resultsSearch } from './results-search.ts'

it('the results page reads its search from the address, and treats invalid values as the first page', () => {
  expect(resultsSearch({ q: 'Croatia', page: 3, size: 20 })).toEqual({ q: 'Croatia', page: 3, size: 20 })
  expect(resultsSearch({ q: 2026 })).toEqual({ q: '2026' })
  expect(resultsSearch({ q: { a: 1 }, page: -2, size: 7 })).toEqual({})
  expect(resultsSearch({ page: 'two', size: '50' })).toEqual({ size: 50 })
})

it('the results page leaves default values out of the address', () => {
  expect(resultsSearch({ q: '', page: 1, size: 9 })).toEqual({})
})

it('the results page requests nine results a page by default', () => {
  expect(resultsQuery({})).toEqual({ page: 1, pageSize: 9 })
  expect(resultsQuery({ q: ' croatia ', page: 2, size: 10 })).toEqual({ q: 'croatia', page: 2, pageSize: 10 })
})
