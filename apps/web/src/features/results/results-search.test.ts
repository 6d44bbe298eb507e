import { expect, it } from 'vitest'
import { resultsQuery, resultsSearch } from './results-search.ts'

it('reads where one is from the address, and takes nonsense for the first page', () => {
  expect(resultsSearch({ q: 'Croatia', page: 3, size: 20 })).toEqual({ q: 'Croatia', page: 3, size: 20 })
  expect(resultsSearch({ q: 2026 })).toEqual({ q: '2026' })
  expect(resultsSearch({ q: { a: 1 }, page: -2, size: 7 })).toEqual({})
  expect(resultsSearch({ page: 'two', size: '50' })).toEqual({ size: 50 })
})

it('leaves out of the address what goes without saying', () => {
  expect(resultsSearch({ q: '', page: 1, size: 9 })).toEqual({})
})

it('asks for nine to a page unless told otherwise', () => {
  expect(resultsQuery({})).toEqual({ page: 1, pageSize: 9 })
  expect(resultsQuery({ q: ' croatia ', page: 2, size: 10 })).toEqual({ q: 'croatia', page: 2, pageSize: 10 })
})
