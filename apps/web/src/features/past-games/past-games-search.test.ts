import { expect, it } from 'vitest'
import { pastGamesQuery, pastGamesSearch } from './past-games-search.ts'

it('the page of past games reads search text, page and page size from the address, and ignores invalid values', () => {
  expect(pastGamesSearch({ q: 'Croatia', page: 3, size: 20 })).toEqual({ q: 'Croatia', page: 3, size: 20 })
  expect(pastGamesSearch({ q: 2026 })).toEqual({ q: '2026' })
  expect(pastGamesSearch({ q: { a: 1 }, page: -2, size: 7 })).toEqual({})
  expect(pastGamesSearch({ page: 'two', size: '50' })).toEqual({ size: 50 })
})

it('the page of past games leaves default values out of the address', () => {
  expect(pastGamesSearch({ q: '', page: 1, size: 9 })).toEqual({})
})

it('the page of past games requests nine games a page by default [PR242]', () => {
  expect(pastGamesQuery({})).toEqual({ page: 1, pageSize: 9 })
  expect(pastGamesQuery({ q: ' croatia ', page: 2, size: 10 })).toEqual({ q: 'croatia', page: 2, pageSize: 10 })
})
