import { expect, it } from 'vitest'
import { recordsQuery, recordsSearch, sortAfter } from './records-search.ts'

it('a record list requests ten rows a page, or the 20, 30, 50 or 100 that the page’s address asks for [PR287]', () => {
  expect(recordsQuery(recordsSearch({}))).toEqual({ page: 1, pageSize: 10 })
  for (const size of [20, 30, 50, 100]) expect(recordsQuery(recordsSearch({ size }))).toMatchObject({ pageSize: size })
  expect(recordsQuery(recordsSearch({ size: 25 }))).toMatchObject({ pageSize: 10 })
})

it('a record list ignores invalid parameters in the page’s address', () => {
  expect(recordsSearch({ q: 2026, sort: '-homeTeam', page: '3' })).toEqual({ q: '2026', sort: '-homeTeam', page: 3 })
  expect(recordsSearch({ q: {}, sort: 'a b', page: -1 })).toEqual({})
})

it('a column of a record list sorts ascending first, then descending; another column starts ascending again', () => {
  expect(sortAfter(undefined, 'name')).toBe('name')
  expect(sortAfter('name', 'name')).toBe('-name')
  expect(sortAfter('-name', 'name')).toBe('name')
  expect(sortAfter('-name', 'email')).toBe('email')
})
