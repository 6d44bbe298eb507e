import { leaderboard } from '@bettle/contract'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { aLobby } from './a-lobby.test-support.ts'
import { leaderboardPage, useFreshPages } from './list-pages.ts'
import { publishLobbyPush } from './lobby-push-listeners.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('after a change of a crowded lobby only the pages on the screen are fetched again, once for several changes [PR501]', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.01)
  let asked: (string | null)[] = []
  localStorage.setItem('token', JSON.stringify({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' }))
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, 'http://localhost').searchParams.get('page'))
    return Response.json({ leaderboard: [], total: 0, version: 7 })
  })
  const lobby = aLobby({})
  const queryClient = new QueryClient()
  await queryClient.fetchQuery(leaderboardPage(lobby._id, 2))
  const { unmount } = renderHook(
    () => {
      useFreshPages(lobby._id, leaderboard)
      useQuery(leaderboardPage(lobby._id, 1))
    },
    { wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider> },
  )
  await vi.waitFor(() => expect(asked).toEqual(['2', '1']))
  asked = []
  const changes = () =>
    act(() => publishLobbyPush({ push: { type: 'crowd.changed' } as never, isOwn: false }, lobby, lobby))
  changes()
  changes()
  await vi.waitFor(() => expect(asked).not.toEqual([]))
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(asked).toEqual(['1'])

  changes()
  unmount()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(asked).toEqual(['1'])
})
