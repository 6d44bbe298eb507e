import { expect, it } from 'vitest'
import { recordsQuery, recordsSearch, sortAfter } from './records-search.ts'

it('asks for ten to a page unless told otherwise', () => {
  expect(recordsQuery(recordsSearch({}))).toEqual({ page: 1, pageSize: 10 })
  for (const size of [20, 30, 50, 100]) expect(recordsQuery(recordsSearch({ size }))).toMatchObject({ pageSize: size })
  expect(recordsQuery(recordsSearch({ size: 25 }))).toMatchObject({ pageSize: 10 })
})

it('takes from the address what makes sense', () => {
  expect(recordsSearch({ q: 2026, sort: '-homeTeam', page: '3' })).toEqual({ q: '2026', sort: '-homeTeam', page: 3 })
  expect(recordsSearch({ q: {}, sort: 'a b', page: -1 })).toEqual({})
})

it('sorts up, then down, and another column up again', () => {
  expect(sortAfter(undefined, 'name')).toBe('name')
  expect(sortAfter('name', 'name')).toBe('-name')
  expect(sortAfter('-name', 'name')).toBe('name')
  expect(sortAfter('-name', 'email')).toBe('email')
})
