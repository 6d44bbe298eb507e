import { expect, it, vi } from 'vitest'
import { addressOf } from './address-of.ts'

const route = { path: '/app/chat/:id' } as const
const given = (query: object) => ({ params: { id: 'a b' }, query }) as never

it('puts the path parameters and the given values of the query into the address', () => {
  expect(addressOf(route, given({ q: 'ä', page: 2, sort: undefined }))).toBe('/api/app/chat/a%20b?q=%C3%A4&page=2')
  expect(addressOf(route, given({ sort: undefined }))).toBe('/api/app/chat/a%20b')
})

it('keeps the query in browsers whose URLSearchParams has no size, such as Chrome 109 and Safari 16', () => {
  vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as never)
  expect(addressOf(route, given({ lobbyId: '7' }))).toBe('/api/app/chat/a%20b?lobbyId=7')
  vi.restoreAllMocks()
})
