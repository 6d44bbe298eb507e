import type { Lobby, Match } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { storeToken } from '../../api/session/token.ts'
import { aLobby, inCompetition } from '../../push/lobby/a-lobby.test-support.ts'
import { useHasRematch } from './rematch-card.tsx'

let answer: object
let asked: number

beforeEach(() => {
  answer = { rematch: null, mayOpen: false, matches: [] }
  asked = 0
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return Response.json(answer)
  })
})

const lobby = aLobby()
const of = (match: Partial<Match>, given: Partial<Lobby> = {}): Lobby => ({
  ...lobby,
  ...given,
  match: { ...lobby.match, status: 'completed', ...match },
})

async function hasRematch(of: Lobby): Promise<boolean> {
  const client = makeQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useHasRematch(of), { wrapper })
  if (asked > 0) await waitFor(() => expect(client.isFetching()).toBe(0))
  return result.current
}

it('a next game may be offered until the server has answered [G14]', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const client = makeQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  expect(renderHook(() => useHasRematch(of({})), { wrapper }).result.current).toBe(true)
})

it('a next game is offered if one is open, or if the player may open one on a match [G14]', async () => {
  expect(await hasRematch(of({}))).toBe(false)
  answer = { rematch: null, mayOpen: true, matches: [] }
  expect(await hasRematch(of({}))).toBe(false)
  answer = { rematch: null, mayOpen: true, matches: [lobby.match] }
  expect(await hasRematch(of({}))).toBe(true)
  answer = { rematch: null, mayOpen: false, matches: [lobby.match] }
  expect(await hasRematch(of({}))).toBe(false)
})

it('a practice match offers the next one with its bots also before that can be chosen, and the match of a room does not [G14]', async () => {
  answer = { rematch: null, mayOpen: true, matches: [] }
  expect(await hasRematch(of({ isPractice: true }))).toBe(true)
  expect(await hasRematch(of({ isPractice: true, isRoom: true }))).toBe(false)
})

it('a removed member is offered no next game [G14]', async () => {
  answer = { rematch: null, mayOpen: true, matches: [lobby.match] }
  const removed = { to: 'spectator', by: { username: 'ben' } } as unknown as NonNullable<
    Lobby['currentUser']['removed']
  >
  expect(await hasRematch(of({}, { currentUser: { ...lobby.currentUser, removed } }))).toBe(false)
})

it('a trial and a competition’s game ask for no next game [G14]', async () => {
  expect(await hasRematch(of({ isTrial: true }))).toBe(false)
  expect(await hasRematch(inCompetition(of({})))).toBe(false)
  expect(asked).toBe(0)
})
